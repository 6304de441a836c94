// How many px one unit of the layout (--u) is just now: for the few sizes that must be computed.

const state = $state({ px: 1 });

function measure(): void {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  state.px = Math.min(Math.max(Math.min(innerWidth / 1366, innerHeight / 768), text / 16), (text / 16) * 1.5);
}

window.addEventListener('resize', measure);
new MutationObserver(measure).observe(document.documentElement, { attributeFilter: ['style'] });
measure();

export function unit(): number {
  return state.px;
}
