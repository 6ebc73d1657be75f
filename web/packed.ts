// Packs every file of the built client that shrinks, once: the server sends what lies beside the plain
// file and compresses nothing while people play.

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; fonts and pictures are packed already. */
const SHRINKS = /\.(?:css|ftl|html|js|json|map|svg|txt|webmanifest)$/;
/** A file below this is one packet on the road, packed or not. */
const BYTES_MIN = 1_024;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

export function packed(): Plugin {
  let folder = 'dist';
  return {
    name: 'packed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of files(folder).filter((path) => SHRINKS.test(path))) {
        const plain = readFileSync(path);
        if (plain.length < BYTES_MIN) continue;
        const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: best }));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
