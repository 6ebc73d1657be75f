import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TableClient } from '../../src/lib/table.svelte';
import { FakeSocket } from './fake-socket';
import { now, seating, step, update, welcome } from './fixture';

const PACE_MS = 400;
let motion = true;
let refusals: string[] = [];

function open(): TableClient {
  const client = new TableClient({
    url: 'ws://here',
    hello: () => ({ key: 'k', name: 'Ana', lang: 'en' }),
    pace: () => PACE_MS,
    motion: () => motion,
    emptySeat: (seat) => `Seat ${seat + 1}`,
    onRefused: ({ message }) => refusals.push(message),
    dial: FakeSocket.dial,
  });
  client.open();
  FakeSocket.last.accept();
  return client;
}
const shown = (client: TableClient) => client.now?.seq;
const say = (message: object) => FakeSocket.last.say(message);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  motion = true;
  refusals = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('pacing', () => {
  test('each step is seen for its time', () => {
    const client = open();
    say(welcome(0));
    for (const seq of [1, 2, 3]) say(update(seq));
    expect(shown(client)).toBe(1);
    expect(client.step?.seq).toBe(1);
    vi.advanceTimersByTime(PACE_MS - 1);
    expect(shown(client)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(shown(client)).toBe(2);
    vi.advanceTimersByTime(PACE_MS);
    expect(shown(client)).toBe(3);
    expect(client.busy).toBe(false);
  });

  test('a long queue goes faster', () => {
    const client = open();
    say(welcome(0));
    for (let seq = 1; seq <= 13; seq += 1) say(update(seq));
    vi.advanceTimersByTime(PACE_MS * 7);
    expect(shown(client)).toBe(13);
  });

  test('nothing waits where nothing moves', () => {
    motion = false;
    const client = open();
    say(welcome(0));
    for (const seq of [1, 2, 3]) say(update(seq));
    expect(shown(client)).toBe(3);
    expect(client.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  test('a flush shows the newest and keeps every line', () => {
    const client = open();
    say(welcome(0));
    for (const seq of [1, 2, 3, 4]) say(update(seq, seq === 4 ? 9 : null));
    client.flush();
    expect(shown(client)).toBe(4);
    expect(client.step).toBeNull();
    expect(client.now?.menu?.decision).toBe(9);
    expect(client.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('the menu', () => {
  test('is not offered while newer steps wait, unless it is still the open question', () => {
    const client = open();
    say(welcome(0));
    say(update(1, 5));
    say(update(2, 6));
    expect(client.now?.seq).toBe(1);
    expect(client.now?.menu).toBeNull();
    vi.advanceTimersByTime(PACE_MS);
    expect(client.now?.menu?.decision).toBe(6);
    say(update(3, 6));
    say(update(4, 6));
    expect(client.now?.menu?.decision).toBe(6);
  });

  test('is answered once, and the answer is shown without waiting', () => {
    const client = open();
    say(welcome(0));
    say(update(1, 5));
    expect(client.now?.menu?.decision).toBe(5);
    client.act('draw');
    client.act('stand');
    const [act, ...more] = FakeSocket.last.sentOf('act');
    expect(act).toMatchObject({ decision: 5, answer: 'draw' });
    expect(more).toEqual([]);
    expect(client.busy).toBe(true);
    say(update(2, null, String(act?.request)));
    expect(shown(client)).toBe(2);
  });

  test('nothing is sent where nothing is asked', () => {
    const client = open();
    say(welcome(0));
    client.act('draw');
    expect(FakeSocket.last.sentOf('act')).toEqual([]);
  });

  test('a refusal is told and frees the menu again', () => {
    const client = open();
    say(welcome(0, 5));
    client.act('draw');
    const request = FakeSocket.last.sentOf('act')[0]?.request;
    say({ type: 'refused', request, code: 'not_on_the_menu', message: 'No.', rule: 'HS-3.2' });
    expect(client.refused).toEqual({ nth: 1, message: 'No.', rule: 'HS-3.2' });
    expect(refusals).toEqual(['No.']);
    client.act('stand');
    expect(FakeSocket.last.sentOf('act')).toHaveLength(2);
  });
});

describe('the story', () => {
  test('a gap starts over from nothing', () => {
    const client = open();
    say(welcome(2));
    say(update(4));
    expect(shown(client)).toBe(2);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.accept().sent[0]).toMatchObject({ type: 'hello', since: null });
    say(welcome(4));
    expect(shown(client)).toBe(4);
    expect(client.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4]);
    expect(client.step).toBeNull();
  });

  test('an entry heard twice is told once', () => {
    const client = open();
    say(welcome(2));
    say(update(2));
    say(update(3));
    expect(client.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  test('coming back adds only what was missed', () => {
    const client = open();
    say(welcome(2));
    say(update(3));
    FakeSocket.last.fall();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.last.accept().sent[0]).toMatchObject({ since: 3 });
    say(welcome(5, null, 4));
    expect(client.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
    FakeSocket.last.fall();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.accept();
    say({ type: 'welcome', protocol: 1, seating: seating(), snapshot: { steps: [], now: now(5) } });
    expect(client.history).toHaveLength(6);
  });

  test('what was taken back leaves the steps and stays in the log', () => {
    const client = open();
    say(welcome(2));
    say({ ...update(3), step: step(3, 1) });
    expect(client.steps.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(client.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
  });

  test('the first deal needs no reconnect', () => {
    const client = open();
    say(welcome(null));
    expect(client.now).toBeNull();
    say(update(0, 3));
    expect(client.now?.menu?.decision).toBe(3);
  });

  test('names come from the seating', () => {
    const client = open();
    say(welcome(null));
    say({
      type: 'seating',
      request: null,
      seating: seating({
        places: [
          { seat: 0, holder: 'free' },
          { seat: 1, holder: 'bot', name: 'Vex', level: 'hunter' },
        ],
      }),
    });
    expect([client.nameOf(0), client.nameOf(1)]).toEqual(['Seat 1', 'Vex']);
  });
});
