// Messages as a server would send them, for a game of no particular rules.

import type { Now, OpenMenu, Seating, Step, Update } from '../../src/lib/wire';

export function seating(part: Partial<Seating> = {}): Seating {
  return {
    table: 'T1',
    game: 'han-solo',
    stage: 'playing',
    places: [
      { seat: 0, holder: 'person', name: 'Ana', here: true, stand_in: null },
      { seat: 1, holder: 'bot', name: 'Nix', level: 'rookie' },
    ],
    you: 0,
    host: true,
    spectators: 0,
    clock_seconds: null,
    free_undo: true,
    card_set: 'standard',
    may_sit: true,
    locked: false,
    private: false,
    listed: false,
    invite: null,
    options: {},
    hints: true,
    bot_pace: 'brisk',
    your_move: false,
    ...part,
  };
}

export function menu(decision: number, part: Partial<OpenMenu<unknown>> = {}): OpenMenu<unknown> {
  return {
    decision,
    question: 'Draw, take or stand?',
    kind: 'list',
    items: [
      { action: 'draw', label: 'Draw a card' },
      { action: 'take', label: 'Take the +3' },
      { action: 'stand', label: 'Stand' },
    ],
    sealed: false,
    chosen: null,
    ...part,
  } as OpenMenu<unknown>;
}

export function now(seq: number, decision: number | null = null): Now<unknown, unknown> {
  return {
    seq,
    viewer: 0,
    view: { seq },
    outline: { sections: [] },
    waiting: [],
    menu: decision === null ? null : menu(decision),
    coach: null,
    can_undo: false,
    outcome: null,
    fairness: { commitment: 'c', seed: null },
  };
}

export function step(seq: number, rewindTo: number | null = null): Step<unknown> {
  return {
    seq,
    seat: 0,
    by: 'person',
    rewind_to: rewindTo,
    seen: rewindTo === null ? [{ sight: {}, line: `line ${seq}`, rule: null }] : [],
  };
}

export function update(
  seq: number,
  decision: number | null = null,
  request: string | null = null,
): { type: 'update' } & Update<unknown, unknown, unknown> {
  return { type: 'update', step: step(seq), now: now(seq, decision), request };
}

export function welcome(upTo: number | null, decision: number | null = null, from = 0): object {
  const steps = upTo === null ? [] : Array.from({ length: upTo - from + 1 }, (_, idx) => step(from + idx));
  return {
    type: 'welcome',
    protocol: 1,
    seating: seating(),
    snapshot: upTo === null ? null : { steps, now: now(upTo, decision) },
  };
}
