// Tables at chosen moments of whole games, written beforehand: nobody plays there.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

export interface Next {
  seat: number;
  answer: unknown;
}

let written: string | undefined;

/** Writes all positions; the program that does it plays whole games, and lies beside the server. */
function write(): string {
  const data = mkdtempSync(join(tmpdir(), 'cantina-positions-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
  const tool = join(dirname(program()), 'examples', 'positions');
  execFileSync(tool, [data], { stdio: ['ignore', 'ignore', 'inherit'] });
  return data;
}

/** Fills a data folder. */
export function fill(data: string): void {
  written ??= write();
  cpSync(written, data, { recursive: true });
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

/**
 * Everybody plays on as they did, each over a connection of their own, which stays as long as the page;
 * the page watches and touches nothing.
 */
export async function playRest(
  page: Page,
  { keys, table }: Position,
  rest: readonly Next[],
  pauseMs: number,
): Promise<void> {
  await page.evaluate(
    async ({ rest, keys, table, pauseMs, patienceMs }) => {
      interface Open {
        seq: number;
        menu?: { decision: number } | null;
      }
      interface Told {
        type: string;
        request?: string | null;
        now?: Open;
        snapshot?: { now?: Open } | null;
      }
      const SEALED_MS = 300;
      const open = new Map<number, number>();
      const heard = new Map<number, number>();
      const stored = new Map<string, number>();
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
          if (now) heard.set(seat, now.seq);
          if (now && told.request) stored.set(told.request, now.seq);
          wake();
        };
        return socket;
      });
      /** Up to which entry the table has come, and each seat has heard of. */
      let reached = 0;
      const until = async (what: string, is: () => boolean, patience = patienceMs): Promise<boolean> => {
        const before = performance.now();
        while (!is()) {
          if (faults.length > 0) throw new Error(`${what}: ${faults.join()}`);
          if (performance.now() - before > patience) return false;
          await new Promise<void>((done) => {
            wake = done;
            setTimeout(done, 100);
          });
        }
        return true;
      };
      for (const [nth, { seat, answer }] of rest.entries()) {
        // What was answered under a seal others hear of only when it is broken.
        await until(`before answer ${nth}`, () => (heard.get(seat) ?? 0) >= reached, SEALED_MS);
        if (!(await until(`answer ${nth}`, () => open.has(seat)))) {
          throw new Error(`seat ${seat} is not asked for answer ${nth}`);
        }
        const request = `r${nth}`;
        const decision = open.get(seat);
        sockets[seat]?.send(JSON.stringify({ type: 'act', request, decision, answer }));
        if (!(await until(`answer ${nth}`, () => stored.has(request)))) {
          throw new Error(`nobody hears of answer ${nth}`);
        }
        reached = stored.get(request) ?? reached;
        await new Promise((done) => setTimeout(done, pauseMs));
      }
    },
    { rest, keys, table, pauseMs, patienceMs: STEP_MS_MAX },
  );
}
