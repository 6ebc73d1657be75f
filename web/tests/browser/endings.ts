// From the lobby to the next game, for two people: what is agreed, faces, hints, the end with its story
// beside the log, its picture, and one new table for both.

import assert from 'node:assert/strict';
import { check } from './access.ts';
import { answerByHand, cardOf, END, isOver } from './play.ts';
import type { BrowserTest, Person, World } from './world.ts';

const SEATS = 6;
const ANSWERS_MAX = 2_000;
const PAUSE_MS = 30;

/** Ana makes a table for six with four bots, Bo sits down beside her. */
async function gather(world: World): Promise<{ ana: Person; bo: Person }> {
  const [ana, bo] = [await world.person('Ana'), await world.person('Bo', { phone: true, language: 'es' })];
  await ana.page.goto('/');
  await cardOf(ana.page)
    .getByRole('radio', { name: String(SEATS), exact: true })
    .check();
  await cardOf(ana.page).getByTestId('make-table').click();
  const link = await ana.page.getByTestId('table-link').inputValue();
  await bo.page.goto(link);
  await bo.page.getByTestId('sit').first().click();
  await bo.page.getByTestId('ready').waitFor();
  return { ana, bo };
}

/** Both answer whatever they are asked until the game is over. */
async function playOut(people: Person[]): Promise<void> {
  for (let nth = 0; nth < ANSWERS_MAX; nth += 1) {
    const over = await Promise.all(people.map(({ page }) => isOver(page)));
    if (over.every(Boolean)) return;
    await Promise.all(people.map(({ page }) => answerByHand(page, nth)));
    await people[0]?.page.waitForTimeout(PAUSE_MS);
  }
  throw new Error('the game does not end');
}

async function endsTogether(ana: Person, bo: Person): Promise<void> {
  const { page } = ana;
  const story = page.locator(END).getByTestId('story');
  await story.waitFor();
  assert.equal(await story.locator('li').count(), 3);
  await page.getByTestId('end-log').click();
  const log = page.getByRole('complementary', { name: 'Log' });
  await log.waitFor();
  const boxes = await Promise.all([page.locator(END).boundingBox(), log.boundingBox()]);
  const [end, side] = boxes;
  assert.ok(end && side && end.x + end.width <= side.x, 'the log lies beside the result');
  await check(page, 'the end with its log');
  await page.getByTestId('share-open').click();
  const picture = page.getByTestId('share').locator('img');
  await picture.waitFor();
  assert.equal(
    await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    1200,
  );
  await check(page, 'the picture of the result');
  await page.keyboard.press('Escape');

  // Whoever is not the first to ask is told in place, and gets there with one click.
  const old = new URL(page.url()).pathname;
  await page.locator(END).getByTestId('rematch').click();
  await page.waitForURL((url) => url.pathname !== old);
  await bo.page.locator(END).getByTestId('rematch-join').click();
  await bo.page.waitForURL((url) => url.pathname !== old);
  assert.equal(new URL(bo.page.url()).pathname, new URL(page.url()).pathname, 'one table for both');
  for (const each of [page, bo.page]) await each.locator('[data-action], [data-decision]').first().waitFor();
}

