// For tests: reads the shipped board from its file, as far as the drawing needs it.

import type { BoardData, EndcapData, TileData } from './content';

/** Reads what `board.toml` says; the file keeps to a part of the language. */
export function boardOf(text: string): BoardData {
  const tile: TileData[] = [];
  const endcap: EndcapData[] = [];
  const parts = text.split(/^\[\[board\.(tile|endcap)\]\]$/m).slice(1);
  for (let idx = 0; idx < parts.length; idx += 2) {
    const said = valuesOf(parts[idx + 1] ?? '');
    if (parts[idx] === 'tile') tile.push(said as unknown as TileData);
    else endcap.push(said as unknown as EndcapData);
  }
  return { tile, endcap };
}

function valuesOf(text: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [, key = '', value = ''] of text.matchAll(/^(\w+) = (\[$[\s\S]*?^\]|.*)$/gm)) {
    const json = value.replace(/(\w+) = /g, '"$1": ').replace(/,(\s*[\]}])/g, '$1');
    found[key] = JSON.parse(json);
  }
  return found;
}
