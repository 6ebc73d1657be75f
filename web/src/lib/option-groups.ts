// How a game's options are laid out for people: in groups, and only what can be had.

import { isSwitch } from './options';
import type { OptionInfo } from './wire';

export interface OptionGroup {
  /** `rules`, or the name of the option that all others of the group need. */
  id: string;
  options: OptionInfo[];
}

/** The option that every other value of this one needs; none if some can be had without one. */
function neededBy(option: OptionInfo): string | null {
  const others = option.values.slice(1);
  const needs = [...new Set(others.map((value) => option.needs?.[value] ?? ''))];
  return needs.length === 1 && needs[0] ? needs[0] : null;
}

/** A group for each option that others need, with those others; everything else before them. */
export function groupsOf(options: readonly OptionInfo[]): OptionGroup[] {
  const heads = [...new Set(options.map(neededBy).filter((name) => name !== null))];
  const byHead = heads.flatMap((id) => {
    const head = options.find((option) => option.name === id);
    if (!head) return [];
    return [{ id, options: [head, ...options.filter((option) => neededBy(option) === id)] }];
  });
  const grouped = new Set(byHead.flatMap((group) => group.options));
  const rest = options.filter((option) => !grouped.has(option));
  const sorted = [...rest.filter((option) => !isSwitch(option)), ...rest.filter(isSwitch)];
  return [...(sorted.length > 0 ? [{ id: 'rules', options: sorted }] : []), ...byHead];
}

/** Whether this value can be had with what else is chosen. */
export function isOffered(option: OptionInfo, value: string, chosen: Record<string, string>): boolean {
  const need = option.needs?.[value];
  return need === undefined || chosen[need] === 'true';
}

/** Whether any but the usual value of an option can be had: otherwise there is nothing to choose. */
export function isOpen(option: OptionInfo, chosen: Record<string, string>): boolean {
  return (
    option.values.slice(1).some((value) => isOffered(option, value, chosen)) || option.things !== undefined
  );
}

/** The options that are not as the rulebook has them. */
export function changedNames(options: readonly OptionInfo[], chosen: Record<string, string>): string[] {
  return options
    .filter((option) => (chosen[option.name] ?? option.values[0]) !== option.values[0])
    .map((option) => option.name);
}
