// Text is readable in every theme: 4.5:1 at least, 3:1 for marks and edges that matter.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8');

function theme(name: string): Map<string, string> {
  const block = new RegExp(`data-theme='${name}'\\][^{]*\\{([^}]*)\\}`).exec(css)?.[1];
  if (!block) throw new Error(`tokens.css has no theme ${name}`);
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['bg', 'bg-raised', 'bg-sunken', 'panel', 'felt'];
const INKS = [
  'ink',
  'ink-soft',
  'ink-dim',
  'brass',
  'neon',
  'lit',
  'plus',
  'minus',
  'zero',
  'gold',
  'good',
  'bad',
  'coach',
];
const FILLS = ['brass', 'neon', 'plus', 'minus', 'zero'];
const MARKS = ['line-strong', 'focus'];

describe.each(['dark', 'light', 'contrast'])('%s', (name) => {
  const colours = theme(name);
  const colour = (key: string): string => {
    const found = colours.get(key);
    if (!found) throw new Error(`theme ${name} has no --${key}`);
    return found;
  };

  test.each(INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground])))('%s on %s', (ink, ground) => {
    expect(contrast(colour(ink ?? ''), colour(ground ?? ''))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(FILLS)('text on %s', (fill) => {
    expect(contrast(colour(`on-${fill}`), colour(fill))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(MARKS.flatMap((mark) => GROUNDS.map((ground) => [mark, ground])))(
    'mark %s on %s',
    (mark, ground) => {
      expect(contrast(colour(mark ?? ''), colour(ground ?? ''))).toBeGreaterThanOrEqual(3);
    },
  );
});
