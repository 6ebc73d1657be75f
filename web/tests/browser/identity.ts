// One person on two devices: moved by a code, and signed out when the secret is changed.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { check, DRAWN } from './access.ts';
import { answerByHand, cardOf, playNow } from './play.ts';
import type { BrowserTest, Person, World } from './world.ts';

const WATCHED_MS = 100;
/** How long somebody may be away before a bot may stand in; a room's own tests hold what is usual. */
const GRACE_S = 8;
/** The same, less what a busy machine blurs. */
const GRACE_MS = 7_000;

/** The dialog about who one is, from the front page or from a table. */
async function openIdentity(page: Page): Promise<void> {
  const own = page.locator('main').getByTestId('identity');
  if ((await own.count()) === 0) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('group', { name: 'Settings' }).getByTestId('identity').click();
  } else {
    await own.click();
  }
  await page.getByTestId('identity-dialog').waitFor();
}

async function codeOf(page: Page): Promise<string> {
  await openIdentity(page);
  await page.getByTestId('get-code').click();
  // The tests open the page at 127.0.0.1, where a phone would find itself: the dialog says so.
  await page.getByTestId('identity-dialog').getByTestId('only-here').waitFor();
  return (await page.getByTestId('move-code').textContent()) ?? '';
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByTestId('identity-dialog').waitFor({ state: 'detached' });
}

const key = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('cantina') ?? '{}') as { key: string }).key);

/** Answers one question on the drawn table; bots and movement are given their time. */
async function playOne({ page }: Person, touch: boolean): Promise<void> {
  const asked = page.locator('[data-testid=decision]:not(:empty)');
  await asked.waitFor({ state: 'attached' });
  const before = await asked.textContent();
  for (let tries = 0; tries < 150; tries += 1) {
    await answerByHand(page, tries, touch);
    await page.waitForTimeout(WATCHED_MS);
    if ((await page.getByTestId('decision').textContent()) !== before) return;
  }
  throw new Error('nothing could be answered');
}

/** What is wrong apart from a server that says who is signed out. */
const wrong = (person: Person): string[] => person.errors.filter((text) => !/status of 401/.test(text));

/** What a name is called that looks like another's: the first letter is a Cyrillic one. */
const LIKE_ANA = '\u0410na';
const [NAMELESS, NAMELESS_TOO] = [' ', '  '];

/**
 * The host shows one watcher out, and lets a bot play for somebody who stays away until they are back.
 * Nobody is taken for anybody else meanwhile.
 */
