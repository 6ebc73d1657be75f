// What is wrong with a screen, in one look: run in the page.

import type { Page } from 'playwright-core';

export interface Fault {
  rule: 'sideways' | 'cut' | 'hidden' | 'small-text' | 'small-target';
  where: string;
  /** How much, in pixels or as a size. */
  what: string;
}

export const TEXT_PX_MIN = 12;
export const TARGET_PX_MIN = 24;

/** Everything that is wrong with what is on the screen now. */
export async function faultsOf(page: Page): Promise<Fault[]> {
  // The compiler of the tests gives functions their names by this.
  await page.evaluate('globalThis.__name ??= (it) => it');
  return page.evaluate(look, { textMin: TEXT_PX_MIN, targetMin: TARGET_PX_MIN });
}

export function look({ textMin, targetMin }: { textMin: number; targetMin: number }): Fault[] {
  /** Half a pixel comes from rounding. */
  const SLACK_PX = 1;
  const found = new Map<string, Fault>();
  const name = (element: Element): string => {
    const path: string[] = [];
    for (
      let at: Element | null = element;
      at && path.length < 4 && at !== document.body;
      at = at.parentElement
    ) {
      const own = [...at.classList].filter((it) => !it.startsWith('svelte-')).slice(0, 2);
      path.unshift([at.tagName.toLowerCase(), ...own].join('.'));
    }
    return path.join(' > ');
  };
  const add = (rule: Fault['rule'], element: Element, what: string): void => {
    const where = name(element);
    if (!found.has(rule + where)) found.set(rule + where, { rule, where, what });
  };
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.visually-hidden, .flights, [inert], [data-covered]') === null;
  const dialog = document.querySelector('dialog[open]');
  const root: Element = dialog ?? document.body;

  /** The part of a box that no ancestor cuts off; `scrolls` if it can be brought into sight sideways. */
  const seenBox = (
    element: Element,
  ): { left: number; right: number; top: number; bottom: number; scrolls: boolean } => {
    const box = element.getBoundingClientRect();
    const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom, scrolls: false };
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === 'inline') continue;
      const edge = at.getBoundingClientRect();
      if (overflowX !== 'visible') {
        if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth + 1)
          seen.scrolls = true;
        seen.left = Math.max(seen.left, edge.left);
        seen.right = Math.min(seen.right, edge.right);
      }
      if (overflowY !== 'visible') {
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
    }
    seen.left = Math.max(seen.left, 0);
    seen.right = Math.min(seen.right, innerWidth);
    return seen;
  };

  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > SLACK_PX) add('sideways', document.documentElement, `${wide} px too wide`);

  for (const element of root.querySelectorAll(
    'button, a[href], input, select, summary, .card-face, [data-spot], [data-piece]',
  )) {
    if (!shown(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const seen = seenBox(element);
    // What belongs to a part of the table stays on it.
    const place = element.closest('[data-table] > section')?.getBoundingClientRect();
    const bounded = place !== undefined && place.width > 0;
    const [left, right] = bounded
      ? [Math.max(seen.left, place.left), Math.min(seen.right, place.right)]
      : [seen.left, seen.right];
    const lost = Math.max(left - box.left, box.right - right);
    if (!seen.scrolls && lost > 2) add('cut', element, `${Math.round(lost)} px lie outside`);
    const isTarget = element.matches('button, a[href], input, select, summary');
    const least = Math.min(box.width, box.height);
    if (isTarget && least < targetMin - 0.5 && !element.matches('p a, .visually-hidden *')) {
      const label = element.closest('label');
      const other = label?.getBoundingClientRect();
      if (!other || Math.min(other.width, other.height) < targetMin - 0.5) {
        add('small-target', element, `${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
      }
    }
  }

  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('style, script, option, noscript') ||
      !shown(parent)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    let size = parseFloat(getComputedStyle(parent).fontSize);
    if (parent instanceof SVGElement) {
      // Of a drawing the one number that it is played for; the rest is in its name and on its sheet.
      const drawing = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
      size *= drawing ? Math.hypot(drawing.a, drawing.b) : 1;
      if (parent.closest('.card-face, .token') && !parent.matches('.value')) continue;
    }
    if (size < textMin - 0.05)
      add('small-text', parent, `${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 24)}`);
    if (parent instanceof SVGElement) continue;
    for (let at: Element | null = parent; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' || style.display === 'inline') continue;
      if (style.overflowX === 'auto' || style.overflowX === 'scroll' || style.textOverflow === 'ellipsis')
        break;
      const edge = at.getBoundingClientRect();
      const lost = Math.max(edge.left - box.left, box.right - edge.right);
      if (lost > 2) add('cut', parent, `${Math.round(lost)} px of "${node.textContent.trim().slice(0, 24)}"`);
      break;
    }
  }

  // What is asked lies open: the question, and everything that answers it beside it.
  const asked = root.querySelector('[data-decision]');
  if (asked && !dialog && !document.querySelector('[data-testid=end-panel]')) {
    const parts = [...asked.querySelectorAll('button, h2, h3, p, [data-action]')].filter(shown);
    for (const part of parts) {
      const box = part.getBoundingClientRect();
      const seen = seenBox(part);
      const below = Math.max(
        box.bottom - Math.min(seen.bottom, innerHeight),
        Math.max(seen.top, 0) - box.top,
      );
      if (below > 2) {
        add('hidden', part, `${Math.round(below)} px lie below the fold`);
        continue;
      }
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const top = document.elementFromPoint(box.left + share * box.width, (box.top + box.bottom) / 2);
        if (top && !part.contains(top) && !top.contains(part)) add('hidden', part, `covered by ${name(top)}`);
      }
    }
  }
  return [...found.values()];
}
