// What somebody missed while they waited.

import type { LogLine } from './steps';
import type { Seat, Step } from './wire';

/** Fewer lines than this are seen on the table. */
const DIGEST_LINES_MIN = 12;

/**
 * The lines since the last move that somebody made themselves, of what still counts; none where they
 * are few, or where they have not moved yet.
 */
export function digestOf(
  lines: readonly LogLine[],
  history: readonly Step<unknown>[],
  you: Seat | null,
): LogLine[] {
  if (you === null) return [];
  const own = history.findLast((step) => step.seat === you && step.by === 'person')?.seq;
  if (own === undefined) return [];
  const since = lines.filter((line) => line.seq > own && !line.void);
  return since.length >= DIGEST_LINES_MIN ? since : [];
}
