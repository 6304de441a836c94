// What flies over the table, drawn anew for each flight.

import { ENERGY_PATHS, FILLED } from '../parts/glyphs';

const COLOURS = ['var(--air)', 'var(--water)', 'var(--fire)', 'var(--earth)'];
const SVG = 'http://www.w3.org/2000/svg';

function drawn(path: string, colour: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-1 -1 26 26');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  shape.style.fill = colour;
  shape.style.stroke = 'var(--plate)';
  shape.style.strokeWidth = '1.2';
  svg.append(shape);
  return svg;
}

/** An energy token. */
export function token(energy: number): Element {
  return drawn(ENERGY_PATHS[energy] ?? ENERGY_PATHS[0], COLOURS[energy] ?? 'white');
}

/** A crystal. */
export function gem(): Element {
  return drawn(FILLED.crystal, 'var(--crystal)');
}

/** A place on the gauge. */
export function star(): Element {
  return drawn(FILLED.star, 'var(--lit)');
}

/** A card seen from behind. */
export function back(): Element {
  const svg = drawn(FILLED.card, 'var(--parchment)');
  svg.classList.add('card-back');
  return svg;
}
