// Outer Rim on the text table: alone, with a lasting evening, and on a phone among bots.

import assert from 'node:assert/strict';
import { answerByKeys, END, isOver, logOf } from './play.ts';
import type { BrowserTest, Person } from './world.ts';

const CARD = '[data-game=outer-rim]';
const ANSWERS = 60;
const TRIES_MAX = 2_000;
/** Bots that do not wait for each other end a short game while the page loads. */
const OVER_MS_MAX = 60_000;

async function open({ page }: Person, seats: number, afresh = true): Promise<void> {
  if (afresh) await page.goto('/');
  const card = page.locator(CARD);
  await card.getByRole('radio', { name: String(seats), exact: true }).check();
  await card.getByTestId('play-now').click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await page.getByTestId('text-table').waitFor();
}

/** Answers so many questions, whatever they are. */
async function answer({ page }: Person, from: number, count: number): Promise<void> {
  let given = 0;
  for (let tries = 0; tries < TRIES_MAX && given < count; tries += 1) {
    if (await isOver(page)) return;
    if (await answerByKeys(page, from + given)) given += 1;
    await page.waitForTimeout(25);
  }
  assert.equal(given, count, 'the table stopped asking');
}

export const outerRimTests: BrowserTest[] = [
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
      const card = page.locator('.outline details').first();
      await card.locator('summary').click();
      assert.match(await card.locator('span').first().innerText(), /\S/);
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
      await page.goto(`/t/${table}`);
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
      await end.locator('header button').click();
      for (const name of names) {
        const sheet = page.locator('[data-zone=rival]', { has: page.getByRole('heading', { name }) });
        await sheet.getByText('Its last card').waitFor();
        await sheet.locator('summary').first().click();
        await sheet.getByText('Encounter, the first that applies:').waitFor();
      }

      // A replay in words has its log in a drawer here: the step itself is told above the table.
      await page.goto(`/t/${table}/replay?eyes=spectator&step=0`);
      const told = page.getByTestId('happened');
      await told.getByText('The Rim:').waitFor();
      await page.getByTestId('last').click();
      await told.getByText('The last round is over').waitFor();
      // The table says so as well, and speaks to nobody who only looks on.
      await page.locator('[data-zone=table]').getByText('The last round is over').waitFor();
      for (const zone of ['market', 'rim', 'table']) {
        const said = await page.locator(`[data-zone=${zone}] li`).allInnerTexts();
        assert.ok(said.length > 0, zone);
        assert.doesNotMatch(said.join('\n'), /\(neutral\)|stops you|you lack|spaces away/);
      }
      assert.equal(await page.getByRole('link', { name: 'Text table' }).count(), 0, 'there is no other table');
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    // Rules: OR-2.1
    name: 'the tiles of Outer Rim lie in the order somebody put them into',
    async run(world) {
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
      assert.deepEqual(places, places.toSorted((a, b) => a - b), laid);
      assert.ok(places.every((place) => place >= 0), laid);
      assert.deepEqual(ana.errors, []);
    },
  },
];
