// The host's manners: two links, the lock, privacy, showing out and closing, at a desk and on a phone.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { cardOf } from './play.ts';
import type { BrowserTest, Person, World } from './world.ts';

/** A table that waits for friends, and its two links. */
async function table(host: Person): Promise<{ players: string; watchers: string }> {
  await host.page.goto('/');
  await cardOf(host.page).getByTestId('make-table').click();
  await host.page.getByTestId('host').click();
  const players = await host.page.getByTestId('link-players').inputValue();
  const watchers = await host.page.getByTestId('link-watchers').inputValue();
  await closeDialog(host.page);
  return { players, watchers };
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByTestId('host-dialog').waitFor({ state: 'hidden' });
}

async function twice(page: Page, testId: string): Promise<void> {
  await page.getByTestId(testId).click();
  await page.getByTestId(testId).click();
}

const lost = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();

async function hostsManners(world: World, phone: boolean): Promise<void> {
  const ana = await world.person('Ana', { phone });
  const { players, watchers } = await table(ana);
  assert.notEqual(players, watchers);
  assert.ok(players.startsWith(`${watchers}#`), players);

  // By the table's address one watches, by the other link one sits down.
  const eve = await world.person('Eve', { phone });
  await eve.page.goto(watchers);
  await eve.page.getByText('With this link you can only watch').waitFor();
  assert.equal(await eve.page.getByTestId('sit').count(), 0);
  const bo = await world.person('Bo', { phone });
  await bo.page.goto(players);
  await bo.page.getByTestId('sit').first().click();
  await ana.page.locator('li[data-seat] strong', { hasText: 'Bo' }).waitFor();
  assert.equal(await bo.page.getByTestId('host').count(), 0, 'a guest is no host');

  // Locked: whoever has the right link comes too late.
  await ana.page.getByTestId('host').click();
  await ana.page.getByTestId('lock').check();
  const cy = await world.person('Cy', { phone });
  await cy.page.goto(players);
  await cy.page.getByText('The host has locked the seats').waitFor();
  await ana.page.getByTestId('lock').uncheck();
  await cy.page.getByTestId('sit').first().waitFor();

  // Private: who only watches has to go.
  await ana.page.getByTestId('private').check();
  await lost(eve.page, 'This table is private');
  await cy.page.getByTestId('sit').first().waitFor();

  // Shown out: not by that link again, and not back.
  await twice(ana.page, 'evict-1');
  await lost(bo.page, 'The host has shown you out');
  await bo.page.goto('/');
  await bo.page.goto(players);
  await lost(bo.page, 'The host has shown you out');
  const changed = ana.page.getByTestId('link-players');
  await ana.page.waitForFunction(
    (old) => document.querySelector<HTMLInputElement>('[data-testid=link-players]')?.value !== old,
    players,
  );
  assert.ok((await changed.inputValue()).startsWith(`${watchers}#`));
  await cy.page.getByTestId('sit').first().click();
  await closeDialog(ana.page);
  await ana.page.getByTestId('start').click();

  // In mid-game a bot plays on for whoever is shown out; then the table is closed.
  await cy.page.getByTestId('log-toggle').waitFor();
  if (phone) {
    // There is room for it in the drawer only.
    await ana.page.getByTestId('log-toggle').click();
    await ana.page.locator('aside summary').first().click();
    await ana.page.getByTestId('host-in-drawer').click();
  } else {
    await ana.page.getByTestId('host').click();
  }
  const guest = ana.page.locator('[data-testid^=evict-]');
  await guest.click();
  await guest.click();
  await lost(cy.page, 'The host has shown you out');
  await guest.waitFor({ state: 'detached' });
  await twice(ana.page, 'close-table');
  await lost(ana.page, 'This table is closed');
  await ana.page.reload();
  await lost(ana.page, 'This table is closed');
  for (const person of [ana, bo, cy, eve]) {
    const errors = person.errors.filter((text) => !/status of (403|410)/.test(text));
    assert.deepEqual(errors, [], person.name);
  }
}

export const mannersTests: BrowserTest[] = [
  {
    // Audit: SEC-7
    name: 'a host has two links, locks, hides, shows out and closes',
    run: (world) => hostsManners(world, false),
  },
  {
    // Audit: SEC-7
    name: 'a host on a phone does the same',
    run: (world) => hostsManners(world, true),
  },
];