export const endingTests: BrowserTest[] = [
  {
    name: 'two people agree, play to the end and play again together',
    async run(world) {
      world.botDelayMs = 0;
      const { ana, bo } = await gather(world);
      // The host changes what is agreed; everybody reads it.
      await ana.page.getByTestId('terms-edit').click();
      const terms = ana.page.getByTestId('terms-dialog');
      await terms.getByLabel('Ties', { exact: true }).selectOption('simple');
      await check(ana.page, 'the terms of a table');
      await terms.getByTestId('terms-save').click();
      await bo.page.getByTestId('terms').getByText('HS-7.3').waitFor();
      // A face of one's own, seen by the other; and ready.
      await bo.page.getByTestId('look-open').click();
      await bo.page.getByTestId('look').getByRole('button').nth(6).click();
      await check(bo.page, 'faces to choose from');
      await bo.page.keyboard.press('Escape');
      await bo.page.getByTestId('ready').click();
      await ana.page.locator('[data-seat] .tick').waitFor();
      await check(ana.page, 'the lobby');
      await ana.page.getByTestId('start').click();
      await playOut([ana, bo]);
      await endsTogether(ana, bo);
      assert.deepEqual([...ana.errors, ...bo.errors], []);
    },
  },
  {
    name: 'a hunter says what it would do, and does it for whoever asks',
    async run(world) {
      const ana = await world.person('Ana', { language: 'fr' });
      const { page } = ana;
      await page.goto('/');
      await page.locator('[data-game=bounty-hunters]').getByTestId('play-now').click();
      await page.getByTestId('hint-ask').click();
      await page.getByTestId('hint-play').waitFor();
      await check(page, 'a hint', { rules: { 'label-content-name-mismatch': { enabled: false } } });
      const asked = await page.getByTestId('decision').textContent();
      await page.getByTestId('hint-play').click();
      await page.waitForFunction(
        (asked) => document.querySelector('[data-testid=decision]')?.textContent !== asked,
        asked,
      );
      // A table may have agreed that nobody asks.
      await page.goto('/');
      const card = cardOf(page);
      await card.locator('details > summary').click();
      await card.getByTestId('hints').uncheck();
      await card.getByTestId('play-now').click();
      await page.getByTestId('undo').waitFor();
      assert.equal(await page.getByTestId('hint-ask').count(), 0);
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'a big screen shows the public table, and a phone joins by its code',
    async run(world) {
      world.botDelayMs = 0;
      const [ana, bo] = [
        await world.person('Ana'),
        await world.person('Bo', { phone: true, language: 'fr' }),
      ];
      await ana.page.goto('/');
      await cardOf(ana.page).getByRole('radio', { name: '3', exact: true }).check();
      await cardOf(ana.page).getByTestId('make-table').click();
      const opened = ana.context.waitForEvent('page');
      await ana.page.getByTestId('screen-open').click();
      const screen = await opened;
      await screen.getByTestId('screen-code').filter({ hasText: '-' }).waitFor();
      const code = await screen.getByTestId('screen-code').innerText();
      await check(screen, 'the big screen before the deal');
      await bo.page.goto('/join');
      await check(bo.page, 'joining by a code');
      await bo.page.getByTestId('join-code').fill(code.toLowerCase().replace('-', ' '));
      await bo.page.getByTestId('join-go').click();
      await bo.page.getByTestId('sit').first().click();
      await screen.getByTestId('screen-lobby').getByText('Bo', { exact: true }).waitFor();
      await ana.page.getByTestId('start').click();
      for (const page of [ana.page, bo.page]) await page.getByTestId('undo').waitFor();
      // Its browser is the host's, and yet it is shown no hand and asked nothing.
      await screen.locator('[data-decision]').first().waitFor();
      assert.equal(await screen.locator('[data-action]').count(), 0);
      assert.equal(await screen.getByTestId('undo').count(), 0);
      assert.deepEqual([...ana.errors, ...bo.errors], []);
    },
  },
  {
    name: 'time that is up is announced before and told afterwards',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      const opened = await page.request.post('/api/tables', {
        data: {
          game: 'han-solo',
          seats: [{ want: 'me' }, { want: 'bot', level: 'rookie' }],
          clock_seconds: 5,
          key: Buffer.from(`Ana-${'k'.repeat(24)}`)
            .toString('hex')
            .slice(0, 48),
          name: 'Ana',
          start: true,
        },
      });
      const { table } = (await opened.json()) as { table: string };
      await page.goto(`/t/${table}`);
      await page
        .getByTestId('clock-warning')
        .filter({ hasText: 'Ten seconds left' })
        .waitFor({ state: 'attached' });
      await page.locator('[data-toast]', { hasText: 'Your time was up' }).waitFor();
      await page.getByTestId('log-toggle').click();
      await page.getByText('Ana: time was up. Played instead:').first().waitFor();
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'my tables come first where it is my move, and the rules open with what a player needs',
    async run(world) {
      const ana = await world.person('Ana');
      const { page } = ana;
      await page.goto('/');
      await page.locator('[data-game=bounty-hunters]').getByTestId('play-now').click();
      await page.getByTestId('hint-ask').waitFor();
      await page.goto('/');
      await page.getByTestId('tables-open').getByText('Your move', { exact: true }).waitFor();
      const [mine, games] = await Promise.all([
        page.getByTestId('tables-open').boundingBox(),
        page.locator('[data-game]').first().boundingBox(),
      ]);
      assert.ok(mine && games && mine.y < games.y, 'above the games');
      for (const game of ['han-solo', 'bounty-hunters', 'outer-rim']) {
        await page.goto(`/rules/${game}`);
        await page.getByTestId('rules-guide').waitFor();
        assert.equal(await page.getByTestId('rules').count(), 0, 'the specification is behind a switch');
        await check(page, `the guide to ${game}`);
      }
      await page.getByTestId('rules-open').click();
      await page.getByTestId('rules').waitFor();
      assert.deepEqual(ana.errors, []);
    },
  },
];
