// The story so far, with what was taken back.

import type { RuleChange, Seat, Step } from './wire';

/** One line of the log. */
export interface LogLine {
  /** The entry it belongs to. */
  seq: number;
  /** Who caused the entry. */
  seat: Seat | null;
  /** The words; null for a taken-back entry, which the shell words itself. */
  text: string | null;
  rule: string | null;
  /** Whether it no longer counts. */
  void: boolean;
  /** What other rules change from here on, for the line that says that they do. */
  changes?: RuleChange[];
  /** The clock answered instead of the seat; the shell words it. */
  timeUp?: boolean;
}

/** The entries that still count: those that were taken back, and the taking back, are left out. */
export function liveSteps<S>(history: readonly Step<S>[]): Step<S>[] {
  const live: Step<S>[] = [];
  for (const step of history) {
    const to = step.rewind_to;
    if (to === null) live.push(step);
    else while (live.length > 0 && (live.at(-1)?.seq ?? 0) > to) live.pop();
  }
  return live;
}

/** What it takes to read a line of the log, and the longest a step may hold a replay up. */
const LINE_MS = 600;
const READING_MS_MAX = 6_000;

/** How long what happened in a step takes to read. */
export function readingMs(step: Step<unknown> | undefined): number {
  const nLines = step?.seen.filter((seen) => seen.line !== null).length ?? 0;
  return Math.min(READING_MS_MAX, (nLines + (step?.rules ? 1 : 0)) * LINE_MS);
}

/** The lines of the log, oldest first. */
export function logLines(history: readonly Step<unknown>[]): LogLine[] {
  const live = new Set(liveSteps(history).map((step) => step.seq));
  const lines: LogLine[] = [];
  for (const step of history) {
    const { seq, seat } = step;
    if (step.rewind_to !== null) {
      lines.push({ seq, seat, text: null, rule: null, void: false });
    }
    if (step.rules) {
      const { line, changes } = step.rules;
      lines.push({ seq, seat, text: line, rule: null, void: false, changes });
    }
    const first = step.seen.find((seen) => seen.line !== null);
    for (const seen of step.seen) {
      if (seen.line === null) continue;
      const gone = step.rewind_to === null && !live.has(seq);
      const timeUp = step.by === 'clock' && seen === first;
      lines.push({ seq, seat, text: seen.line, rule: seen.rule, void: gone, ...(timeUp ? { timeUp } : {}) });
    }
  }
  return lines;
}
