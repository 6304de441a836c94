import { recallJson, remember } from './memory';

export type Motion = 'normal' | 'fast' | 'off';

/** How this person likes the page, kept in the browser. Volumes are 0 to 100. */
export interface Settings {
  motion: Motion;
  mute: boolean;
  tableVolume: number;
  turnVolume: number;
  othersVolume: number;
  contrast: boolean;
  textSize: 100 | 125 | 150 | 200;
  /** Say once what is still free to do before the turn ends. */
  remind: boolean;
  /** Answer by itself when there is only one answer. */
  answer: boolean;
  /** Single letters do things. */
  keys: boolean;
  /** Small numbers on what can be chosen. */
  badges: boolean;
  leftHanded: boolean;
}

const FIRST: Settings = {
  motion: 'normal',
  mute: false,
  tableVolume: 60,
  turnVolume: 80,
  othersVolume: 40,
  contrast: false,
  textSize: 100,
  remind: true,
  answer: true,
  keys: true,
  badges: false,
  leftHanded: false,
};

export const settings: Settings = $state({ ...FIRST, ...recallJson<Partial<Settings>>('settings', {}) });

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
const strong = window.matchMedia('(prefers-contrast: more)');
const wishes = $state({ calm: calm.matches, strong: strong.matches });
calm.addEventListener('change', () => (wishes.calm = calm.matches));
strong.addEventListener('change', () => (wishes.strong = strong.matches));

/** By how much durations are multiplied: 1, 0.4 or 0. */
export function pace(): number {
  if (wishes.calm || settings.motion === 'off') return 0;
  return settings.motion === 'fast' ? 0.4 : 1;
}

/** Keep the page and the memory as the settings are; call once, where effects are allowed. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.style.setProperty('--pace', String(pace()));
    root.style.fontSize = settings.textSize === 100 ? '' : `${settings.textSize}%`;
    root.dataset['motion'] = pace() === 0 ? 'off' : settings.motion;
    root.dataset['contrast'] = settings.contrast || wishes.strong ? 'more' : 'normal';
    root.dataset['handed'] = settings.leftHanded ? 'left' : 'right';
    remember('settings', JSON.stringify(settings));
  });
}
