// The faces of type as a page needs them: the signs that our languages and names are written in, without
// instructions for the screens of long ago. That is less than two thirds of what the packages hold, and
// every first visit waits for it.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const FACES = [
  '@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2',
  '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2',
  '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2',
  '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2',
];
const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, idx) => from + idx));
/** All of ASCII, the letters of western Europe, and the signs between words. */
export const SIGNS = range(0x20, 0x7e) + range(0xc0, 0xff) + '\u00a0\u00ad\u202f¡«·º»¿ŒœŸ–—‘’“”…−';
/** Pairs that lean on each other, figures of one width, and letters drawn as one. */
const FEATURES = ['kern', 'liga', 'tnum'];

/** The folder in which they lie, made where it is not there yet. */
export async function faces(): Promise<string> {
  const require = createRequire(import.meta.url);
  const whole = FACES.map((name) => readFileSync(require.resolve(name)));
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const face of whole) hash.update(face);
  const cache = join(import.meta.dirname, 'node_modules/.cache');
  const folder = join(cache, `faces-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  for (const [idx, face] of whole.entries()) {
    const small = await subsetFont(face, SIGNS, {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: FEATURES,
    });
    writeFileSync(join(draft, FACES[idx]!.split('/').at(-1)!), small);
  }
  // Whoever built it at the same time made the same.
  if (!existsSync(folder)) renameSync(draft, folder);
  return folder;
}
