// The geometry of the season wheel: twelve spaces on a ring, space 1 after twelve o'clock, in a box of 400.

import { RATES } from '../facts';

export interface WheelGhost {
  space: number;
  /** The only place left to go: drawn whole. */
  solid?: boolean;
  /** A new year begins on the way. */
  year?: boolean;
}

/** A space to choose: how far it is from the token, and what it is called. */
export interface BootsStep {
  n: number;
  space: number;
  label: string;
}

/** How far a space is from another one the shorter way round; back is negative. */
export function stepTo(from: number, space: number): number {
  return ((space - from + 18) % 12) - 6;
}

export function stepText(n: number): string {
  return n > 0 ? `+${n}` : `\u2212${-n}`;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point at a radius and an angle, in the box. */
export function point(radius: number, degrees: number): [number, number] {
  return [200 + radius * Math.cos(rad(degrees)), 200 + radius * Math.sin(rad(degrees))];
}

const at = (radius: number, degrees: number): string => point(radius, degrees).map((n) => n.toFixed(2)).join(' ');

/** The middle of a space, in degrees. */
export function middle(space: number): number {
  return -90 + 30 * (space - 1) + 15;
}

/** A part of a ring. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A space of the ring, 1 to 12. */
export function spacePath(space: number, inner = 146, outer = 192): string {
  const start = -90 + 30 * (space - 1);
  return sector(start + 1, start + 29, inner, outer);
}

/** Where the four energies stand in a season's quarter: worth 1 outside, 2 between, 3 inside. */
export function rateSpots(season: number): { energy: number; worth: number; x: number; y: number }[] {
  const mid = -45 + 90 * season;
  let ones = 0;
  return (RATES[season] ?? []).map((worth, energy) => {
    const angle = worth === 1 ? mid + (ones++ ? 17 : -17) : mid;
    const [x, y] = point(worth === 1 ? 124 : worth === 2 ? 106 : 76, angle);
    return { energy, worth, x, y };
  });
}

/** The turn that brings a token from one angle to a space the shorter way round. */
export function turnTo(angle: number, space: number): number {
  const target = middle(space);
  const way = ((((target - angle) % 360) + 540) % 360) - 180;
  return angle + way;
}
