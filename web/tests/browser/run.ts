// Plays in a real browser against the real program.
//
//   npm run build && cargo build -p cantina --features embed-web && npm run test:browser
//
// CANTINA_BIN names the program, CHROMIUM the browser; arguments choose tests by a
// part of their name. Pictures of failures land in test-results/.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { accessTests } from './access.ts';
import { draftTests } from './bounty-hunters-draft.ts';
import { hunterHouseTests } from './bounty-hunters-house.ts';
import { hunterGameTests } from './bounty-hunters.ts';
import { endingTests } from './endings.ts';
import { launch, World, type BrowserTest } from './world.ts';
import { gameTests } from './games.ts';
import { identityTests } from './identity.ts';
import { insecureTests } from './insecure.ts';
import { killTests } from './kill.ts';
import { lessonTests } from './lesson.ts';
import { lobbyTests } from './lobby.ts';
import { mannersTests } from './manners.ts';
import { momentTests } from './moments.ts';
import { outerRimDeedTests } from './outer-rim-deeds.ts';
import { outerRimGameTests } from './outer-rim-games.ts';
import { outerRimTurnTests } from './outer-rim-turn.ts';
import { outerRimTests } from './outer-rim.ts';
import { replayTests } from './replay.ts';
import { screenTests } from './screens.ts';
import { shiftTests } from './shifts.ts';
import { spectatorTests } from './spectator.ts';
import { statsTests } from './stats.ts';
import { tableTests } from './tables.ts';

const TEST_MS_MAX = 240_000;
const AT_ONCE = 3;
// The longest first.
const tests: BrowserTest[] = [
  ...hunterGameTests,
  ...draftTests,
  ...endingTests,
  ...gameTests,
  ...outerRimTests,
  ...outerRimTurnTests,
  ...outerRimGameTests,
  ...outerRimDeedTests,
  ...screenTests,
  ...shiftTests,
  ...momentTests,
  ...identityTests,
  ...killTests,
  ...lessonTests,
  ...lobbyTests,
  ...mannersTests,
  ...spectatorTests,
  ...replayTests,
  ...accessTests,
  ...hunterHouseTests,
  ...statsTests,
  ...insecureTests,
  ...tableTests,
];
const wanted = process.argv.slice(2);
const chosen = tests.filter((test) => wanted.length === 0 || wanted.some((part) => test.name.includes(part)));
const results = join(import.meta.dirname, '../../test-results');
mkdirSync(results, { recursive: true });

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done after ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

let nPassed = 0;
let nFailed = 0;
const browser = await launch();

async function run(test: BrowserTest): Promise<void> {
  const world = new World(browser);
  const start = Date.now();
  try {
    await within(TEST_MS_MAX, test.run(world));
    nPassed += 1;
    console.log(`ok    ${test.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    nFailed += 1;
    const trouble = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(`FAIL  ${test.name}\n${trouble.replace(/^/gm, '      ')}`);
    await world.photograph(join(results, test.name.replace(/\W+/g, '-'))).catch(() => {});
  }
  await world.close();
}

// Most of a game is waiting for bots, so a few tests share the time.
const waiting = [...chosen];
async function worker(): Promise<void> {
  for (let test = waiting.shift(); test; test = waiting.shift()) await run(test);
}
await Promise.all(Array.from({ length: AT_ONCE }, worker));
await browser.close();
console.log(`${nPassed} passed, ${nFailed} failed`);
process.exit(nFailed === 0 && nPassed > 0 ? 0 : 1);
