// The board is computed from its graph: whatever the order of the tiles and whatever an
// owner has changed, nothing lies on top of anything else and every route is drawn.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { streamOf } from '../../lib/stream';
import type { BoardData, SpaceData } from './content';
import { graphOf, neighbours, wayBetween } from './graph';
import {
  at,
  BOARD,
  cameraOf,
  frameOf,
  GAP,
  layoutOf,
  RADIUS,
  stepToward,
  WHOLE,
  type Layout,
} from './layout';
import { boardOf } from './sample';

const file = join(import.meta.dirname, '../../../../rules/outer-rim/data/board.toml');
const board = boardOf(readFileSync(file, 'utf8'));

function orders(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) => orders(items.filter((it) => it !== item)).map((rest) => [item, ...rest]));
}

function overlaps(layout: Layout): string[] {
  const all = [...layout.spaces.values()];
  return all.flatMap((one, idx) =>
    all
      .slice(idx + 1)
      .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r + GAP / 2)
      .map((other) => `${one.id} and ${other.id}`),
  );
}
function outside(layout: Layout): number[] {
  const all = [...layout.spaces.values()];
  return all
    .filter(({ x, y, r }) => {
      const radius = Math.hypot(x - BOARD.x, y - BOARD.y);
      return radius + r > RADIUS.outer || radius - r < RADIUS.inner || y + r > BOARD.height;
    })
    .map(({ id }) => id);
}

describe.each([false, true])('with the expansion: %s', (expansion) => {
  // Rules: OR-2.1, OR-3.1
  test('no two spaces overlap and every link is drawn, in every order of the tiles', () => {
    const all = orders([0, 1, 2, 3, 4, 5]);
    expect(all).toHaveLength(720);
    for (const order of all) {
      const graph = graphOf(board, order, expansion);
      const layout = layoutOf(graph);
      expect(overlaps(layout), order.join()).toEqual([]);
      expect(outside(layout), order.join()).toEqual([]);
      expect(layout.links).toHaveLength(graph.links.length);
      expect(layout.spaces.size).toBe(expansion ? 47 : 43);
      // Six routes a tile, seven with the Maelstrom; two between tiles; two to a joint and one beyond.
      expect(graph.links).toHaveLength(37 + 10 + (expansion ? 6 : 0));
    }
  });

  test('the tiles follow each other from Spinward to Trailing', () => {
    const layout = layoutOf(graphOf(board, [5, 4, 3, 2, 1, 0], expansion));
    const planets = [...layout.spaces.values()].filter(({ kind }) => kind === 'planet');
    const tiles = layout.wedges.map((wedge) => wedge.tile);
    expect(tiles).toEqual([null, 5, 4, 3, 2, 1, 0, null]);
    // Takodana is now the first planet, Ord Mantell the last.
    const [first, last] = [layout.spaces.get(36), layout.spaces.get(0)];
    expect(Math.min(...planets.map(({ x }) => x))).toBe(first?.x);
    expect(Math.max(...planets.map(({ x }) => x))).toBe(last?.x);
  });
});

/** A tile nobody has drawn: a random graph with random ends. */
function strange(seed: string): BoardData {
  const random = streamOf(seed);
  const pick = (n: number): number => Math.floor(random() * n);
  const tile = board.tile.map((_, nth) => {
    const n = 3 + pick(7);
    const spaces = Array.from({ length: n }, (_, idx): SpaceData => {
      const kind = random() < 0.35 ? 'planet' : 'navpoint';
      return { id: `s${nth}-${idx}`, kind };
    });
    const name = (): string => `s${nth}-${pick(n)}`;
    const routes = Array.from({ length: n + pick(4) }, (_, idx): [string, string] => [
      `s${nth}-${idx % n}`,
      name(),
    ]);
    return {
      id: `t${nth}`,
      spaces,
      routes,
      spinward: [name(), name()],
      trailing: [name(), name()],
    } as BoardData['tile'][0];
  });
  return { ...board, tile };
}

test('a board that an owner has changed is laid out, too', () => {
  for (let nth = 0; nth < 150; nth += 1) {
    const graph = graphOf(strange(`board ${nth}`), [0, 1, 2, 3, 4, 5], nth % 2 === 0);
    const layout = layoutOf(graph);
    expect(layout.spaces.size, `board ${nth}`).toBe(graph.nodes.size);
    expect(layout.links, `board ${nth}`).toHaveLength(graph.links.length);
    expect(overlaps(layout), `board ${nth}`).toEqual([]);
    expect(outside(layout), `board ${nth}`).toEqual([]);
  }
});

test('a way is found along the routes, and arrows walk them', () => {
  const graph = graphOf(board, [0, 1, 2, 3, 4, 5], false);
  const beside = neighbours(graph);
  const all = new Set(graph.nodes.keys());
  expect(wayBetween(beside, 0, 1, all)).toEqual([0, 6, 1]);
  expect(wayBetween(beside, 0, 7, new Set([0, 7]))).toBeNull();
  const layout = layoutOf(graph);
  const kessel = layout.spaces.get(14);
  const near = (beside.get(14) ?? []).map((id) => layout.spaces.get(id)).filter((it) => it !== undefined);
  expect(kessel && stepToward(kessel, near, -1, 0)?.id).toBe(17);
  expect(kessel && stepToward(kessel, near, 1, 0)?.id).toBe(18);
  expect(kessel && stepToward(kessel, near, 0, 1)?.id).toBe(15);
  expect(kessel && stepToward(kessel, near, 0, -1)).toBeNull();
});

test.each([
  [1040, 590],
  [390, 210],
  [820, 430],
  [480, 340],
])('all of it fits into %d by %d, and a wedge fills it', (width, height) => {
  const layout = layoutOf(graphOf(board, [0, 1, 2, 3, 4, 5], true));
  const whole = cameraOf(WHOLE, width, height);
  expect(whole.x).toBeGreaterThanOrEqual(-0.01);
  expect(whole.y).toBeGreaterThanOrEqual(-0.01);
  expect(whole.k * BOARD.width).toBeLessThanOrEqual(width + 0.01);
  expect(whole.k * BOARD.height).toBeLessThanOrEqual(height + 0.01);
  for (const section of layout.wedges.keys()) {
    const near = cameraOf(frameOf(layout, section), width, height);
    expect(near.k).toBeGreaterThan(whole.k * 1.3);
    for (const space of layout.spaces.values()) {
      if (space.section !== section) continue;
      const [x, y] = [near.x + space.x * near.k, near.y + space.y * near.k];
      expect(x > 0 && x < width && y > 0 && y < height, `${section}: ${space.id}`).toBe(true);
    }
  }
});

test('the arch begins at the left and ends at the right', () => {
  expect(at(Math.PI, 100).x).toBe(BOARD.x - 100);
  expect(at(Math.PI / 2, 100).y).toBe(BOARD.y - 100);
});
