// A forest drawn by arithmetic: always the same trees, from a small generator of numbers.

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** A row of firs standing on `ground` in a box of `width`, as one path. */
export function firs(seed: number, width: number, ground: number, height: number, gap: number): string {
  const next = numbers(seed);
  let path = `M-20 ${ground + 200}V${ground}`;
  for (let x = -20; x < width + 20; ) {
    const tall = height * (0.55 + 0.75 * next() ** 1.5);
    const half = tall * (0.15 + 0.05 * next());
    const middle = x + half;
    const layers = 7;
    path += `L${x.toFixed(1)} ${ground}`;
    const left: string[] = [];
    const right: string[] = [];
    for (let layer = 1; layer <= layers; layer++) {
      const y = ground - tall + (tall * layer * 0.93) / layers;
      const reach = (half * layer) / layers;
      left.unshift(`L${(middle - reach).toFixed(1)} ${y.toFixed(1)}L${(middle - reach * 0.6).toFixed(1)} ${(y - tall * 0.035).toFixed(1)}`);
      right.push(`L${(middle + reach * 0.6).toFixed(1)} ${(y - tall * 0.035).toFixed(1)}L${(middle + reach).toFixed(1)} ${y.toFixed(1)}`);
    }
    path += `${left.join('')}L${middle.toFixed(1)} ${(ground - tall).toFixed(1)}${right.join('')}L${(middle + half).toFixed(1)} ${ground}`;
    x = middle + half + gap * (next() - 0.55);
  }
  return `${path}L${width + 20} ${ground}V${ground + 200}Z`;
}

/** Stars (or fireflies) spread over a box. */
export function sparks(seed: number, count: number, width: number, top: number, bottom: number): { x: number; y: number; r: number }[] {
  const next = numbers(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * width),
    y: Math.round(top + next() * (bottom - top)),
    r: Math.round((0.6 + next() * 1.2) * 10) / 10,
  }));
}
