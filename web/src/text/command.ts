// What a line typed at the text table means.

import type { Answer, OpenMenu } from '../lib/wire';

/** Words for commands, in the reader's language; English is always understood. */
export interface CommandWords {
  help: string[];
  log: string[];
  undo: string[];
  look: string[];
}

export const ENGLISH: CommandWords = {
  help: ['help', '?'],
  log: ['log'],
  undo: ['undo'],
  look: ['look'],
};

export type Command =
  | { do: 'answer'; answer: Answer<unknown>; said: string }
  | { do: 'help' | 'undo' | 'look' | 'nothing' }
  | { do: 'log'; n: number }
  /** Several items fit what was typed. */
  | { do: 'which'; labels: string[] }
  /** Nothing fits. */
  | { do: 'unknown' }
  /** The shape is right and the numbers are not. */
  | { do: 'wrong' }
  | { do: 'not_asked' };

const LOG_LINES = 10;

/** Lower case without accents, so that nobody has to type them. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function commandWord(word: string, words: CommandWords): keyof CommandWords | undefined {
  const keys = Object.keys(ENGLISH) as (keyof CommandWords)[];
  return keys.find((key) => [...ENGLISH[key], ...words[key]].some((known) => plain(known) === word));
}

/** Reads a line. Commands win over labels; labels may be shortened while they stay unique. */
export function readCommand(line: string, menu: OpenMenu<unknown> | null, words: CommandWords): Command {
  const text = plain(line);
  if (text === '') return { do: 'nothing' };
  const [first = '', second] = text.split(/\s+/);
  const known = commandWord(first, words);
  if (known === 'log') return { do: 'log', n: Number.parseInt(second ?? '', 10) || LOG_LINES };
  if (known) return { do: known };
  if (!menu) return { do: 'not_asked' };
  return /^[\d\s,]+$/.test(text) ? byNumbers(numbersIn(text), menu) : byLabel(text, menu);
}

function numbersIn(text: string): number[] {
  return text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);
}

function byNumbers(numbers: number[], menu: OpenMenu<unknown>): Command {
  if (menu.kind === 'amount') {
    const amount = numbers[0] ?? Number.NaN;
    const legal =
      numbers.length === 1 &&
      amount >= menu.min &&
      amount <= menu.max &&
      (amount - menu.min) % menu.step === 0;
    return legal ? { do: 'answer', answer: { amount }, said: String(amount) } : { do: 'wrong' };
  }
  const items = numbers.map((number) => menu.items[number - 1]);
  const picked = items.filter((item) => item !== undefined);
  const distinct = new Set(numbers).size === numbers.length;
  if (picked.length !== numbers.length || !distinct) return { do: 'wrong' };
  const said = picked.map((item) => item.label).join(', ');
  switch (menu.kind) {
    case 'list': {
      const [item] = picked;
      if (picked.length !== 1 || !item) return { do: 'wrong' };
      return { do: 'answer', answer: item.action, said };
    }
    case 'subset': {
      if (picked.length < menu.min || picked.length > menu.max) return { do: 'wrong' };
      // The answer keeps the menu's order, whatever order was typed.
      const subset = menu.items.filter((item) => picked.includes(item)).map((item) => item.action);
      return { do: 'answer', answer: { subset }, said };
    }
    case 'order':
      if (picked.length !== menu.items.length) return { do: 'wrong' };
      return { do: 'answer', answer: { order: picked.map((item) => item.action) }, said };
  }
}

function byLabel(text: string, menu: OpenMenu<unknown>): Command {
  if (menu.kind !== 'list') return { do: 'unknown' };
  const exact = menu.items.filter((item) => plain(item.label) === text);
  const found = exact.length > 0 ? exact : menu.items.filter((item) => plain(item.label).startsWith(text));
  const [item] = found;
  if (!item) return { do: 'unknown' };
  if (found.length > 1) return { do: 'which', labels: found.map((each) => each.label) };
  return { do: 'answer', answer: item.action, said: item.label };
}
