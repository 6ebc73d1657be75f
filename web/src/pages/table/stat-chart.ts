// Where the parts of a chart lie: ticks, lines and bars, in the units of its view box.

import type { StatChart, StatSeries } from '../../lib/wire';

export const WIDTH = 560;
export const HEIGHT = 260;
/** Room for the numbers at the left, the names of the lines at the right, and the turns below. */
const EDGE = { left: 66, right: 28, top: 12, bottom: 30 };
/** No more numbers than this stand at the left, and at the bottom. */
const TICKS_MAX = 6;
const LABELS_MAX = 12;
/** How much of its column a bar fills. */
const BAR = 0.72;

export interface Mark {
  at: number;
  label: string;
}

export interface Bar {
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  /** Numbers at the left, by height. */
  rows: Mark[];
  /** Numbers at the bottom, from the left. */
  columns: Mark[];
  /** The height of zero. */
  zero: number;
  left: number;
  right: number;
  bottom: number;
  /** One line a series; none where values add up. */
  lines: [number, number][][];
  /** Where values add up: one bar for each that is not zero. */
  bars: Bar[];
}

/** Round numbers from below the least value to above the greatest. */
export function ticks(least: number, greatest: number): number[] {
  const span = Math.max(greatest - least, 1);
  const rough = span / (TICKS_MAX - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1);
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((greatest - first) / step);
  return Array.from({ length: count + 1 }, (_, idx) => first + idx * step);
}

/** The least and the greatest value that must fit, zero included. */
export function reach(series: StatSeries[], stacked: boolean): [number, number] {
  if (!stacked) {
    const all = series.flatMap((one) => one.values);
    return [Math.min(0, ...all), Math.max(0, ...all)];
  }
  const length = Math.max(0, ...series.map((one) => one.values.length));
  const sums = Array.from({ length }, (_, idx) => {
    const column = series.map((one) => one.values[idx] ?? 0);
    const sum = (some: number[]) => some.reduce((total, value) => total + value, 0);
    return [sum(column.filter((value) => value < 0)), sum(column.filter((value) => value > 0))] as const;
  });
  return [Math.min(0, ...sums.map(([below]) => below)), Math.max(0, ...sums.map(([, above]) => above))];
}

export function layout(chart: StatChart, format: (value: number) => string): Layout {
  const length = Math.max(1, ...chart.series.map((one) => one.values.length));
  const marks = ticks(...reach(chart.series, chart.stacked));
  const [least, greatest] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const inner = { width: WIDTH - EDGE.left - EDGE.right, height: HEIGHT - EDGE.top - EDGE.bottom };
  const y = (value: number) => EDGE.top + ((greatest - value) / (greatest - least || 1)) * inner.height;
  const column = inner.width / length;
  const x = (idx: number) => EDGE.left + (idx + 0.5) * column;
  const every = Math.ceil(length / LABELS_MAX);
  return {
    rows: marks.map((value) => ({ at: y(value), label: format(value) })),
    columns: Array.from({ length }, (_, idx) => ({ at: x(idx), label: format(chart.first + idx) })).filter(
      (_, idx) => idx % every === 0,
    ),
    zero: y(0),
    left: EDGE.left,
    right: WIDTH - EDGE.right,
    bottom: HEIGHT - EDGE.bottom,
    lines: chart.stacked
      ? []
      : chart.series.map((one) => one.values.map((value, idx) => [x(idx), y(value)] as [number, number])),
    bars: chart.stacked ? bars(chart.series, x, y, column * BAR) : [],
  };
}

function bars(
  series: StatSeries[],
  x: (idx: number) => number,
  y: (value: number) => number,
  width: number,
): Bar[] {
  const piled = new Map<string, number>();
  return series.flatMap((one, idx) =>
    one.values.flatMap((value, at) => {
      if (value === 0) return [];
      const pile = `${at} ${Math.sign(value)}`;
      const from = piled.get(pile) ?? 0;
      piled.set(pile, from + value);
      const [top, bottom] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))];
      return [{ series: idx, x: x(at) - width / 2, y: top, width, height: bottom - top }];
    }),
  );
}
