// A server, a browser and the people in front of it.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { Server, type StagedTable } from './server.ts';

export interface BrowserTest {
  name: string;
  run: (world: World) => Promise<void>;
}

export interface Person {
  name: string;
  page: Page;
  context: BrowserContext;
  /** What went wrong in their console. */
  errors: string[];
}

export interface Looks {
  language?: 'en' | 'fr' | 'es';
  theme?: 'dark' | 'light' | 'contrast';
  motion?: boolean;
  phone?: boolean;
}

/** A name of this machine that the browser does not know for one. */
export const FOREIGN_NAME = 'cantina.test';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const WAIT_MS = 15_000;
/** What somebody with this name is known by. */
export const keyOf = (name: string): string =>
  Buffer.from(`${name}-${'k'.repeat(24)}`)
    .toString('hex')
    .slice(0, 48);
/** Bots dawdle for people to follow; nobody here needs that. */
const BOT_DELAY_MS = 10;

function browserPath(): string {
  const named = process.env.CHROMIUM;
  if (named) return named;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // The next name may be there.
    }
  }
  throw new Error('no chromium found: install it or set CHROMIUM');
}

export function launch(): Promise<Browser> {
  const executablePath = browserPath();
  if (!existsSync(executablePath)) throw new Error(`there is no ${executablePath}`);
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--host-resolver-rules=MAP ${FOREIGN_NAME} 127.0.0.1`,
    ],
  });
}

export class World {
  /** How long bots take; to be said before the server is needed. */
  botDelayMs = BOT_DELAY_MS;
  /** After how long somebody who is away may be replaced, instead of what is usual; to be said as early. */
  standInAfterS: number | undefined;
  /** A card set of somebody's own; to be said before the server is needed, too. */
  cards: string | undefined;
  /** Tables that are there from the start; to be said before the server is needed, as well. */
  readonly staged: StagedTable[] = [];
  /** Writes what lies in the data folder; to be said before the server is needed as well. */
  fill: ((data: string) => void) | undefined;
  readonly people: Person[] = [];
  #server: Promise<Server> | undefined;

  constructor(readonly browser: Browser) {}

  /** The server, started when it is first needed. */
  server(): Promise<Server> {
    const cards = this.cards === undefined ? [] : ['--cards', this.cards];
    const patience =
      this.standInAfterS === undefined ? [] : ['--stand-in-after-s', String(this.standInAfterS)];
    this.#server ??= Server.start(
      ['--bot-delay-ms', String(this.botDelayMs), ...patience, ...cards],
      this.staged,
      this.fill,
    );
    return this.#server;
  }

  /** Somebody with a browser of their own. */
  async person(name: string, looks: Looks = {}): Promise<Person> {
    const { language = 'en', theme = 'dark', motion = false, phone = false } = looks;
    const context = await this.browser.newContext({
      viewport: phone ? PHONE : DESK,
      hasTouch: phone,
      isMobile: phone,
      baseURL: (await this.server()).url,
      reducedMotion: motion ? 'no-preference' : 'reduce',
    });
    context.setDefaultTimeout(WAIT_MS);
    await context.addInitScript(
      (kept) => {
        if (!localStorage.getItem('cantina')) localStorage.setItem('cantina', JSON.stringify(kept));
      },
      { language, theme, name, key: keyOf(name) },
    );
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A socket that dies with its server is part of some tests.
      const text = message.text();
      if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION/.test(text)) errors.push(text);
    });
    const person = { name, page, context, errors };
    this.people.push(person);
    return person;
  }

  async photograph(path: string): Promise<void> {
    for (const [idx, { page }] of this.people.entries()) {
      await page.screenshot({ path: `${path}-${idx}.png`, timeout: 5_000 });
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.people) await context.close().catch(() => {});
    await (await this.#server?.catch(() => undefined))?.remove();
  }
}
