// Browsers that are not Chromium: each opens the page and plays a turn of each game, on a desk and on a
// phone. `npm run test:browsers`, with the program in CANTINA_BIN.
//
// FIREFOX and WEBKIT_DRIVER name the programs; pictures of every screen land in test-results/browsers/.

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { look, TARGET_PX_MIN, TEXT_PX_MIN, type Fault } from '../browser/faults.ts';
import { Server } from '../browser/server.ts';
import type { Driver } from './driver.ts';
import { Firefox } from './firefox.ts';
import { WebKit } from './webkit.ts';

const GAMES = ['han-solo', 'bounty-hunters', 'outer-rim'] as const;
const SIZES = [
  { on: 'desk', width: 1440, height: 900 },
  { on: 'phone', width: 390, height: 844 },
];
const ANSWERS = 4;
const WAIT_MS_MAX = 30_000;
const LOOK_MS = 100;
const results = join(import.meta.dirname, '../../test-results/browsers');

const OPEN = ':not(:disabled):not([aria-disabled=true])';
/** What answers, and what has to be taken up first; the surest of them first. */
const WAYS = [
  `[data-decision] [data-action]${OPEN}`,
  `[data-table] [data-action]${OPEN}`,
  `[data-pick]${OPEN}`,
];
const OFFERED = WAYS.join(', ');
const END = '[data-testid=end-panel]';

async function until(driver: Driver, what: string, expression: string): Promise<void> {
  for (const began = Date.now(); !(await driver.evaluate<boolean>(expression));) {
    if (Date.now() - began > WAIT_MS_MAX) throw new Error(`${what} did not come`);
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

const there = (selector: string): string => `document.querySelector(${JSON.stringify(selector)}) !== null`;

/** The middle of the first of these that lies open to a pointer. */
const spotOf = (driver: Driver, selector: string): Promise<{ x: number; y: number } | null> =>
  driver.evaluate(`(() => {
    for (const each of document.querySelectorAll(${JSON.stringify(selector)})) {
      each.scrollIntoView({ block: 'nearest' });
      const box = each.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width > 0 && each.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  })()`);

async function clickOn(driver: Driver, selector: string): Promise<void> {
  const spot = await spotOf(driver, selector);
  assert.ok(spot, `${selector} does not lie open`);
  await driver.click(spot.x, spot.y);
}

/** What is asked, as a text that changes with it. */
const asked = (driver: Driver): Promise<string> =>
  driver.evaluate(`document.querySelector('[data-testid=decision]')?.textContent ?? ''`);

async function picture(driver: Driver, name: string): Promise<void> {
  writeFileSync(join(results, `${driver.name}-${name}.png`), await driver.photograph());
}

/** Plays on a fresh table of the game until so many answers were heard; by pointer and by keys in turn. */
async function play(driver: Driver, url: string, game: string, on: string): Promise<Fault[]> {
  await driver.goto(url);
  await until(driver, 'the landing page', there(`[data-game=${game}] [data-testid=play-now]`));
  await driver.evaluate('window.wrong = []');
  await driver.evaluate(
    `(addEventListener('error', (it) => wrong.push(it.message)), addEventListener('unhandledrejection', (it) => wrong.push(String(it.reason))))`,
  );
  await picture(driver, `landing-${on}`);
  await clickOn(driver, `[data-game=${game}] [data-testid=play-now]`);
  await until(driver, `the first question of ${game}`, there(OFFERED));
  await picture(driver, `${game}-${on}`);
  const faults = await driver.evaluate<Fault[]>(
    `(globalThis.__name ??= (it) => it, (${look.toString()})({ textMin: ${TEXT_PX_MIN}, targetMin: ${TARGET_PX_MIN} }))`,
  );
  for (let answers = 0; answers < ANSWERS; answers += 1) {
    await until(driver, `question ${answers} of ${game}`, `${there(OFFERED)} || ${there(END)}`);
    if (await driver.evaluate<boolean>(there(END))) break;
    const before = await asked(driver);
    for (let tries = 0; (await asked(driver)) === before; tries += 1) {
      assert.ok(tries < 100, `nothing answers "${before}"`);
      const key = await driver.evaluate<string>(
        `document.querySelector('[data-decision] [data-action]:not([aria-disabled=true]) kbd')?.textContent?.trim() ?? ''`,
      );
      if (answers % 2 === 1 && key.length === 1 && tries === 0) await driver.press(key.toLowerCase());
      else {
        const spots = [];
        for (const way of WAYS) spots.push(await spotOf(driver, way));
        const spot = spots.find((it) => it !== null);
        if (spot) await driver.click(spot.x, spot.y);
      }
      await new Promise((done) => setTimeout(done, 3 * LOOK_MS));
    }
  }
  await picture(driver, `${game}-${on}-later`);
  assert.deepEqual(await driver.evaluate('wrong'), [], `${driver.name}: ${game} on a ${on}`);
  return faults;
}

async function tour(start: () => Promise<Driver>, url: string): Promise<string[]> {
  const driver = await start();
  const trouble: string[] = [];
  try {
    for (const { on, width, height } of SIZES) {
      await driver.goto(url);
      await driver.resize(width, height);
      for (const game of GAMES) {
        try {
          const faults = await play(driver, url, game, on);
          trouble.push(
            ...faults.map(({ rule, where, what }) => `${game}, ${on}: ${rule}: ${where}: ${what}`),
          );
          console.log(`${driver.name}: ${game} on a ${on}`);
        } catch (error) {
          trouble.push(`${game}, ${on}: ${error instanceof Error ? error.message : String(error)}`);
          await picture(driver, `${game}-${on}-trouble`).catch(() => {});
        }
      }
    }
  } finally {
    await driver.close();
  }
  return trouble.map((it) => `${driver.name}: ${it}`);
}

mkdirSync(results, { recursive: true });
const server = await Server.start(['--bot-delay-ms', '10']);
const trouble: string[] = [];
try {
  const browsers = [
    () => Firefox.start(process.env.FIREFOX ?? 'firefox-esr'),
    () => WebKit.start(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver'),
  ];
  for (const start of browsers) trouble.push(...(await tour(start, server.url)));
} finally {
  await server.remove();
}
for (const each of trouble) console.log(`FAIL  ${each}`);
console.log(`${trouble.length} faults`);
process.exit(trouble.length === 0 ? 0 : 1);
