// Outer Rim: alone, with a lasting evening, on a phone among bots, on the board and in words.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { check, DRAWN, THEMES } from './access.ts';
import { watchShifts } from './measure.ts';
import { answerByHand, answerByKeys, END, isOver, logOf } from './play.ts';
import { program } from './server.ts';
import type { BrowserTest, Person, World } from './world.ts';

const CARD = '[data-game=outer-rim]';
const ANSWERS = 60;
export const TRIES_MAX = 2_000;
/** How often one looks for something that is to come by itself. */
const LOOKS_MAX = 400;
/** Bots that do not wait for each other end a short game while the page loads. */
const OVER_MS_MAX = 60_000;

export async function openDrawn({ page }: Person, seats: number, afresh = true): Promise<string> {
  if (afresh) await page.goto('/');
  const card = page.locator(CARD);
  await card.getByRole('radio', { name: String(seats), exact: true }).check();
  await card.getByTestId('play-now').click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await page.locator('[data-table] [data-space]').first().waitFor();
  return new URL(page.url()).pathname;
}
/** A table of somebody's own with these seats and options; it begins at once unless a friend is wanted. */
export async function openWith({ page, name }: Person, seats: object[], options: object): Promise<string> {
  await page.goto('/');
  const key = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('cantina') ?? '{}') as { key: string }).key,
  );
  const start = !seats.some((seat) => JSON.stringify(seat).includes('friend'));
  const opened = await page.request.post('/api/tables', {
    data: { game: 'outer-rim', seats, options, key, name, start },
  });
  const { table } = (await opened.json()) as { table: string };
  await page.goto(`/t/${table}`);
  return `/t/${table}`;
}
async function open(person: Person, seats: number, afresh = true): Promise<void> {
  const path = await openDrawn(person, seats, afresh);
  await person.page.goto(`${path}?view=text`);
  await person.page.getByTestId('text-table').waitFor();
}

/** A card set whose board has a space more on the route from Lothal; where it lies. */
function ownBoard(folder: string): string {
  const set = join(folder, 'set');
  execFileSync(program(), ['cards', 'outer-rim', 'export', set]);
  const file = join(set, 'board.toml');
  const plain = readFileSync(file, 'utf8');
  const changed = plain
    .replace('{ id = "t2-x", kind = "navpoint" },', '$&\n    { id = "t2-y", kind = "navpoint" },')
    .replace('["lothal", "t2-or"],', '["lothal", "t2-y"],\n    ["t2-y", "t2-or"],');
  assert.notEqual(changed, plain, 'the board has changed its names');
  writeFileSync(file, changed);
  return set;
}

/** Answers this many questions, whatever they are. */
async function answer({ page }: Person, from: number, count: number): Promise<void> {
  let given = 0;
  for (let tries = 0; tries < TRIES_MAX && given < count; tries += 1) {
    if (await isOver(page)) return;
    if (await answerByKeys(page, from + given)) given += 1;
    await page.waitForTimeout(25);
  }
  assert.equal(given, count, 'the table stopped asking');
}

/** Nothing sticks out at the side. */
async function fits(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  assert.ok(over <= 0, `${where}: the page is ${over} px too wide`);
}
/** Answers by hand until the menu offers a course over the board. */
export async function untilCourse(page: Page, touch = false): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    assert.ok(!(await isOver(page)), 'the game ended first');
    // A click on a place that is no longer asked for shows that place.
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    if ((await page.locator('[data-decision] [data-action*=set_course]').count()) > 0) return;
    const move = page.locator('[data-decision] [data-action=\'"move"\']');
    if ((await move.count()) > 0) {
      // What is asked may change while we look.
      if (touch) await move.tap({ timeout: 2_000 }).catch(() => {});
      else await move.click({ timeout: 2_000 }).catch(() => {});
    } else await answerByHand(page, tries, touch);
    await page.waitForTimeout(25);
  }
  throw new Error('no move came');
}

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
];

