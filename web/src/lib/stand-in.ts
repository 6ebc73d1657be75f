// From when others may let a bot play for somebody who is away.

import type { Place } from './wire';

/** Seconds until then; 0 from then on, null where no bot is called for. */
export function standInLeft(place: Place, seatedAt: number, now: number): number | null {
  if (place.holder !== 'person' || place.here || place.stand_in !== null) return null;
  return Math.max(0, Math.ceil(((place.stand_in_ms ?? 0) - (now - seatedAt)) / 1000));
}
