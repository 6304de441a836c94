// Small sounds, made in the browser: nothing is loaded. Each lasts at most 600 ms, a season's chord 1.2 s.

import { settings } from './settings.svelte';

export type Sound =
  | 'your-turn' | 'roll' | 'die-taken' | 'air' | 'water' | 'fire' | 'earth' | 'crystals' | 'summon-item' | 'summon-familiar'
  | 'activate' | 'sacrifice' | 'bonus' | 'winter' | 'spring' | 'summer' | 'fall' | 'year' | 'refused' | 'undo' | 'phrase' | 'end' | 'tick';

/** Whose doing it is: mine and the table's, or another player's. "turn" calls me. */
export type Channel = 'table' | 'turn' | 'others';

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

function stage(): AudioContext | null {
  // Before the first press nothing may sound: browsers complain, or let it all be heard at once after it.
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context.state === 'running' || navigator.userActivation ? context : null;
}

function noise(audio: AudioContext): AudioBuffer {
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate * 0.6, audio.sampleRate);
    const data = rustle.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return rustle;
}

interface Tone {
  at?: number;
  hz: number;
  to?: number;
  last: number;
  gain?: number;
  wave?: OscillatorType;
}

function tone(audio: AudioContext, out: AudioNode, { at = 0, hz, to = hz, last, gain = 0.5, wave = 'sine' }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(hz, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + last);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + last);
  voice.connect(volume).connect(out);
  voice.start(start);
  voice.stop(start + last);
}

interface Hiss {
  at?: number;
  last: number;
  hz: number;
  to?: number;
  q?: number;
  gain?: number;
  type?: BiquadFilterType;
}

function hiss(audio: AudioContext, out: AudioNode, { at = 0, last, hz, to = hz, q = 1, gain = 0.4, type = 'bandpass' }: Hiss): void {
  const start = audio.currentTime + at;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = noise(audio);
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(hz, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + last);
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + last);
  source.connect(filter).connect(volume).connect(out);
  source.start(start, Math.random() * 0.1, last);
}

type Maker = (audio: AudioContext, out: AudioNode, count: number) => void;

const chord = (...notes: number[]): Maker => (audio, out) => {
  for (const hz of notes) tone(audio, out, { hz, last: 1.2, gain: 0.16, wave: 'triangle' });
};

const bell: Maker = (audio, out) => {
  for (const [hz, gain] of [[880, 0.32], [1760, 0.14], [2637, 0.07]] as const) tone(audio, out, { hz, last: 0.55, gain });
};

const MAKERS: Record<Sound, Maker> = {
  'your-turn': (audio, out) => {
    tone(audio, out, { hz: 392, last: 0.3, gain: 0.5 });
    tone(audio, out, { at: 0.13, hz: 587, last: 0.4, gain: 0.5 });
  },
  roll: (audio, out) => {
    for (let i = 0; i < 7; i++) hiss(audio, out, { at: i * 0.07 + Math.random() * 0.02, last: 0.05, hz: 1400 + Math.random() * 900, q: 3, gain: 0.5 });
  },
  'die-taken': (audio, out) => tone(audio, out, { hz: 320, to: 140, last: 0.11, gain: 0.6, wave: 'triangle' }),
  air: (audio, out) => hiss(audio, out, { last: 0.45, hz: 500, to: 2400, q: 0.8, gain: 0.25 }),
  water: (audio, out, count) => tone(audio, out, { hz: 420 + count * 60, to: 1100 + count * 80, last: 0.14, gain: 0.35 }),
  fire: (audio, out) => {
    for (let i = 0; i < 6; i++) hiss(audio, out, { at: i * 0.05 + Math.random() * 0.03, last: 0.04, hz: 2600, q: 1, gain: 0.3, type: 'highpass' });
  },
  earth: (audio, out) => tone(audio, out, { hz: 110, to: 52, last: 0.25, gain: 0.75 }),
  crystals: (audio, out, count) => {
    for (let i = 0; i < Math.min(count, 8); i++) tone(audio, out, { at: i * 0.06, hz: 1700 + i * 130, last: 0.16, gain: 0.18 });
  },
  'summon-item': bell,
  'summon-familiar': (audio, out) => {
    bell(audio, out, 1);
    tone(audio, out, { hz: 92, to: 60, last: 0.5, gain: 0.4, wave: 'sawtooth' });
  },
  activate: (audio, out) => {
    for (let i = 0; i < 4; i++) hiss(audio, out, { at: i * 0.055, last: 0.03, hz: 2200 + i * 250, q: 6, gain: 0.5 });
  },
  sacrifice: (audio, out) => hiss(audio, out, { last: 0.55, hz: 1800, to: 160, q: 0.7, gain: 0.45 }),
  bonus: (audio, out) => {
    tone(audio, out, { hz: 1319, last: 0.14, gain: 0.3, wave: 'triangle' });
    tone(audio, out, { at: 0.12, hz: 1047, last: 0.35, gain: 0.3, wave: 'triangle' });
  },
  winter: chord(196, 294, 440, 659),
  spring: chord(220, 330, 415, 554),
  summer: chord(262, 330, 392, 523),
  fall: chord(196, 233, 294, 392),
  year: (audio, out) => {
    for (const [hz, gain] of [[98, 0.5], [147, 0.25], [233, 0.12], [311, 0.08]] as const) tone(audio, out, { hz, to: hz * 0.985, last: 0.6, gain });
  },
  refused: (audio, out) => tone(audio, out, { hz: 150, to: 110, last: 0.09, gain: 0.5, wave: 'triangle' }),
  undo: (audio, out) => tone(audio, out, { hz: 160, to: 420, last: 0.16, gain: 0.35, wave: 'triangle' }),
  phrase: (audio, out) => tone(audio, out, { hz: 520, to: 840, last: 0.08, gain: 0.35 }),
  end: (audio, out) => {
    [392, 523, 494, 659].forEach((hz, index) => tone(audio, out, { at: index * 0.13, hz, last: 0.45, gain: 0.35, wave: 'triangle' }));
  },
  tick: (audio, out) => hiss(audio, out, { last: 0.03, hz: 3000, q: 8, gain: 0.4 }),
};

const VOLUMES: Record<Channel, 'tableVolume' | 'turnVolume' | 'othersVolume'> = { table: 'tableVolume', turn: 'turnVolume', others: 'othersVolume' };

/** Make a sound, if they are on and the browser lets us. `count` is how many things it is about. */
export function play(sound: Sound, channel: Channel = sound === 'your-turn' ? 'turn' : 'table', count = 1): void {
  const volume = settings.mute ? 0 : settings[VOLUMES[channel]] / 100;
  const audio = volume > 0 ? stage() : null;
  if (!audio) return;
  const out = audio.createGain();
  out.gain.value = volume * volume * 0.6;
  out.connect(audio.destination);
  MAKERS[sound](audio, out, count);
}
