// Where what the viewer has wants them to go: the table says it, here it is gathered by space.

import type { Section } from '../../lib/wire';
import type { EmblemName } from './emblems';
import type { SpaceId } from './types';

export interface Pin {
  /** What wants one there, as an emblem. */
  emblem: EmblemName;
  /** The same by its name. */
  about: string;
}

const EMBLEM_OF: Readonly<Record<string, EmblemName>> = {
  job: 'job',
  cargo: 'cargo',
  bounty: 'bounty',
  goal: 'fame',
};

/** The pins of the viewer, by the space they stick in. */
export function pinsOf(sections: readonly Section[]): Map<SpaceId, Pin[]> {
  const pins = new Map<SpaceId, Pin[]>();
  for (const { marks = [] } of sections) {
    for (const { at, kind, about } of marks) {
      const emblem = kind === undefined ? undefined : EMBLEM_OF[kind];
      if (emblem && about !== undefined) pins.set(at, [...(pins.get(at) ?? []), { emblem, about }]);
    }
  }
  return pins;
}
