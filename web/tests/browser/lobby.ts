// Strangers find each other.

import assert from 'node:assert/strict';
import { check } from './access.ts';
import { cardOf } from './play.ts';
import type { BrowserTest } from './world.ts';

export const lobbyTests: BrowserTest[] = [
  {
    name: 'strangers find each other, by a quick match and among the open tables',
    async run(world) {
      const [ana, bo] = [
        await world.person('Ana'),
        await world.person('Bo', { phone: true, language: 'fr' }),
      ];
      await ana.page.goto('/');
      await ana.page.getByTestId('find').click();
      await ana.page.getByTestId('no-tables').waitFor();
      await ana.page.getByTestId('match').click();
      await ana.page.getByText('others can join at any moment').waitFor();

      await bo.page.goto('/find');
      const open = bo.page.getByTestId('open-tables').locator('li');
      await open.filter({ hasText: 'Ana' }).waitFor();
      await check(bo.page, 'the open tables on a phone');
      await open.getByRole('link').click();
      // Both are there, so it is dealt without being asked.
      for (const { page } of [ana, bo]) await page.getByTestId('undo').waitFor();
      assert.ok(!bo.page.url().includes('sit'), 'a reload does not sit down again');

      // A table for friends, opened to everybody and taken back.
      await ana.page.goto('/');
      await cardOf(ana.page).getByTestId('make-table').click();
      await ana.page.getByTestId('listed').check();
      await bo.page.goto('/find');
      await open.filter({ hasText: 'Ana' }).waitFor();
      await ana.page.getByTestId('listed').uncheck();
      await open.waitFor({ state: 'detached' });
      assert.deepEqual([...ana.errors, ...bo.errors], []);
    },
  },
];
