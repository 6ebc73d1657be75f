// Whole games of Bounty Hunters: by mouse with dragging, by keys alone, by thumb.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { lookAlike } from '../../src/games/bounty-hunters/cards.ts';
import { cardOf } from '../../src/games/bounty-hunters/choices.ts';
import type { Player } from '../../src/games/bounty-hunters/types.ts';
import type { Stats } from '../../src/lib/wire.ts';
import {
  awaitQuestion,
  byKey,
  byMouse,
  byThumb,
  dragCard,
  facesAt,
  GAME,
  look,
  playNow,
  playToTheEnd,
} from './bounty-hunters-hands.ts';
import { Tape, type Action } from './bounty-hunters-wire.ts';
import { END } from './play.ts';
import type { BrowserTest, Person } from './world.ts';

const GAME_MS_MAX = 200_000;
const PAD = 'section.scores';
const LINES_OF_THE_PAD = ['targets', 'crates', 'majority', 'contracts', 'hunters'] as const;

/** The numbers of the score pad as they stand on the screen: a row for each line. */
async function padOf(page: Page): Promise<{ names: string[]; rows: number[][] }> {
  const names = await page.locator(`${PAD} thead .name`).allTextContents();
  const rows: number[][] = [];
  for (const row of await page.locator(`${PAD} tbody tr`).all()) {
    const cells = await row.locator('td').allTextContents();
    rows.push(cells.map((cell) => Number(cell.trim().replace('−', '-').replace('+', ''))));
  }
  return { names, rows };
}

/** What the pad says is what the server counted, line by line and in all. */
async function checkPad(page: Page, tape: Tape, introductory = false): Promise<void> {
  const { outcome } = tape;
  const view = tape.nows.at(-1)?.view;
  assert.ok(outcome && view, 'the game has no outcome');
  const names = tape.told.flatMap((it) => ('seating' in it ? [it.seating] : [])).at(-1)?.places;
  const pad = await padOf(page);
  const lines = LINES_OF_THE_PAD.filter((line) => !introductory || line !== 'contracts');
  assert.equal(pad.rows.length, lines.length + 2, 'lines, the total and the credits');
  for (const [seat, score] of outcome.scores.entries()) {
    const place = names?.[seat];
    const column = pad.names.indexOf(place && 'name' in place ? place.name : '');
    assert.ok(column >= 0, `seat ${seat} is not on the pad: ${pad.names.join(', ')}`);
    const shown = pad.rows.map((row) => row[column]);
    const own: Player | undefined = view.players[seat];
    assert.deepEqual(
      shown.slice(0, lines.length),
      lines.map((line) => own?.score[line]),
    );
    assert.equal(shown[lines.length], score, 'the total');
    const sum = shown.slice(0, lines.length).reduce<number>((all, points) => all + (points ?? 0), 0);
    assert.equal(sum, score, 'the lines do not add up');
  }
}

/** The end panel tells the same scores, best first. */
async function checkEnd({ page, errors }: Person, tape: Tape): Promise<void> {
  const { outcome } = tape;
  assert.ok(outcome, 'the game has no outcome');
  const seats = await page
    .locator(`${END} li[data-seat]`)
    .evaluateAll((all) => all.map((it) => Number(it.getAttribute('data-seat'))));
  const scores = await page.locator(`${END} .score`).allTextContents();
  assert.equal(seats.length, outcome.scores.length);
  assert.deepEqual(
    scores.map((it) => Number(it.replace('−', '-'))),
    seats.map((seat) => outcome.scores[seat]),
  );
  const places = seats.map((seat) => outcome.places[seat] ?? 0);
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
    'not the best first',
  );
  assert.deepEqual(errors, []);
}

/** The figures of the game open, all that the server tells, with a title each. */
async function checkStats(page: Page, table: string, open: () => Promise<void>): Promise<void> {
  await open();
  const stats = page.getByTestId('stats');
  await stats.locator('figure, table').first().waitFor();
  const reply = await page.request.get(`/api${table.replace('/t/', '/tables/')}/stats?lang=en`);
  const { sections } = (await reply.json()) as Stats;
  assert.ok(sections.length >= 3, 'points over time, picks and passed cards');
  const text = (await stats.textContent()) ?? '';
  for (const section of sections) assert.ok(text.includes(section.title), `${section.title} is not shown`);
  assert.equal(
    await stats.locator('figure > svg').count(),
    sections.filter((it) => it.kind === 'chart').length,
  );
}

/** When each line of the pad appears, in seconds, once the final scoring is told; empty if it never is. */
async function toldLines(page: Page): Promise<number[]> {
  const delays = await page
    .waitForFunction(
      (pad) => {
        const rows = [...document.querySelectorAll(`${pad}.tells tbody tr`)];
        return rows.length > 0 && rows.map((row) => parseFloat(getComputedStyle(row).animationDelay));
      },
      PAD,
      { timeout: GAME_MS_MAX },
    )
    .catch(() => null);
  return ((await delays?.jsonValue()) || []) as number[];
}

function kindsOf(answers: Action[]): Set<string> {
  return new Set(answers.map((it) => (typeof it === 'string' ? it : (Object.keys(it)[0] ?? ''))));
}