export const outerRimTests: BrowserTest[] = [
  {
    // Rules: OR-3.1, OR-5.1
    name: 'Outer Rim on the board: what the menu offers is lit, and a click on it answers',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await openDrawn(ana, 3);
      assert.equal(await page.locator('[data-space]').count(), 43);
      const shifts = await watchShifts(page);
      await untilCourse(page);
      // Each place the menu names is lit on the board with the same answer, and nothing else is.
      // Both are read at once, as the table may move on; the board lights up when nothing flies any more.
      const read = (): Promise<{ wanted: string[]; lit: number[] }> =>
        page.evaluate(() => {
          const actions = [...document.querySelectorAll('[data-decision] [data-action]')].map(
            (it) => it.getAttribute('data-action') ?? '',
          );
          const lit = [...document.querySelectorAll('[data-space].lit')].map((it) =>
            Number(it.getAttribute('data-space')),
          );
          return {
            wanted: actions.filter((json) => /fly|set_course/.test(json)),
            lit: lit.toSorted((a, b) => a - b),
          };
        });
      const spacesOf = (wanted: string[]): number[] =>
        [...new Set(wanted.map((json) => Number(/\d+/.exec(json)?.[0])))].toSorted((a, b) => a - b);
      let { wanted, lit } = await read();
      for (
        let tries = 0;
        tries < LOOKS_MAX && (wanted.length === 0 || String(lit) !== String(spacesOf(wanted)));
        tries += 1
      ) {
        await page.waitForTimeout(25);
        ({ wanted, lit } = await read());
      }
      assert.ok(wanted.length > 0, 'no place is offered');
      assert.deepEqual(lit, spacesOf(wanted));
      // A space that can be reached in two ways shows both; one with a single answer gives it at once.
      const target =
        (await page.locator('[data-space][data-action*=set_course]').first().getAttribute('data-action')) ??
        '';
      const before = (await logOf(page)).length;
      await page.locator(`[data-space][data-action='${target}']`).click();
      await page.waitForFunction((n) => document.querySelectorAll('ol > li[data-seq]').length > n, before);
      // Leaning over a tile and back, by the wheel, by keys and by the buttons.
      const board = page.locator('[data-look]');
      await page.keyboard.press('m');
      await page.locator('[data-look=near]').waitFor();
      await page.keyboard.press('o');
      await page.locator('[data-look=whole]').waitFor();
      await page.getByRole('button', { name: 'Lean over the next tile trailing' }).click();
      await page.locator('[data-look="1"]').waitFor();
      await page.getByRole('button', { name: 'All of it' }).click();
      const box = await board.boundingBox();
      assert.ok(box);
      await page.mouse.move(box.x + box.width / 2 + 60, box.y + 60);
      await page.mouse.wheel(0, -200);
      await page.locator('[data-look="4"]').waitFor();
      // A wheel that turns on is one gesture.
      await page.waitForTimeout(300);
      await page.mouse.wheel(0, 200);
      await page.locator('[data-look=whole]').waitFor();
      for (let nth = 0; nth < 40; nth += 1) {
        // What a late click has opened would hide the answers.
        if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
        await answerByHand(page, nth);
        await page.waitForTimeout(25);
      }
      assert.deepEqual(await shifts(), [], 'the table shifted');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-3.1
    name: 'Outer Rim on the board by keys: arrows walk the routes, Enter chooses, numbers answer',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await openDrawn(ana, 2);
      for (
        let nth = 0;
        nth < 200 && (await page.locator('[data-decision] [data-action*=set_course]').count()) === 0;
        nth += 1
      ) {
        // The first answer that is offered, by the key it shows: what is done already keeps its own.
        const shown = page.locator('[data-decision] [data-action] kbd').first();
        const key =
          (await shown.count()) > 0 ? await shown.textContent({ timeout: 500 }).catch(() => null) : null;
        if (key !== null) await page.keyboard.press(key);
        // With more answers than digits a number is typed, and Enter says that it is whole.
        if ((await page.locator('[data-decision] .typed').count()) > 0) await page.keyboard.press('Enter');
        await page.waitForTimeout(50);
      }
      await page.keyboard.press('b');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? null);
      const start = await focused();
      assert.ok(start !== null, 'the board has the focus');
      const visited = new Set<string | null>([start]);
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
        await page.keyboard.press(key);
        visited.add(await focused());
      }
      assert.ok(visited.size > 2, 'arrows do not walk');
      // A space that is lit answers; one with nothing to answer shows what is there.
      const course = page.locator('[data-space][data-action*=set_course]').first();
      const name = await course.getAttribute('aria-label');
      assert.match(name ?? '', /Set course/);
      await course.focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-decision] [data-action*=set_course]').first().waitFor({ state: 'detached' });
      await page.locator('[data-space]:not(.lit)').first().focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog[open]').getByText('Next to it').waitFor();
      await page.keyboard.press('Escape');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'Outer Rim on the board by thumb: a move, what is mine, the market, a rival, at every size',
    async run(world) {
      const ana = await world.person('Ana', { phone: true, language: 'fr' });
      const { page } = ana;
      await openDrawn(ana, 4);
      await untilCourse(page, true);
      await fits(page, 'a phone');
      const course = page.locator('[data-space][data-action*=set_course]').first();
      await course.tap();
      await page.locator('[data-decision] [data-action*=set_course]').first().waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: 'Mon jeu' }).tap();
      await page.locator('.mine [data-zone=you] button').first().tap();
      await page.locator('dialog[open]').getByText('Gloire').first().waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Marché' }).tap();
      await page.locator('[data-zone=market] [data-card]').first().tap();
      assert.match(await page.locator('dialog[open] p').first().innerText(), /\S/);
      await page.keyboard.press('Escape');
      await page.locator('[data-zone=rival]').first().tap();
      await page
        .locator('dialog[open]')
        .getByText(/dégâts/)
        .first()
        .waitFor();
      await page.keyboard.press('Escape');
      // A line of the log leads to its place: the drawer makes room, and the place is marked.
      await page.getByTestId('log-toggle').tap();
      await page.locator('aside [data-leads]').last().tap();
      await page.locator('aside [data-leads]').first().waitFor({ state: 'detached' });
      await page.locator('[data-table] .pointed').first().waitFor({ state: 'attached' });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await fits(page, `${size.width}x${size.height}`);
        // All of the board is in sight: nothing of it needs scrolling.
        const board = await page.locator('[data-look]').boundingBox();
        assert.ok(
          board && board.y >= 0 && board.y + board.height <= size.height && board.height > 120,
          `${size.width}x${size.height}`,
        );
      }
      assert.deepEqual(ana.errors, []);
    },
  },
  ...THEMES.map((theme) => ({
    name: `axe is content with the board of Outer Rim in the ${theme} theme`,
    async run(world: World) {
      for (const phone of [false, true]) {
        const who = await world.person(`Ana${phone ? 'phone' : 'desk'}`, { theme, phone });
        const { page } = who;
        await openDrawn(who, 3);
        await check(page, `setup, ${phone ? 'phone' : 'desk'}`, DRAWN);
        await untilCourse(page, phone);
        await check(page, `a move, ${phone ? 'phone' : 'desk'}`, DRAWN);
        for (const key of ['t', 'j']) await page.keyboard.press(key);
        await page.locator('[data-lens=true]').first().waitFor({ state: 'attached' });
        await page.locator('[data-journey]').first().waitFor({ state: 'attached' });
        await check(page, `what is within reach and where everybody was, ${phone ? 'phone' : 'desk'}`, DRAWN);
        await page.locator('[data-zone=rival]').first().click();
        await page.locator('dialog[open]').waitFor();
        await check(page, `a sheet, ${phone ? 'phone' : 'desk'}`, DRAWN);
        assert.deepEqual(who.errors, []);
      }
    },
  })),
  {
    name: 'Outer Rim alone on the text table, over a reload and a restart of the server',
    async run(world) {
      const ana = await world.person('Ana');
      await open(ana, 1);
      await answer(ana, 0, ANSWERS);
      const before = await logOf(ana.page);
      assert.ok(before.length > 30, 'too little had happened');
      await ana.page.reload();
      await ana.page.getByTestId('text-table').waitFor();
      assert.deepEqual((await logOf(ana.page)).slice(0, before.length), before, 'a reload lost lines');
      const server = await world.server();
      await server.kill();
      await server.restart();
      await ana.page.locator('[data-link=open]').waitFor({ timeout: 30_000 });
      await answer(ana, ANSWERS, ANSWERS);
      const after = await logOf(ana.page);
      assert.deepEqual(after.slice(0, before.length), before, 'a restart lost lines');
      assert.ok(after.length > before.length);
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'Outer Rim with bots on a phone: cards can be read, rules lead to their text, nothing is too wide',
    async run(world) {
      const ana = await world.person('Ana', { phone: true, language: 'es' });
      const { page } = ana;
      await open(ana, 3);
      await answer(ana, 0, 12);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.ok(over <= 0, `the page is ${over} px too wide`);
      // Bots play on meanwhile, and another card may come first.
      const card = page.locator('.outline details').first();
      let text = '';
      for (let tries = 0; tries < TRIES_MAX && !/\S/.test(text); tries += 1) {
        if ((await card.getAttribute('open')) === null) await card.locator('summary').click();
        text = await card.locator('span').first().innerText();
      }
      assert.match(text, /\S/);
      const rule = page.locator('.log a[data-rule]').first();
      assert.match((await rule.getAttribute('href')) ?? '', /^\/rules\/outer-rim#(OR|UB)-/);
      await page.goto((await rule.getAttribute('href')) ?? '');
      await page.locator('#OR-4\\.1').waitFor();
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-25.2, OR-25.4
    name: 'opponents of a single player: their cards can be read, the result names them, the replay tells it all',
    async run(world) {
      world.botDelayMs = 0;
      const ana = await world.person('Ana', { phone: true });
      const { page } = ana;
      // A bot alone against both opponents, as a short game.
      const opened = await page.request.post('/api/tables', {
        data: {
          game: 'outer-rim',
          seats: [{ want: 'bot', level: 'rookie' }],
          options: { expansion: true, opponents: 'both', rounds: 3 },
          key: 'Ana'.padEnd(32, 'k'),
          name: 'Ana',
          start: true,
        },
      });
      const { table } = (await opened.json()) as { table: string };
      await page.goto(`/t/${table}?view=text`);
      const end = page.locator(END);
      await end.waitFor({ timeout: OVER_MS_MAX });

      // Everybody is in the list, those without a seat by the names of their characters.
      const names = await end.locator('li:not([data-seat]) .name').allInnerTexts();
      assert.equal(names.length, 2);
      assert.equal(await end.locator('li[data-seat="0"]').count(), 1);
      assert.ok((await end.locator('h2').innerText()).length > 0);
      await page.getByTestId('stats-open').click();
      const legend = page.getByTestId('stats').locator('figure').first();
      for (const name of names) await legend.getByText(name).first().waitFor();
      await page.keyboard.press('Escape');

      // What the last card told them stands on their sheets.
      await end.locator('.head button').click();
      for (const name of names) {
        const sheet = page.locator('[data-zone=rival]', { has: page.getByRole('heading', { name }) });
        await sheet.getByText('Its last card').waitFor();
        await sheet.locator('summary').first().click();
        await sheet.getByText('Encounter, the first that applies:').waitFor();
      }

      // A replay in words has its log in a drawer here: the step itself is told above the table.
      await page.goto(`/t/${table}/replay?eyes=spectator&step=0&view=text`);
      const told = page.getByTestId('happened');
      await told.getByText('The Rim:').waitFor();
      await page.getByTestId('last').click();
      await told.getByText('The last round is over').waitFor();
      // The table says so as well, but not to a spectator.
      await page.locator('[data-zone=table]').getByText('The last round is over').waitFor();
      for (const zone of ['market', 'rim', 'table']) {
        const said = await page.locator(`[data-zone=${zone}] li`).allInnerTexts();
        assert.ok(said.length > 0, zone);
        assert.doesNotMatch(said.join('\n'), /\(neutral\)|stops you|you lack|spaces away/);
      }

      // On the board they race around the Rim, and looking back shows it, too.
      await page.goto(`/t/${table}/replay?eyes=spectator&step=0`);
      await page.getByTestId('last').click();
      await page.locator('[data-table] .marker').nth(2).waitFor({ state: 'attached' });
      for (const name of names) await page.locator('[data-zone=rival]', { hasText: name }).waitFor();
      // Chapters by round, and the journey of each ship.
      await page.getByRole('button', { name: 'Show the journeys' }).tap();
      assert.equal(await page.locator('[data-journey]').count(), 3);
      // One of them may have stayed where it was for three rounds.
      const journeys = await page
        .locator('[data-journey]')
        .evaluateAll((ways) => ways.map((way) => way.getAttribute('aria-label') ?? ''));
      assert.ok(
        journeys.some((told) => /: .+, .+/.test(told)),
        journeys.join('; '),
      );
      await page.locator('[data-round="2"]').tap();
      await page.locator('[data-round="2"][aria-current=step]').waitFor();
      const [, at] = /^(\d+) of/.exec((await page.getByTestId('step').textContent()) ?? '') ?? [];
      assert.ok(Number(at) > 1, `the second round begins at step ${at}`);
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-2.1, OR-3.1
    name: 'the tiles of Outer Rim lie in the order somebody put them into, and a board of an own set is drawn as it is',
    async run(world) {
      const folder = mkdtempSync(join(tmpdir(), 'cantina-cards-'));
      world.cards = ownBoard(folder);
      const ana = await world.person('Ana');
      const { page } = ana;
      await page.goto('/');
      const card = page.locator(CARD);
      await card.locator('summary').click();
      await card.getByLabel('The board').selectOption('custom');
      const order = card.getByTestId('order');
      await order.getByRole('button', { name: 'Takodana and the Ring of Kafrene up' }).click();
      await order.getByRole('button', { name: 'Ord Mantell and Cantonica down' }).click();
      const names = await order.locator('.name').allTextContents();
      assert.equal(names[0], 'Lothal and Mon Calamari');
      assert.equal(names[4], 'Takodana and the Ring of Kafrene');
      await open(ana, 1, false);
      const laid = (await logOf(page)).find((line) => line.includes('Ord Mantell')) ?? '';
      const planets = ['Lothal', 'Ord Mantell', 'Kessel', 'Nal Hutta', 'Takodana', 'Naboo'];
      const places = planets.map((planet) => laid.indexOf(planet));
      assert.deepEqual(
        places,
        places.toSorted((a, b) => a - b),
        laid,
      );
      assert.ok(
        places.every((place) => place >= 0),
        laid,
      );
      // The route from Lothal has one space more, and leads through it.
      await page.goto(new URL(page.url()).pathname);
      const spaces = page.locator('[data-table] .hits [data-space]');
      await spaces.first().waitFor();
      const boxed = { spaces: 43, routes: 47 };
      assert.equal(await spaces.count(), boxed.spaces + 1);
      assert.equal(await page.locator('[data-table] .route').count(), boxed.routes + 1);
      assert.deepEqual(ana.errors, []);
      rmSync(folder, { recursive: true, force: true });
    },
  },
];
