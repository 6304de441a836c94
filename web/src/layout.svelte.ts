// Which of the three layouts fits: widths count in the text's own size, so that large text gets the smaller layout.

export type Layout = 'desk' | 'tablet' | 'phone';

/** The layout for a window and the size of its text in px. */
export function layoutFor(width: number, height: number, text: number): Layout {
  const wide = width / text;
  if (wide >= 75 && height / text >= 37) return 'desk';
  return wide >= 44 ? 'tablet' : 'phone';
}

function measure(): { layout: Layout; short: boolean } {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const layout = layoutFor(innerWidth, innerHeight, text);
  // Media queries know the browser's size of text, not ours.
  document.documentElement.toggleAttribute('data-slim', innerWidth / text < 21.5);
  document.documentElement.toggleAttribute('data-low', innerHeight / text < (layout === 'phone' ? 34 : 50));
  return { layout, short: innerHeight / text < 45 };
}

const state = $state(measure());

function update(): void {
  Object.assign(state, measure());
  document.documentElement.dataset['layout'] = state.layout;
}

window.addEventListener('resize', update);
new MutationObserver(update).observe(document.documentElement, { attributeFilter: ['style'] });
update();

export function layout(): Layout {
  return state.layout;
}

/** Less than 720 px of height: rows are lower. */
export function short(): boolean {
  return state.short;
}
