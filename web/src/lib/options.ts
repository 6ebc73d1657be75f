// A game's options as the landing page offers them.

import type { OptionInfo } from './wire';

export type OptionValue = string | boolean | number | { custom: number[] };
export type OptionValues = Record<string, OptionValue>;

/** Before the places of things that were put into an order of one's own. */
const CUSTOM = 'custom:';

/** An order of one's own as a chosen value. */
export function customOrder(places: readonly number[]): string {
  return CUSTOM + places.join(' ');
}

/** The places of an order of one's own; null if the chosen value is something else. */
export function placesOf(value: string | undefined): number[] | null {
  if (!value?.startsWith(CUSTOM)) return null;
  return value.slice(CUSTOM.length).split(' ').map(Number);
}

/** A switch is an option that is true or false. */
export function isSwitch(option: OptionInfo): boolean {
  return option.values.length === 2 && option.values.every((value) => value === 'true' || value === 'false');
}

/** By a custom of ours these options are about whoever plays against a single player. */
const ALONE = ['opponents', 'level'];
/** And these are about what players do for each other: a single player has nobody to ask. */
const TOGETHER = ['favors'];

/** The options that a table of this many seats can have. */
export function optionsFor(options: OptionInfo[], seats: number): OptionInfo[] {
  const others = seats === 1 ? TOGETHER : ALONE;
  return options.filter((option) => !others.includes(option.name));
}

/** The choice with one value more: what it needs is switched on, what needed the old one is given up. */
export function choose(
  options: OptionInfo[],
  chosen: Record<string, string>,
  name: string,
  value: string,
): Record<string, string> {
  const next = { ...chosen, [name]: value };
  const needed = options.find((option) => option.name === name)?.needs?.[value];
  if (needed !== undefined) next[needed] = 'true';
  for (const option of options) {
    const need = option.needs?.[next[option.name] ?? ''];
    if (need !== undefined && next[need] !== 'true') delete next[option.name];
  }
  return next;
}

/** A number is sent as one, a switch as true or false, everything else as its word. */
function valueOf(option: OptionInfo, value: string): OptionValue {
  const custom = placesOf(value);
  if (custom) return { custom };
  if (isSwitch(option)) return value === 'true';
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** What to send: only what differs from the defaults; null if nothing does. */
export function changedOptions(options: OptionInfo[], chosen: Record<string, string>): OptionValues | null {
  const changed: OptionValues = {};
  for (const option of options) {
    const value = chosen[option.name];
    if (value === undefined || value === option.values[0]) continue;
    changed[option.name] = valueOf(option, value);
  }
  return Object.keys(changed).length > 0 ? changed : null;
}

/** A name of a program made readable, where we have no words for it. */
export function humanised(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The options in force, as the server tells them, where they differ from the usual ones. */
export function chosenOf(
  options: readonly OptionInfo[],
  told: { [name: string]: string },
): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const option of options) {
    const value = told[option.name];
    if (value !== undefined && value !== option.values[0]) chosen[option.name] = value;
  }
  return chosen;
}
