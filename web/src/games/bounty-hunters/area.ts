// How large the cards of an area can be drawn, so that all of it fits.

import type { Confrontation, Player } from './types';

/** The part of a covered card that still shows, in card widths. */
const COVERED = 0.345;
/** Captured confrontations lie smaller, in two rows. */
export const CAPTURED_SCALE = 0.58;
const GAP = 0.2;

/** The width of an open confrontation in card widths. */
export function openWidth({ attackers }: Confrontation): number {
  const n = attackers.length;
  return n === 0 ? 1.35 : 1 + 0.06 + (n - 1) * COVERED + 1;
}

/** The width of a captured confrontation in card widths of the open ones. */
export function capturedWidth({ attackers }: Confrontation): number {
  return CAPTURED_SCALE * (1.4 + 0.06 + (attackers.length * COVERED) / 1.4);
}

/** The confrontations that still wait for their target, and those that are done. */
export function sorted(player: Player): { open: Confrontation[]; captured: Confrontation[] } {
  return {
    open: player.confrontations.filter((it) => !it.captured),
    captured: player.confrontations.filter((it) => it.captured),
  };
}

/** Room for one more target: nothing jumps when a card is taken up. */
const ONE_MORE = 1.1;

/** The width of all confrontations in card widths, the captured ones in two rows. */
export function areaWidth(player: Player): number {
  const { open, captured } = sorted(player);
  const openPart = open.reduce((sum, it) => sum + openWidth(it) + GAP, 0);
  const columns: number[] = [];
  captured.forEach((it, idx) => {
    const column = Math.floor(idx / 2);
    columns[column] = Math.max(columns[column] ?? 0, capturedWidth(it) + GAP);
  });
  return openPart + columns.reduce((sum, it) => sum + it, 0);
}

/** The largest card that fits a box: all confrontations beside each other, bars below. */
export function cardWidth(player: Player, width: number, height: number, max: number): number {
  const BARS_PX = 44;
  const byHeight = (height - BARS_PX) / 1.4;
  const byWidth = width / (areaWidth(player) + ONE_MORE);
  return Math.max(52, Math.min(max, byHeight, byWidth));
}
