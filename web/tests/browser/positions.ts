// Tables at chosen moments of whole games, written beforehand: nobody plays there.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { program, type Server } from './server.ts';

/** As `crates/server/examples/positions.rs` lists them. */
export interface Position {
  table: string;
  /** Game, seats and moment. */
  title: string;
  game: 'han-solo' | 'bounty-hunters' | 'outer-rim';
  seats: number;
  moment: 'early' | 'reveal' | 'shift' | 'four' | 'late' | 'end';
  /** Who is asked, and so who looks. */
  seat: number;
  /** The secret keys, by seat. */
  keys: string[];
  /** The answer that leads into the moment. */
  next?: Next;
  /** From `early`: the answers of the whole game that follows. */
  rest?: Next[];
}

interface Next {
  seat: number;
  answer: unknown;
}

/** Fills a data folder; the program that does it lies beside the server. */
export function fill(data: string): void {
  const tool = join(dirname(program()), 'examples', 'positions');
  execFileSync(tool, [data], { stdio: ['ignore', 'ignore', 'inherit'] });
}

export function positionsOf(server: Server): Position[] {
  return JSON.parse(readFileSync(join(server.data, 'positions.json'), 'utf8')) as Position[];
}

const keyOf = (position: Position, seat: number): string => position.keys[seat] ?? '';

/** Sits down before a position, as whoever is asked. */
export async function visit(page: Page, position: Position): Promise<void> {
  const key = keyOf(position, position.seat);
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem('cantina') ?? '{}') as object;
    localStorage.setItem('cantina', JSON.stringify({ ...kept, key }));
  }, key);
  await page.goto(`/t/${position.table}`);
  await page.locator('[data-table]').waitFor();
}

/** The moment begins: whoever has to answers, over a connection of their own. */
export async function begin(page: Page, position: Position): Promise<void> {
  const { next, table } = position;
  if (!next) return;
  const said = { key: keyOf(position, next.seat), answer: next.answer, table };
  await page.evaluate(async ({ key, answer, table }) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws`);
    await new Promise<void>((done, failed) => {
      socket.onopen = () =>
        socket.send(JSON.stringify({ type: 'hello', protocol: 1, key, name: '', lang: 'en', since: null }));
      socket.onerror = () => failed(new Error('no connection for the answer'));
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(String(data)) as Told;
        const decision = told.snapshot?.now?.menu?.decision;
        if (told.type === 'refused') failed(new Error(`the answer is refused: ${String(data)}`));
        if (decision !== undefined) {
          socket.send(JSON.stringify({ type: 'act', request: 'begin', decision, answer }));
        }
        if (told.type === 'accepted' || told.type === 'update' || told.step) done();
      };
    });
    socket.close();
    interface Told {
      type: string;
      step?: unknown;
      snapshot?: { now?: { menu?: { decision: number } | null } } | null;
    }
  }, said);
}

/** What makes a thousand things of one move: the most that is waited for before the next one. */
const STEP_MS_MAX = 15_000;

/** Everybody plays on as they did, each over a connection of their own; the page watches and touches nothing. */
export async function playRest(page: Page, position: Position, pauseMs: number): Promise<void> {
  const { rest = [], keys, table } = position;
  await page.evaluate(
    async ({ rest, keys, table, pauseMs, patienceMs }) => {
      interface Open {
        seq: number;
        menu?: { decision: number } | null;
      }
      interface Told {
        type: string;
        message?: string;
        now?: Open;
        snapshot?: { now?: Open } | null;
      }
      const open = new Map<number, number>();
      let wake: () => void = () => {};
      const faults: string[] = [];
      const sockets = keys.map((key, seat) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws`);
        socket.onopen = () =>
          socket.send(
            JSON.stringify({
              type: 'hello',
              protocol: 1,
              key,
              name: `Seat ${seat}`,
              lang: 'en',
              since: null,
            }),
          );
        socket.onmessage = ({ data }) => {
          const told = JSON.parse(String(data)) as Told;
          if (told.type === 'refused') faults.push(String(data));
          const now = told.now ?? told.snapshot?.now;
          if (now?.menu) open.set(seat, now.menu.decision);
          else if (now) open.delete(seat);
          wake();
        };
        return socket;
      });
      const answered = new Map<number, number>();
      for (const [nth, { seat, answer }] of rest.entries()) {
        const before = performance.now();
        // A seat may be asked twice running: its question has to be another one.
        while (open.get(seat) === undefined || answered.get(seat) === open.get(seat)) {
          if (faults.length > 0) throw new Error(`answer ${nth}: ${faults.join()}`);
          if (performance.now() - before > patienceMs)
            throw new Error(`seat ${seat} is not asked for answer ${nth}`);
          await new Promise<void>((done) => {
            wake = done;
            setTimeout(done, 200);
          });
        }
        const decision = open.get(seat) as number;
        answered.set(seat, decision);
        sockets[seat]?.send(JSON.stringify({ type: 'act', request: `r${nth}`, decision, answer }));
        await new Promise((done) => setTimeout(done, pauseMs));
      }
      for (const socket of sockets) socket.close();
    },
    { rest, keys, table, pauseMs, patienceMs: STEP_MS_MAX },
  );
}
