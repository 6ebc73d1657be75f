// What a page costs whoever plays on it: bytes on the wire, how long it does not answer, and what
// moves by itself.

import type { Page } from 'playwright-core';

export interface Bytes {
  /** Files and answers, compressed as they come. */
  files: number;
  /** What the table tells over its socket. */
  socket: number;
}
/** Counts the bytes that come over the wire from now on. */
export async function watchBytes(page: Page): Promise<() => Bytes> {
  const session = await page.context().newCDPSession(page);
  const bytes: Bytes = { files: 0, socket: 0 };
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes.files += encodedDataLength));
  session.on(
    'Network.webSocketFrameReceived',
    ({ response }) => (bytes.socket += response.payloadData.length),
  );
  return () => ({ ...bytes });
}

interface Shift {
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
/** What on the table and in the bar above it has moved by itself from now on, and how far. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const kept = window as unknown as { shifted: string[] };
    kept.shifted = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const who = node instanceof Element ? node : node?.parentElement;
          if (!who?.closest('[data-table], header')) continue;
          // What only grew or shrank in its place has not moved.
          if (from.x === to.x && from.y === to.y) continue;
          kept.shifted.push(
            `${who.tagName}.${who.getAttribute('class')}: ${from.x},${from.y} to ${to.x},${to.y}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: string[] }).shifted);
}

/** How long each task took in which the page did not answer, in milliseconds; those over 50 are told. */
export async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const kept = window as unknown as { tasks: number[] };
    kept.tasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) kept.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: false });
  });
  return () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
}
