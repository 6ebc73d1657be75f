// A living room: plain http by a name that is not this machine's own.

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { cardOf } from './play.ts';
import { FOREIGN_NAME, type BrowserTest, type World } from './world.ts';

/** The same house by a name for which the browser gives no safe context. */
async function livingRoom(world: World): Promise<string> {
  return (await world.server()).url.replace('127.0.0.1', FOREIGN_NAME);
}

/** The browser says itself which of our headers it leaves unused at a plain address. */
const isOurs = (text: string): boolean => !text.includes('Cross-Origin-Opener-Policy');

/** What the page has put on the clipboard, as the browser saw it. */
async function watchCopies(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const copies: string[] = [];
    Object.assign(window, { copies });
    document.addEventListener('copy', (event) => {
      const field = event.target;
      copies.push(field instanceof HTMLTextAreaElement ? field.value : String(getSelection()));
    });
  });
  return () => page.evaluate(() => (window as unknown as { copies: string[] }).copies);
}

async function whatIsMissing(world: World): Promise<void> {
  const home = await livingRoom(world);
  for (const [language, line] of [
    ['en', /is not encrypted/],
    ['fr', /pas chiffrée/],
    ['es', /no está cifrada/],
  ] as const) {
    const { page, errors } = await world.person(`Ida ${language}`, { language, phone: language !== 'en' });
    await page.goto(`${home}/`);
    assert.equal(await page.evaluate(() => isSecureContext), false);
    const note = page.getByTestId('insecure');
    await note.getByText(line).click();
    await note.getByText('https').waitFor();
    await page.goto('/');
    await cardOf(page).getByTestId('make-table').waitFor();
    assert.equal(await note.count(), 0, 'on the machine itself there is nothing to say');
    assert.deepEqual(errors.filter(isOurs), []);
  }
}

async function linksAreCopied(world: World): Promise<void> {
  const { page, errors } = await world.person('Ida');
  await page.goto(`${await livingRoom(world)}/`);
  await cardOf(page).getByTestId('make-table').click();
  const link = await page.getByTestId('table-link').inputValue();
  assert.ok(link.startsWith(`http://${FOREIGN_NAME}:`), link);
  const copies = await watchCopies(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('The link is copied.').waitFor();
  assert.deepEqual(await copies(), [link]);

  // In a dialog, where what lies behind cannot be selected.
  await page.getByTestId('host').click();
  const dialog = page.getByTestId('host-dialog');
  await dialog.getByTestId('insecure').waitFor();
  await dialog.getByTestId('copy-watchers').click();
  await dialog.getByText('The link is copied.').waitFor();
  const watchers = await dialog.getByTestId('link-watchers').inputValue();
  assert.deepEqual(await copies(), [link, watchers]);

  // A browser that forbids even that lets the person do it.
  await page.evaluate('document.execCommand = () => false');
  await dialog.getByTestId('copy-players').click();
  await dialog.getByText('The link is selected').waitFor();
  const players = await dialog.getByTestId('link-players').inputValue();
  await page.waitForFunction((url) => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement && field.value === url && field.selectionEnd === url.length;
  }, players);
  assert.deepEqual(errors.filter(isOurs), []);
}

export const insecureTests: BrowserTest[] = [
  { name: 'a plain address says what it cannot offer', run: whatIsMissing },
  { name: 'links are copied from a plain address too', run: linksAreCopied },
];