/** Moves the focus with the Tab key until it is on what is looked for. */
async function tabTo(page: Page, selector: string, words = '', key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    const isThere = await page.evaluate(
      ([selector, words]) => {
        const element = document.activeElement;
        return (
          element?.matches(selector) && (element.closest('label') ?? element).textContent?.includes(words)
        );
      },
      [selector, words] as const,
    );
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no ${key} leads to ${selector}`);
}

/** Chooses in a group of radio buttons by arrows. */
async function arrowTo(page: Page, value: string): Promise<void> {
  for (let steps = 0; steps < 8; steps += 1) {
    const isThere = await page.evaluate(
      (it) => (document.activeElement as HTMLInputElement).value === it,
      value,
    );
    if (isThere) return;
    await page.keyboard.press('ArrowLeft');
  }
  throw new Error(`no arrow leads to ${value}`);
}

const byMouseTest: BrowserTest = {
  name: 'a whole game of Bounty Hunters with three bots by mouse, with dragging, to the told score',
  async run(world) {
    world.botDelayMs = 0;
    const ana = await world.person('Ana');
    const { page } = ana;
    const tape = new Tape(page);
    const table = await playNow(ana, 4);
    const faces = await facesAt(ana, table);
    const dragged: string[] = [];
    const told = toldLines(page);
    const answers = await playToTheEnd(ana, tape, byMouse, async (sighted, nth) => {
      // The last turn is watched with everything moving, so that the scoring is told.
      if ((await page.locator('.final').count()) > 0)
        await page.emulateMedia({ reducedMotion: 'no-preference' });
      const hand = sighted.cards.filter((it) => it.inHand);
      const card = hand[nth % Math.max(1, hand.length)];
      if (!card || sighted.answers.length > 0 || nth % 3 !== 0) return false;
      const said = await tape.hear(async () => void dragged.push(await dragCard(page, card, nth)));
      // Of two that look alike a menu offers the first.
      const played = cardOf(said);
      assert.ok(
        played !== null && lookAlike(faces, played, Number(card.what)),
        'another card was played than the dragged one',
      );
      return true;
    });
    assert.ok(answers > 12, `${answers} answers are too few for a game`);
    assert.ok(dragged.length > 0, 'nothing was dragged');
    assert.ok(kindsOf(tape.answers).has('draw') && kindsOf(tape.answers).has('sell'), 'too little was done');

    const delays = await told;
    assert.deepEqual(
      delays,
      delays.toSorted((a, b) => a - b),
      'the lines are told out of order',
    );
    assert.equal(new Set(delays.slice(0, LINES_OF_THE_PAD.length + 1)).size, LINES_OF_THE_PAD.length + 1);
    await page.locator(END).waitFor();
    await checkEnd(ana, tape);
    await checkStats(page, table, () => page.getByTestId('stats-open').click());
    await page.keyboard.press('Escape');
    await page.locator(`${END} .head button`).click();
    await page.locator(PAD).waitFor();
    await checkPad(page, tape);
  },
};

const byKeysTest: BrowserTest = {
  name: 'a whole introductory game of Bounty Hunters for two, by keyboard alone from the front door',
  async run(world) {
    world.botDelayMs = 0;
    const ana = await world.person('Ana');
    const { page } = ana;
    const tape = new Tape(page);
    await page.goto('/');
    const card = `[data-game=${GAME}]`;
    await page.locator(`${card} [data-testid=play-now]`).waitFor();
    await tabTo(page, `${card} input[type=radio]`);
    await arrowTo(page, '2');
    await tabTo(page, `${card} details > summary`);
    await page.keyboard.press('Enter');
    await page.locator(`${card} input[type=checkbox]`).first().waitFor();
    await tabTo(page, `${card} input[type=checkbox]`, 'Introductory');
    await page.keyboard.press('Space');
    await tabTo(page, `${card} [data-testid=play-now]`, '', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\/[^/]+$/);
    const table = new URL(page.url()).pathname;

    const answers = await playToTheEnd(ana, tape, byKey);
    assert.ok(answers > 12, `${answers} answers are too few for a game`);
    const view = tape.nows.at(-1)?.view;
    assert.equal(view?.setup.options.introductory, true);
    assert.equal(view?.decks.length, 3);
    await page.locator(END).waitFor();
    await checkEnd(ana, tape);
    await checkStats(page, table, async () => {
      await tabTo(page, '[data-testid=stats-open]');
      await page.keyboard.press('Enter');
    });
    await page.keyboard.press('Escape');
    await page.getByTestId('stats').waitFor({ state: 'hidden' });
    await tabTo(page, `${END} .head button`);
    await page.keyboard.press('Enter');
    await page.locator(END).waitFor({ state: 'detached' });
    if ((await page.locator(PAD).count()) === 0) await page.keyboard.press('o');
    await checkPad(page, tape, true);
  },
};

const byThumbTest: BrowserTest = {
  name: 'a whole game of Bounty Hunters for six by thumb on a phone',
  async run(world) {
    world.botDelayMs = 0;
    const ana = await world.person('Ana', { phone: true });
    const { page } = ana;
    const tape = new Tape(page);
    await playNow(ana, 6);
    await awaitQuestion(page);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // Each of the three pages is one tap away, and fits.
    for (const tab of await page.locator('[role=tab]').all()) {
      await tab.tap();
      assert.equal(await tab.getAttribute('aria-selected'), 'true');
      assert.ok((await tooWide()) <= 0, `the page is ${await tooWide()} px too wide`);
    }
    assert.equal(await page.locator('.page article[data-seat]').count(), 5, 'five rivals');
    await page.locator('[role=tab]').first().tap();
    const answers = await playToTheEnd(ana, tape, byThumb);
    assert.ok(answers > 12, `${answers} answers are too few for a game`);
    assert.ok((await tooWide()) <= 0, `the page is ${await tooWide()} px too wide`);
    await checkEnd(ana, tape);
    await page.locator(`${END} .head button`).tap();
    await page.locator(PAD).waitFor();
    await checkPad(page, tape);
    assert.ok(!(await look(page)).locked);
  },
};

export const hunterGameTests: BrowserTest[] = [byMouseTest, byKeysTest, byThumbTest];
