import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/lib/api';
import { explain } from '../../src/lib/explain';
import { speak } from '../../src/lib/i18n.svelte';
import { changedNames, groupsOf, isOffered, isOpen } from '../../src/lib/option-groups';
import { changedOptions, choose, chosenOf, customOrder, optionsFor, placesOf } from '../../src/lib/options';
import { signed, written } from '../../src/lib/numbers';
import { hurried } from '../../src/lib/pacer';
import { digestOf } from '../../src/lib/digest';
import { tableLike } from '../../src/lib/rematch';
import { parseRoute } from '../../src/lib/router.svelte';
import type { OptionInfo } from '../../src/lib/wire';
import { preferredLanguage } from '../../src/lib/settings.svelte';
import { liveSteps, logLines } from '../../src/lib/steps';
import { standings } from '../../src/pages/table/standings';
import { now, seating, step } from './fixture';

describe('addresses', () => {
  test.each([
    ['/', '', { page: 'landing' }],
    ['/t/8K2', '', { page: 'table', table: '8K2', text: false, screen: false, sit: false }],
    ['/t/8K2', '?sit', { page: 'table', table: '8K2', text: false, screen: false, sit: true }],
    ['/find', '', { page: 'find' }],
    ['/t/8K2', '?view=text', { page: 'table', table: '8K2', text: true, screen: false, sit: false }],
    [
      '/t/8K2/replay',
      '?eyes=0&step=41',
      { page: 'replay', table: '8K2', eyes: '0', step: 41, entry: null, text: false },
    ],
    [
      '/t/8K2/replay',
      '?step=-3',
      { page: 'replay', table: '8K2', eyes: 'spectator', step: 0, entry: null, text: false },
    ],
    ['/rules/han-solo', '', { page: 'rules', game: 'han-solo' }],
    ['/rules', '', { page: 'lost' }],
    ['/rules/han-solo/more', '', { page: 'lost' }],
    ['/t', '', { page: 'lost' }],
    ['/t/a%2Fb', '', { page: 'lost' }],
    ['/t/8K2/other', '', { page: 'lost' }],
    ['/elsewhere', '', { page: 'lost' }],
  ])('%s%s', (path, search, route) => {
    expect(parseRoute(path, search)).toEqual(route);
  });
});

describe('numbers', () => {
  test('a minus is a minus, not a hyphen', () => {
    expect([signed(3), signed(-10), signed(0)]).toEqual(['+3', '−10', '0']);
    expect([written(-1234, 'en'), written(20, 'fr')]).toEqual(['−1,234', '20']);
    // As the server writes it: the browser's own Spanish would say 4000.
    expect([written(4000, 'es'), written(25000, 'es')]).toEqual(['4.000', '25.000']);
  });
});

