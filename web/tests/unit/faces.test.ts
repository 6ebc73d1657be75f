// Whatever the house says can be set in its own faces of type.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGNS } from '../../faces';

const locales = join(import.meta.dirname, '../../../locales');
/** Drawn signs that no face of ours ever had: every system has them. */
const ELSEWHERE = '←↑→↓⌫◉○●✓';

test.each(['en', 'fr', 'es'])('every sign of %s is in the faces', (language) => {
  const folder = join(locales, language);
  const text = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const missing = [...new Set(text.join(''))].filter((sign) => sign > ' ' && !SIGNS.includes(sign));
  expect(missing.filter((sign) => !ELSEWHERE.includes(sign))).toEqual([]);
});
