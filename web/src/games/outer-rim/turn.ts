// How far a turn has come, read from the work that waits.

import type { Frame } from '../../wire/outer-rim/Frame';

export const STEPS = ['planning', 'action', 'encounter'] as const;
export type TurnStep = (typeof STEPS)[number];

/** The step that is under way. The table notes the next step before it resolves what was chosen in one. */
export function stepUnderway(frames: readonly Frame[]): TurnStep | null {
  const at = frames.findIndex((frame) => 'turn' in frame);
  const turn = frames[at];
  if (!turn || !('turn' in turn)) return null;
  switch (turn.turn.step) {
    case 'began':
    case 'planning':
      return 'planning';
    case 'action': {
      const inner = frames[at + 1];
      return inner && ('move' in inner || 'stop' in inner || 'course' in inner) ? 'planning' : 'action';
    }
    case 'encounter':
    case 'ended':
      return 'encounter';
  }
}

/** The step whose own question is open: what to do in it. Null while something within a step is asked. */
export function stepAsked(frames: readonly Frame[]): TurnStep | null {
  const top = frames.at(-1);
  return top && 'turn' in top ? stepUnderway(frames) : null;
}
