// The score pad: its lines in the order of the rulebook, and a chart of them.

import type { Score } from './types';

/** The lines that add up to the total, in the order they are told. */
export const LINES = ['targets', 'crates', 'majority', 'contracts', 'hunters'] as const;
export type ScoreLine = (typeof LINES)[number];

/** A piece of a bar: from where to where, in points. */
export interface Piece {
  line: ScoreLine;
  from: number;
  points: number;
}

/** What is gained stands to the right of zero, what is lost to the left of it. */
export function piecesOf(score: Score): Piece[] {
  let gained = 0;
  let lost = 0;
  return LINES.flatMap((line): Piece[] => {
    const points = score[line];
    if (points === 0) return [];
    if (points < 0) {
      lost += points;
      return [{ line, from: lost, points: -points }];
    }
    gained += points;
    return [{ line, from: gained - points, points }];
  });
}

/** The least and the greatest point of all bars, so that they share one scale. */
export function scaleOf(scores: readonly Score[]): { min: number; max: number } {
  const edges = scores.flatMap((score) =>
    piecesOf(score).flatMap(({ from, points }) => [from, from + points]),
  );
  return { min: Math.min(0, ...edges), max: Math.max(1, ...edges) };
}

/** The lines that are told in this game: without contracts in the introductory one. */
export function linesOf(introductory: boolean): ScoreLine[] {
  return LINES.filter((line) => !introductory || line !== 'contracts');
}