async function hostsPatience(world: World, phone: boolean): Promise<void> {
  world.standInAfterS = GRACE_S;
  const ana = await world.person('Ana', { phone });
  await ana.page.goto('/');
  await cardOf(ana.page).getByRole('radio', { name: '2', exact: true }).check();
  await cardOf(ana.page).getByTestId('make-table').click();
  const link = await ana.page.getByTestId('table-link').inputValue();
  const watchers = link.replace(/#.*$/, '');
  const eve = await world.person(NAMELESS, { phone: true });
  const fay = await world.person(NAMELESS_TOO);
  for (const { page } of [eve, fay]) {
    await page.goto(watchers);
    await page.getByText('With this link you can only watch').waitFor();
  }
  await ana.page.getByTestId('host').click();
  const called = ana.page.getByTestId('watching').locator('li > span');
  await called.nth(1).waitFor();
  const names = await called.allTextContents();
  assert.ok(names.every((it) => /^Stranger \w+$/.test(it)) && names[0] !== names[1], names.join());
  const row = ana.page.getByTestId('watching').locator('li').first();
  await row.getByTestId('evict-spectator').click();
  await row.getByTestId('evict-spectator').click();
  await eve.page.getByRole('heading', { name: 'The host has shown you out' }).waitFor();
  await called.nth(1).waitFor({ state: 'detached' });
  assert.deepEqual(await called.allTextContents(), names.slice(1));
  assert.equal(
    await ana.page.getByTestId('link-players').inputValue(),
    link,
    'who was shown out did not know it',
  );
  await ana.page.keyboard.press('Escape');

  const bo = await world.person(LIKE_ANA);
  await bo.page.goto(link);
  await bo.page.getByTestId('sit').first().click();
  // To everybody, whoever sat down later has a number.
  for (const { page } of [ana, bo, fay]) {
    await page.locator('li[data-seat] strong', { hasText: `${LIKE_ANA} (2)` }).waitFor();
  }
  await ana.page.getByTestId('start').click();
  await bo.page.getByTestId('log-toggle').waitFor();
  const left = Date.now();
  await bo.page.goto('about:blank');
  // Ana answers until the table waits for Bo.
  const told = ana.page.locator('[data-testid=bot-wait], [data-testid=let-bot-play]');
  for (let tries = 0; (await told.count()) === 0; tries += 1) {
    assert.ok(tries < 300, 'the table never waits for Bo');
    await answerByHand(ana.page, tries, phone);
    await ana.page.waitForTimeout(WATCHED_MS);
  }
  const words = (await told.textContent()) ?? '';
  if (Date.now() - left < GRACE_MS) assert.match(words, /A bot can take over in (\d+|one) second/);
  await ana.page.getByTestId('let-bot-play').click({ timeout: 60_000 });
  assert.ok(Date.now() - left >= GRACE_MS, 'nobody is replaced at once');
  await ana.page.getByTestId('let-bot-play').waitFor({ state: 'detached' });

  // Back again, Bo has the seat and is asked, and no bot.
  await bo.page.goto(link);
  const asked = bo.page.locator('[data-testid=decision]:not(:empty)');
  for (let tries = 0; (await asked.count()) === 0; tries += 1) {
    assert.ok(tries < 300, 'the table never asks Bo');
    await answerByHand(ana.page, tries, phone);
    await ana.page.waitForTimeout(WATCHED_MS);
  }
  await playOne(bo, false);
  const faults = [ana, fay].flatMap(({ errors }) => errors);
  assert.deepEqual(faults, []);
}

export const identityTests: BrowserTest[] = [
  {
    // Audit: SEC-5
    name: 'a code brings a phone to the same seat, and a changed secret signs the desk out',
    async run(world) {
      const desk = await world.person('Ana');
      const path = await playNow(desk, 2);
      await desk.page.locator('[data-action]').first().waitFor();
      const code = await codeOf(desk.page);
      assert.match(code, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
      await check(desk.page, 'the dialog with a code', DRAWN);
      await closeDialog(desk.page);

      // On the phone the code is typed as people type.
      const phone = await world.person('Nobody', { phone: true });
      await phone.page.goto('/');
      await openIdentity(phone.page);
      await check(phone.page, 'the dialog on a phone');
      await phone.page.getByTestId('enter-code').fill('00000 00000');
      await phone.page.getByTestId('move-here').click();
      await phone.page.getByText('This code is wrong, used or no longer valid').waitFor();
      phone.errors.length = 0; // The browser notes that the code was not found.
      await phone.page.getByTestId('enter-code').fill(code.toLowerCase().replace('-', ' '));
      await phone.page.getByTestId('move-here').click();
      await phone.page.getByTestId('identity-dialog').waitFor({ state: 'detached' });
      assert.notEqual(await key(phone.page), await key(desk.page), 'each device has its own key');
      await phone.page.locator(`a[href="${path}"]`).click();
      await phone.page.locator('[data-action]').first().waitFor();
      await playOne(phone, true);
      assert.equal(await phone.page.getByText('Nobody').count(), 0, 'the name came along');
      await playOne(desk, false);

      // The secret is changed at the table, on the phone.
      await openIdentity(phone.page);
      await phone.page.getByTestId('change-secret').click();
      await phone.page.getByTestId('change-secret').click();
      await desk.page.getByRole('heading', { name: 'This device was signed out' }).waitFor();
      await check(desk.page, 'the page of who is signed out');
      await phone.page.getByTestId('identity-dialog').waitFor({ state: 'detached' });
      await phone.page.locator('[data-link=open]').waitFor();
      await playOne(phone, true);

      // After a restart it is still so.
      const server = await world.server();
      await server.kill();
      await server.restart();
      await desk.page.reload();
      await desk.page.getByTestId('signed-out').waitFor();
      await phone.page.reload();
      await phone.page.locator('[data-action]').first().waitFor({ timeout: 30_000 });
      await playOne(phone, true);

      // Whoever is signed out begins anew and loses nothing else.
      await desk.page.getByTestId('begin-anew').click();
      await desk.page.getByText('You are watching').waitFor();
      await desk.page.goto('/');
      assert.equal(await desk.page.getByLabel('Your name').inputValue(), 'Ana');
      assert.deepEqual([wrong(desk), wrong(phone)], [[], []]);
    },
  },
  {
    // Audit: SEC-5
    name: 'whoever has tables is told what stays behind, and may come back to it',
    async run(world) {
      const ana = await world.person('Ana');
      await playNow(ana, 2);
      await ana.page.goto('/');
      const code = await codeOf(ana.page);
      const bo = await world.person('Bo', { phone: true });
      const path = await playNow(bo, 2);
      const before = await key(bo.page);

      // By the link, which does nothing by itself and leaves nothing in the address.
      await bo.page.goto(`/#move=${code}`);
      await bo.page.getByText('Continue only if that was you').waitFor();
      assert.equal(new URL(bo.page.url()).hash, '');
      await bo.page.getByTestId('move-here').click();
      await bo.page.getByText('In this browser you have a table as Bo').waitFor();
      await check(bo.page, 'what stays behind');
      await bo.page.getByTestId('move-cancel').click();
      assert.equal(await key(bo.page), before);
      await bo.page.getByTestId('move-here').click();
      await bo.page.getByTestId('move-anyway').click();
      await bo.page.getByTestId('identity-dialog').waitFor({ state: 'detached' });
      await bo.page.locator(`a[href="${path}"]`).waitFor({ state: 'detached' });
      assert.equal(await bo.page.getByLabel('Your name').inputValue(), 'Ana');

      await openIdentity(bo.page);
      await bo.page.getByTestId('identity-dialog').getByText('One table').waitFor();
      await bo.page.getByTestId('go-back').click();
      await bo.page.locator(`a[href="${path}"]`).waitFor();
      assert.equal(await key(bo.page), before);
      assert.equal(await bo.page.getByLabel('Your name').inputValue(), 'Bo');
      assert.deepEqual([wrong(ana), wrong(bo)], [[], []]);
    },
  },
  {
    // Audit: SEC-4, SEC-7
    name: 'one watcher is shown out, and nobody is taken for another or replaced before their time',
    run: (world) => hostsPatience(world, false),
  },
  {
    // Audit: SEC-4, SEC-7
    name: 'a host on a phone shows one watcher out, and replaces nobody before their time',
    run: (world) => hostsPatience(world, true),
  },
];
