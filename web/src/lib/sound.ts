// A few short sounds made on the spot; silent unless the player turned them on.

import { settings } from './settings.svelte';

type Note = [hertz: number, startMs: number, lastsMs: number];

const SOUNDS = {
  turn: [
    [523, 0, 90],
    [784, 90, 140],
  ],
  card: [[320, 0, 40]],
  reveal: [
    [392, 0, 90],
    [494, 90, 90],
    [587, 180, 160],
  ],
  shift: [
    [220, 0, 120],
    [185, 120, 120],
    [147, 240, 220],
  ],
  capture: [
    [523, 0, 90],
    [659, 90, 90],
    [784, 180, 90],
    [1047, 270, 260],
  ],
  refused: [[170, 0, 120]],
  clock: [
    [880, 0, 70],
    [880, 160, 70],
    [880, 320, 70],
  ],
  end: [
    [392, 0, 140],
    [523, 140, 140],
    [659, 280, 320],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.08;
let context: AudioContext | null = null;

/** Plays a sound, if the player wants sounds and the browser allows them yet. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const at = context.currentTime;
  for (const [hertz, startMs, lastsMs] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const level = context.createGain();
    const start = at + startMs / 1000;
    const end = start + lastsMs / 1000;
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    level.gain.setValueAtTime(LOUDNESS, start);
    level.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}
