// The board of one table: its tiles in their order, joined at their lanes. It says what
// lies beside what, so that it can be drawn and walked; where anybody may go, the menu says.

import type { SpaceId } from '../../wire/outer-rim/SpaceId';
import type { TileId } from '../../wire/outer-rim/TileId';
import { allSpaces, type BoardData, type EndcapData, type SpaceData, type TileData } from './content';

/** One piece of the arch: a tile, or what stands at an end of it. */
export interface Section {
  id: string;
  /** The number of the tile; null for an endcap. */
  tile: TileId | null;
  spaces: SpaceId[];
  /** The ends of its lanes, outer before inner, toward Spinward and toward Trailing. */
  spinward: SpaceId[];
  trailing: SpaceId[];
}
export interface Node {
  id: SpaceId;
  data: SpaceData;
  section: number;
}
export interface Graph {
  /** From the Spinward end to the Trailing end; an endcap without spaces is a section, too. */
  sections: Section[];
  nodes: Map<SpaceId, Node>;
  /** Each route once. */
  links: [SpaceId, SpaceId][];
}

/** Joins the tiles in this order. */
export function graphOf(board: BoardData, tiles: readonly TileId[], expansion: boolean): Graph {
  const spaces = allSpaces(board);
  const numbers = new Map(spaces.map((space, id) => [space.id, id]));
  const known = (names: readonly string[]): SpaceId[] =>
    names.map((name) => numbers.get(name)).filter((id) => id !== undefined);
  const graph: Graph = { sections: [], nodes: new Map(), links: [] };

  const join = (ends: readonly string[] | readonly SpaceId[]): void => {
    const [one, other] = ends.map((end) => (typeof end === 'string' ? numbers.get(end) : end));
    if (one === undefined || other === undefined || one === other) return;
    const has = graph.links.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
    if (!has) graph.links.push([one, other]);
  };
  const lay = (section: Section, routes: readonly [string, string][]): void => {
    for (const id of section.spaces) {
      graph.nodes.set(id, { id, data: spaces[id] as SpaceData, section: graph.sections.length });
    }
    graph.sections.push(section);
    for (const route of routes) join(route);
  };
  const layEndcap = (end: EndcapData['end']): void => {
    const edition = expansion ? 'unfinished_business' : 'base';
    const cap = board.endcap.find((it) => it.edition === edition && it.end === end);
    const ids = known((cap?.spaces ?? []).map((space) => space.id));
    const joint = known(cap?.joint === undefined ? [] : [cap.joint]);
    lay({ id: cap?.id ?? end, tile: null, spaces: ids, spinward: joint, trailing: joint }, cap?.routes ?? []);
  };

  layEndcap('spinward');
  for (const tile of tiles) {
    const data = board.tile[tile] as TileData;
    lay(
      {
        id: data.id,
        tile,
        spaces: known(data.spaces.map((space) => space.id)),
        spinward: known(data.spinward),
        trailing: known(data.trailing),
      },
      data.routes,
    );
  }
  layEndcap('trailing');
  joinSections(graph.sections, join);
  return graph;
}

/** Lanes meet lanes; both lanes meet the joint of an endcap. */
function joinSections(sections: readonly Section[], join: (ends: readonly SpaceId[]) => void): void {
  for (const [idx, section] of sections.entries()) {
    const next = sections[idx + 1];
    if (!next) continue;
    if (section.tile !== null && next.tile !== null) {
      for (const [lane, end] of section.trailing.entries()) {
        const other = next.spinward[lane];
        if (other !== undefined) join([end, other]);
      }
    } else {
      for (const one of section.trailing) for (const other of next.spinward) join([one, other]);
    }
  }
}

/** What lies beside each space. */
export function neighbours(graph: Graph): Map<SpaceId, SpaceId[]> {
  const beside = new Map<SpaceId, SpaceId[]>([...graph.nodes.keys()].map((id) => [id, []]));
  for (const [one, other] of graph.links) {
    beside.get(one)?.push(other);
    beside.get(other)?.push(one);
  }
  return beside;
}

/** The shortest way within `allowed`, both ends included; null where there is none. */
export function wayBetween(
  beside: ReadonlyMap<SpaceId, readonly SpaceId[]>,
  from: SpaceId,
  to: SpaceId,
  allowed: ReadonlySet<SpaceId>,
): SpaceId[] | null {
  const before = new Map<SpaceId, SpaceId | null>([[from, null]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) {
      const way: SpaceId[] = [];
      for (let step: SpaceId | null = at; step !== null; step = before.get(step) ?? null) way.unshift(step);
      return way;
    }
    for (const next of beside.get(at) ?? []) {
      if (before.has(next) || !allowed.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  return null;
}
