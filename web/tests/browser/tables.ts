// Around the game: the front door, seats, languages, undo, errors.

import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerByHand, cardOf, END, logOf, playByHand, playNow } from './play.ts';
import type { BrowserTest } from './world.ts';

/** Everything up to the first decision: page, fonts, words and the drawn table. */
const FIRST_MOVE_BYTES_MAX = 150 * 1024;

export const tableTests: BrowserTest[] = [
  {
    name: 'a rule named in the log leads to its text, and the table stays',
    async run(world) {
      const ana = await world.person('Ana', { language: 'fr' });
      await playNow(ana, 2);
      await logOf(ana.page);
      const link = ana.page.locator('a[data-rule]').first();
      const rule = (await link.textContent()) ?? '';
      const opened = ana.context.waitForEvent('page');
      await link.click();
      const page = await opened;
      await page.locator('[data-testid=rules] .pointed').waitFor();
      assert.ok(page.url().endsWith(`/rules/han-solo#${rule}`), page.url());
      const pointed = page.locator('.pointed > strong').first();
      assert.ok((await pointed.textContent())?.startsWith(rule), 'another rule is pointed at');
      assert.ok(await pointed.isVisible());
      await page.getByText('Elles sont en anglais seulement').waitFor();
      await page.goto('/rules/chess');
      await page.getByRole('heading', { name: 'Pas de règles ici' }).waitFor();
      assert.equal(await ana.page.locator(END).count(), 0);
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'one click from the page to the first decision, and little to load',
    async run(world) {
      for (const game of ['han-solo', 'bounty-hunters']) {
        const ana = await world.person('Ana');
        const loaded: Promise<[string, number]>[] = [];
        const packed: string[] = [];
        ana.page.on('requestfinished', (request) => {
          const { pathname } = new URL(request.url());
          loaded.push(request.sizes().then((sizes) => [pathname, sizes.responseBodySize]));
        });
        ana.page.on('response', (response) => {
          if (/\.woff2$/.test(response.url()))
            packed.push(response.headers()['content-encoding'] ?? 'as it is');
        });
        await ana.page.goto('/');
        await ana.page.locator(`[data-game=${game}]`).getByTestId('play-now').click();
        await ana.page.locator('[data-action]').first().waitFor();
        const all = (await Promise.all(loaded)).toSorted((a, b) => b[1] - a[1]);
        const bytes = all.reduce((sum, [, size]) => sum + size, 0);
        const told = all.map(([path, size]) => `${size} ${path}`).join('\n');
        assert.ok(bytes > 50_000 && bytes < FIRST_MOVE_BYTES_MAX, `${game}: ${bytes} bytes\n${told}`);
        // Fonts are packed by nature: to pack them again only costs.
        assert.deepEqual(packed, ['as it is', 'as it is', 'as it is', 'as it is']);
        assert.deepEqual(ana.errors, []);
        await ana.context.close();
      }
    },
  },
  {
    name: 'nothing moves while the page comes, however late its parts are',
    async run(world) {
      for (const [lateMs, phone] of [
        [400, false],
        [400, true],
        [2_000, true],
      ] as const) {
        const ana = await world.person('Ana', { phone });
        await ana.page.addInitScript(`
          moved = [];
          new PerformanceObserver((list) => moved.push(...list.getEntries().map((each) => each.value)))
            .observe({ type: 'layout-shift', buffered: true });
        `);
        const late: Promise<void>[] = [];
        await ana.page.route(/\.woff2$|\/api\/games$/, (route) => {
          late.push(sleep(lateMs).then(() => route.continue()));
        });
        await ana.page.goto('/');
        await cardOf(ana.page).getByTestId('play-now').waitFor();
        await Promise.all(late);
        assert.ok(late.length > 1, `${late.length} parts were held back`);
        await ana.page.waitForLoadState('networkidle');
        assert.deepEqual(await ana.page.evaluate('moved'), [], `parts ${lateMs} ms late, phone ${phone}`);
        assert.deepEqual(ana.errors, []);
      }
    },
  },
  {
    name: 'a friend follows the link, sits down, bots fill up, the host deals',
    async run(world) {
      const ana = await world.person('Ana');
      await ana.page.goto('/');
      await cardOf(ana.page).getByTestId('make-table').click();
      const link = await ana.page.getByTestId('table-link').inputValue();
      const bo = await world.person('Bo', { language: 'es' });
      await bo.page.goto(link);
      await bo.page.getByTestId('sit').first().click();
      await ana.page.locator('li[data-seat] strong', { hasText: 'Bo' }).waitFor();
      await ana.page.locator('li[data-seat="2"] select').selectOption('hunter');
      await bo.page.locator('li[data-seat="2"]', { hasText: 'Cazador' }).waitFor();
      assert.equal(await bo.page.getByTestId('start').count(), 0);
      await ana.page.getByTestId('start').click();
      for (const { page, errors } of [ana, bo]) {
        await page.locator('[data-seat="3"]').first().waitFor();
        assert.deepEqual(errors, []);
      }
      await bo.page.goto('/');
      await bo.page.locator('a[href^="/t/"]').first().click();
      await bo.page.locator('[data-seat="3"]').first().waitFor();
    },
  },
  {
    name: 'a table speaks the language it is asked for, the old log included',
    async run(world) {
      const ana = await world.person('Ana');
      const path = await playNow(ana, 2);
      await ana.page.goto(`${path}?view=text`);
      const english = await logOf(ana.page);
      await ana.page.getByRole('button', { name: 'Settings' }).click();
      await ana.page.locator('input[value=fr]').check();
      await ana.page.getByText('À vous de décider').first().waitFor();
      await ana.page.waitForFunction(
        (first) => document.querySelector('li[data-seq]')?.textContent?.trim() !== first,
        english[0],
      );
      assert.equal(await ana.page.evaluate(() => document.documentElement.lang), 'fr');
    },
  },
  {
    name: 'alone, undo goes back as far as one likes, and the log says so',
    async run(world) {
      const ana = await world.person('Ana');
      await playNow(ana, 2);
      const { page } = ana;
      await page.locator('[data-action]').first().waitFor();
      await page.waitForTimeout(500);
      const before = (await logOf(page)).length;
      while (!(await answerByHand(page, 0))) await page.waitForTimeout(50);
      const undo = page.getByTestId('undo');
      await page.waitForFunction(
        () => !document.querySelector<HTMLButtonElement>('[data-testid=undo]')?.disabled,
      );
      assert.match((await undo.getAttribute('title')) ?? '', /alone/);
      await undo.click();
      await page.locator('li', { hasText: 'undoes their move' }).waitFor();
      assert.ok((await page.locator('li[data-seq] s').count()) > 0, 'nothing is struck out');
      assert.ok((await logOf(page)).length > before);
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'whoever leaves is stood in for, and gets the seat back',
    async run(world) {
      // Bots among themselves would be done before Ana is back.
      world.botDelayMs = 2_000;
      const ana = await world.person('Ana');
      await playNow(ana, 2);
      const { page } = ana;
      await page.getByTestId('log-toggle').click();
      await page.getByText('At the table (2)').click();
      await page.getByRole('button', { name: 'Leave my seat' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Leave my seat' }).click();
      await page.getByRole('button', { name: 'Take my seat back' }).click();
      await page.getByRole('button', { name: 'Take my seat back' }).waitFor({ state: 'detached' });
      await page.locator('[data-action]').first().waitFor();
      assert.deepEqual(ana.errors, []);
    },
  },
  {
    name: 'an unknown table and an unknown page say so and lead home',
    async run(world) {
      const ana = await world.person('Ana');
      for (const path of ['/t/NOSUCHTABLE', '/nowhere', '/t/NOSUCHTABLE/replay']) {
        await ana.page.goto(path);
        await ana.page.getByRole('link', { name: 'Back to the home page' }).click();
        await cardOf(ana.page).getByTestId('play-now').waitFor();
      }
    },
  },
  {
    name: 'a stale client is asked to reload and does not play on',
    async run(world) {
      const ana = await world.person('Ana');
      const path = await playNow(ana, 2);
      await ana.page.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          socket.send(String(message).replace('"protocol":1', '"protocol":2'));
        });
      });
      await ana.page.goto(path);
      await ana.page.getByRole('dialog').getByRole('button', { name: 'Reload' }).waitFor();
      assert.equal(await ana.page.locator('[data-action]').count(), 0);
    },
  },
  {
    name: 'play again deals a new table with the same seats',
    async run(world) {
      const ana = await world.person('Ana');
      const path = await playNow(ana, 2);
      await playByHand(ana);
      await ana.page.locator(END).getByTestId('rematch').click();
      await ana.page.waitForURL((url) => url.pathname !== path);
      await ana.page.locator('[data-action]').first().waitFor();
    },
  },
];