describe('options', () => {
  const options = [
    { name: 'large_table', values: ['false', 'true'], rule: 'HS-2.1' },
    { name: 'short_round', values: ['play', 'trim'], rule: 'HS-2.6' },
  ];
  test('choices come before switches', () => {
    expect(groupsOf(options).map(({ options }) => options.map(({ name }) => name))).toEqual([
      ['short_round', 'large_table'],
    ]);
  });
  test('what needs a switch stands beside it, and is offered with it only', () => {
    const rim: OptionInfo[] = [
      { name: 'expansion', values: ['false', 'true'], rule: 'UB-1.1' },
      { name: 'favors', values: ['false', 'true'], needs: { true: 'expansion' }, rule: 'UB-13.9' },
      { name: 'opponents', values: ['courier', 'both'], needs: { both: 'expansion' }, rule: 'UB-18.1' },
      { name: 'fame', values: ['recommended', '8'], rule: 'OR-2.4' },
    ];
    expect(groupsOf(rim).map(({ id, options }) => [id, options.map(({ name }) => name)])).toEqual([
      ['rules', ['fame']],
      ['expansion', ['expansion', 'favors', 'opponents']],
    ]);
    const [, favors, opponents, fame] = rim;
    expect([favors, opponents, fame].map((option) => option && isOpen(option, {}))).toEqual([
      false,
      false,
      true,
    ]);
    expect(favors && isOpen(favors, { expansion: 'true' })).toBe(true);
    expect(opponents && isOffered(opponents, 'both', {})).toBe(false);
    expect(changedNames(rim, { expansion: 'true', fame: 'recommended' })).toEqual(['expansion']);
  });
  test('options in force are told in words, and the usual ones need none', () => {
    expect(chosenOf(options, { large_table: 'true', short_round: 'play', other: 'x' })).toEqual({
      large_table: 'true',
    });
  });
  test('only what differs from the defaults is sent, switches as booleans', () => {
    expect(changedOptions(options, {})).toBeNull();
    expect(changedOptions(options, { large_table: 'false', short_round: 'play' })).toBeNull();
    expect(changedOptions(options, { large_table: 'true', short_round: 'trim' })).toEqual({
      large_table: true,
      short_round: 'trim',
    });
  });
  test('an order of one’s own is sent by places', () => {
    const board = [{ name: 'board', values: ['recommended'], things: ['t1', 't2', 't3'], rule: 'OR-2.1' }];
    const chosen = { board: customOrder([2, 0, 1]) };
    expect(changedOptions(board, chosen)).toEqual({ board: { custom: [2, 0, 1] } });
    expect(placesOf('recommended')).toBeNull();
  });
  test('a choice switches on what it needs, and is given up with it', () => {
    const both = [
      { name: 'expansion', values: ['false', 'true'], rule: 'UB-1.1' },
      { name: 'favors', values: ['false', 'true'], needs: { true: 'expansion' }, rule: 'UB-13.1' },
    ];
    const chosen = choose(both, {}, 'favors', 'true');
    expect(changedOptions(both, chosen)).toEqual({ expansion: true, favors: true });
    expect(changedOptions(both, choose(both, chosen, 'expansion', 'false'))).toBeNull();
    expect(choose(both, { expansion: 'true' }, 'favors', 'false')).toMatchObject({ expansion: 'true' });
  });
  test('a table of one has opponents and nobody to do favors for', () => {
    const all = ['expansion', 'favors', 'opponents', 'level'].map((name) => ({
      name,
      values: ['a', 'b'],
      rule: '',
    }));
    const names = (seats: number) => optionsFor(all, seats).map(({ name }) => name);
    expect(names(1)).toEqual(['expansion', 'opponents', 'level']);
    expect(names(2)).toEqual(['expansion', 'favors']);
    // What was ticked for four is not sent for one.
    expect(changedOptions(optionsFor(all, 1), { favors: 'b' })).toBeNull();
  });
  test('what cannot be set up is told in the reader’s language', async () => {
    const refused = (rule: string) => explain(new ApiError(400, 'setup', 'favors need the expansion', rule));
    await speak('fr');
    expect(refused('UB-13.9')).toMatch(/^Les faveurs demandent/);
    expect(refused('')).toBe('Ces options ne vont pas ensemble.');
    await speak('es');
    expect(refused('UB-13.9')).toMatch(/^Los favores requieren/);
    await speak('en');
  });
  test('numbers are sent as numbers', () => {
    const fame = [{ name: 'fame', values: ['10', '8'], rule: 'OR-2.17' }];
    expect(changedOptions(fame, { fame: '8' })).toEqual({ fame: 8 });
  });
});

describe('the story', () => {
  test('the log says that the rules have changed, and what', () => {
    const changes = [{ text: 'Favors are asked for during a move, too.', rules: ['UB-13.2'] }];
    const rules = { from: 1, to: 2, line: 'The rules have changed.', changes };
    const lines = logLines([step(0), { ...step(1), seen: [], rules }, step(2)]);
    expect(lines.map((line) => line.text)).toEqual(['line 0', 'The rules have changed.', 'line 2']);
    expect(lines.map((line) => line.changes)).toEqual([undefined, changes, undefined]);
  });
  const history = [step(0), step(1), step(2), step(3, 0), step(4)];
  test('what was taken back no longer counts', () => {
    expect(liveSteps(history).map(({ seq }) => seq)).toEqual([0, 4]);
  });
  test('the log strikes it out and says who took it back', () => {
    expect(logLines(history).map((line) => [line.seq, line.text, line.void])).toEqual([
      [0, 'line 0', false],
      [1, 'line 1', true],
      [2, 'line 2', true],
      [3, null, false],
      [4, 'line 4', false],
    ]);
  });
});

