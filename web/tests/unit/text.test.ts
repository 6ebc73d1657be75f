import { describe, expect, test } from 'vitest';
import { chosenLabels, readMenu } from '../../src/text/announce';
import { ENGLISH, plain, readCommand, type CommandWords } from '../../src/text/command';
import type { OpenMenu } from '../../src/lib/wire';
import { menu } from './fixture';

const french: CommandWords = { help: ['aide'], log: ['journal'], undo: ['reprendre'], look: ['regarder'] };
const read = (line: string, open: OpenMenu<unknown> | null = menu(1)) => readCommand(line, open, french);
const shaped = (kind: object) => menu(1, kind as Partial<OpenMenu<unknown>>);

describe('a list', () => {
  test.each([
    ['1', 'draw'],
    [' 3 ', 'stand'],
    ['sta', 'stand'],
    ['DRAW A CARD', 'draw'],
    ['take', 'take'],
  ])('%j answers %j', (line, answer) => {
    expect(read(line)).toMatchObject({ do: 'answer', answer });
  });

  test.each([
    ['0', 'wrong'],
    ['4', 'wrong'],
    ['1 2', 'wrong'],
    ['xyz', 'unknown'],
    ['', 'nothing'],
  ])('%j is %s', (line, what) => {
    expect(read(line).do).toBe(what);
  });

  test('a shortened label must be unique', () => {
    const twins = menu(1, {
      items: [
        { action: 1, label: 'Élan rouge' },
        { action: 2, label: 'Elan bleu' },
      ],
    });
    expect(read('elan', twins)).toEqual({ do: 'which', labels: ['Élan rouge', 'Elan bleu'] });
    expect(read('elan r', twins)).toMatchObject({ answer: 1 });
  });
});

describe('other shapes', () => {
  test('a subset keeps the order of the menu', () => {
    const open = shaped({ kind: 'subset', min: 1, max: 2 });
    expect(read('3, 1', open)).toMatchObject({ answer: { subset: ['draw', 'stand'] } });
    expect(read('1 1', open).do).toBe('wrong');
    expect(read('1 2 3', open).do).toBe('wrong');
  });

  test('an amount keeps its steps', () => {
    const open = shaped({ kind: 'amount', min: 2, max: 10, step: 4, items: [] });
    expect(read('6', open)).toMatchObject({ answer: { amount: 6 } });
    for (const line of ['0', '3', '14', '2 6']) expect(read(line, open).do).toBe('wrong');
  });

  test('an order names every item once', () => {
    const open = shaped({ kind: 'order' });
    expect(read('3 1 2', open)).toMatchObject({ answer: { order: ['stand', 'draw', 'take'] } });
    expect(read('3 1', open).do).toBe('wrong');
  });
});

describe('commands', () => {
  test.each([
    ['help', 'help'],
    ['?', 'help'],
    ['AIDE', 'help'],
    ['undo', 'undo'],
    ['regarder', 'look'],
  ])('%j is %s, asked or not', (line, what) => {
    expect(read(line).do).toBe(what);
    expect(read(line, null).do).toBe(what);
  });

  test('log takes a number', () => {
    expect(read('log 25')).toEqual({ do: 'log', n: 25 });
    expect(read('journal')).toEqual({ do: 'log', n: 10 });
  });

  test('an answer without a question is told so', () => {
    expect(read('1', null).do).toBe('not_asked');
  });

  test('accents and case do not matter', () => {
    expect(plain('  Crónica ')).toBe('cronica');
    expect(readCommand('cronica', null, { ...ENGLISH, log: ['crónica'] })).toMatchObject({ do: 'log' });
  });
});

describe('reading aloud', () => {
  test('few items are numbered, many are left to be asked for', () => {
    expect(readMenu(menu(1))).toBe('Draw, take or stand? 1: Draw a card. 2: Take the +3. 3: Stand.');
    const many = menu(1, { items: Array.from({ length: 12 }, (_, idx) => ({ action: idx, label: 'x' })) });
    expect(readMenu(many)).toBe('Draw, take or stand?');
  });

  test('what was chosen is named by its label', () => {
    expect(chosenLabels(menu(1, { chosen: 'take' }))).toEqual(['Take the +3']);
    expect(chosenLabels(menu(1, { chosen: { subset: ['draw', 'stand'] } }))).toEqual([
      'Draw a card',
      'Stand',
    ]);
    expect(chosenLabels(menu(1))).toEqual([]);
  });
});
