// The way to a place, read from the marks of the table: each says which place comes before it.

import type { Mark } from '../../wire/Mark';
import type { SpaceId } from './types';

/** From where the viewer is to a place within reach, both included; nothing where it is not. */
export function wayTo(marks: readonly Mark[], to: SpaceId): SpaceId[] {
  const before = new Map(marks.map(({ at, from }) => [at, from]));
  const way: SpaceId[] = [];
  for (let at: SpaceId | undefined = to; at !== undefined && !way.includes(at); at = before.get(at))
    way.unshift(at);
  return way.length > 1 ? way : [];
}