test('a queue of many steps is shown faster, and nothing is shown for ever', () => {
  expect(hurried(400, 0)).toBe(400);
  expect(hurried(400, 3)).toBe(400);
  expect(hurried(400, 5)).toBe(200);
  expect(hurried(60_000, 0)).toBe(8_000);
  expect(hurried(-5, 0)).toBe(0);
});

test('the reader gets the first language we speak', () => {
  expect(preferredLanguage(['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferredLanguage(['de', 'it'])).toBe('en');
});

test('standings are best first, equals by seat', () => {
  const outcome = { places: [2, 1, 2], scores: [5, 9, 5], lines: [[], [{ what: 'x', points: 9 }], []] };
  const nameOf = (seat: number) => `seat ${seat}`;
  expect(standings(outcome, nameOf).map(({ seat, place, score }) => [seat, place, score])).toEqual([
    [1, 1, 9],
    [0, 2, 5],
    [2, 2, 5],
  ]);
});

test('opponents without a seat stand among the others', () => {
  const outcome = {
    places: [2],
    scores: [5],
    lines: [[]],
    opponents: [
      { name: 'Boba Fett', place: 1, score: 10, lines: [] },
      { name: 'Maz Kanata', place: 2, score: 5, lines: [] },
    ],
  };
  expect(standings(outcome, () => 'Ana').map(({ seat, name, place }) => [seat, name, place])).toEqual([
    [null, 'Boba Fett', 1],
    [0, 'Ana', 2],
    [null, 'Maz Kanata', 2],
  ]);
});

describe('a rematch', () => {
  const who = { key: 'k', name: 'Ana' };
  test('against bots deals at once, with the same options', () => {
    const last = { ...now(9), view: { setup: { options: { picks: 'highest' } } } };
    expect(tableLike(seating(), last, who)).toEqual({
      game: 'han-solo',
      seats: [{ want: 'me' }, { want: 'bot', level: 'rookie' }],
      options: { picks: 'highest' },
      clock_seconds: null,
      key: 'k',
      name: 'Ana',
      start: true,
    });
  });
  test('with friends waits for them', () => {
    const people = seating({
      you: 1,
      places: [
        { seat: 0, holder: 'person', name: 'Bo', here: true, stand_in: null },
        { seat: 1, holder: 'person', name: 'Ana', here: true, stand_in: null },
      ],
    });
    expect(tableLike(people, now(9), who)).toMatchObject({
      seats: [{ want: 'friend' }, { want: 'me' }],
      options: null,
      start: false,
    });
  });
});

describe('what somebody missed', () => {
  const step = (seq: number, seat: number, by: 'person' | 'bot' = 'bot') => ({
    seq,
    seat,
    by,
    rewind_to: null,
    seen: [{ sight: null, line: `line ${seq}`, rule: null }],
  });
  const of = (n: number) => [
    step(1, 0, 'person'),
    ...Array.from({ length: n }, (_, idx) => step(idx + 2, 1)),
  ];
  test('is what was told since their own last move, if it is much', () => {
    const long = of(20);
    expect(digestOf(logLines(long), long, 0).map(({ seq }) => seq)).toEqual(
      long.slice(1).map(({ seq }) => seq),
    );
    const short = of(3);
    expect(digestOf(logLines(short), short, 0)).toEqual([]);
  });
  test('is nothing for a spectator or before the first move', () => {
    const long = of(20);
    expect(digestOf(logLines(long), long, null)).toEqual([]);
    expect(digestOf(logLines(long), long, 2)).toEqual([]);
  });
});

describe('an answer of the clock', () => {
  test('is told as one, once', () => {
    const seen = [
      { sight: null, line: 'Ana stands.', rule: null },
      { sight: null, line: 'Bo is next.', rule: null },
    ];
    const lines = logLines([{ seq: 1, seat: 0, by: 'clock', rewind_to: null, seen }]);
    expect(lines.map(({ timeUp }) => timeUp ?? false)).toEqual([true, false]);
  });
});
