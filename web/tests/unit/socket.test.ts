import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backoffMs, TableSocket, type Link } from '../../src/lib/socket';
import type { ToClient } from '../../src/lib/wire';
import { FakeSocket } from './fake-socket';
import { update, welcome } from './fixture';

interface Heard {
  socket: TableSocket<unknown, unknown, unknown>;
  links: Link[];
  messages: ToClient<unknown, unknown, unknown>[];
  since: number | null;
}

function open(): Heard {
  const heard: Heard = { links: [], messages: [], since: null } as unknown as Heard;
  heard.socket = new TableSocket({
    url: 'ws://here/api/tables/T1/ws',
    hello: () => ({ key: 'k', name: 'Ana', lang: 'fr' }),
    since: () => heard.since,
    onMessage: (message) => heard.messages.push(message),
    onLink: (link) => heard.links.push(link),
    dial: FakeSocket.dial,
  });
  heard.socket.open();
  return heard;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('hello', () => {
  test('says who and in what language', () => {
    open();
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([
      { type: 'hello', protocol: 1, key: 'k', name: 'Ana', lang: 'fr', since: null },
    ]);
  });

  test('comes back saying what it has', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(4));
    heard.since = 4;
    FakeSocket.last.fall();
    expect(heard.links).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.accept().sent[0]).toMatchObject({ type: 'hello', since: 4 });
    FakeSocket.last.say(welcome(4, null, 5));
    expect(heard.links).toEqual(['open', 'lost', 'open']);
  });

  test('after a gap it says that it has nothing, once', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(4));
    heard.since = 4;
    heard.socket.resync();
    expect(FakeSocket.last.accept().sent[0]).toMatchObject({ since: null });
    FakeSocket.last.say(welcome(9));
    FakeSocket.last.fall();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.last.accept().sent[0]).toMatchObject({ since: 4 });
  });
});

describe('another language', () => {
  test('is said on an open line', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(4));
    heard.socket.speak('es');
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'speak', lang: 'es' });
    expect(FakeSocket.all).toHaveLength(1);
  });
  test('said while the line is down makes the next hello ask for everything', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(4));
    heard.since = 4;
    FakeSocket.last.fall();
    heard.socket.speak('es');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.last.accept().sent[0]).toMatchObject({ since: null });
  });
});

describe('wishes', () => {
  test('are sent again under the same name until they are answered', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(4, 7));
    heard.socket.send({ type: 'act', request: 'r1', decision: 7, answer: 'draw' });
    expect(FakeSocket.last.sentOf('act')).toHaveLength(1);
    FakeSocket.last.fall();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sentOf('act')).toHaveLength(0);
    FakeSocket.last.say(welcome(4, 7));
    expect(FakeSocket.last.sentOf('act')).toEqual([
      { type: 'act', request: 'r1', decision: 7, answer: 'draw' },
    ]);
    FakeSocket.last.say(update(5, null, 'r1'));
    expect(heard.socket.pending).toBe(0);
    FakeSocket.last.fall();
    vi.advanceTimersByTime(2_000);
    FakeSocket.last.accept().say(welcome(5));
    expect(FakeSocket.last.sentOf('act')).toHaveLength(0);
  });

  test('made while offline go out after the welcome', () => {
    const heard = open();
    heard.socket.send({ type: 'sit', request: 'r1', seat: 1 });
    FakeSocket.last.accept();
    expect(FakeSocket.last.sentOf('sit')).toHaveLength(0);
    FakeSocket.last.say(welcome(null));
    expect(FakeSocket.last.sentOf('sit')).toHaveLength(1);
  });

  test.each([
    ['done', { type: 'done', request: 'r1' }],
    ['refused', { type: 'refused', request: 'r1', code: 'seat_taken', message: 'x', rule: null }],
  ])('are settled by %s', (_, answer) => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(null));
    heard.socket.send({ type: 'sit', request: 'r1', seat: 1 });
    FakeSocket.last.say(answer);
    expect(heard.socket.pending).toBe(0);
  });

  test('refused by a busy table are tried again, and told of in the end', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(null));
    heard.socket.send({ type: 'sit', request: 'r1', seat: 1 });
    const busy = { type: 'refused', request: 'r1', code: 'busy', message: 'x', rule: null };
    for (let nth = 1; nth <= 5; nth += 1) {
      FakeSocket.last.say(busy);
      vi.advanceTimersByTime(2_000);
      expect(FakeSocket.last.sentOf('sit')).toHaveLength(nth + 1);
    }
    expect(heard.messages.some((message) => message.type === 'refused')).toBe(false);
    FakeSocket.last.say(busy);
    expect(heard.messages.at(-1)).toMatchObject({ type: 'refused', code: 'busy' });
  });
});

describe('the line', () => {
  test('a server of another protocol makes the client stale for good', () => {
    const heard = open();
    FakeSocket.last.accept().say({ ...welcome(null), protocol: 2 });
    expect(heard.links.at(-1)).toBe('stale');
    expect(heard.messages).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test.each([
    ['protocol', 'stale'],
    ['no_table', 'gone'],
    ['signed_out', 'signed_out'],
    ['too_many_tabs', 'dropped'],
  ] as const)('closing with %s is %s and final', (code, link) => {
    const heard = open();
    FakeSocket.last.accept().say({ type: 'closing', code, message: 'x' });
    expect(heard.links.at(-1)).toBe(link);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test.each(['dropped', 'too_fast'])(
    'who is cut off as %s comes back once, and says why at the second time',
    (code) => {
      const heard = open();
      const dropped = { type: 'closing', code, message: 'x' };
      FakeSocket.last.accept().say(welcome(null));
      FakeSocket.last.say(dropped);
      FakeSocket.last.fall();
      vi.advanceTimersByTime(1_000);
      FakeSocket.last.accept().say(welcome(null));
      FakeSocket.last.say(dropped);
      expect(heard.links.at(-1)).toBe('cut');
      vi.advanceTimersByTime(120_000);
      expect(FakeSocket.all).toHaveLength(2);
      heard.socket.reconnect();
      expect(FakeSocket.all).toHaveLength(3);
    },
  );

  test('silence after a ping is a fall', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(null));
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sentOf('ping')).toHaveLength(1);
    FakeSocket.last.say({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sentOf('ping')).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(heard.links.at(-1)).toBe('lost');
  });

  test('attempts grow apart and stay bounded', () => {
    expect(backoffMs(0, 1)).toBe(400);
    expect(backoffMs(3, 1)).toBe(3_200);
    expect(backoffMs(30, 1)).toBe(10_000);
    expect(backoffMs(30, 0)).toBe(5_000);
  });

  test('a closed client does not dial again', () => {
    const heard = open();
    FakeSocket.last.accept().say(welcome(null));
    heard.socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
