import { describe, expect, it } from 'vitest';
import type { StatChart } from '../../lib/wire';
import { HEIGHT, WIDTH, layout, reach, ticks } from './stat-chart';

const series = (...values: number[][]) => values.map((one) => ({ name: '', seat: null, values: one }));
const chart = (stacked: boolean, ...values: number[][]): StatChart => ({
  title: '',
  across: '',
  first: 1,
  stacked,
  series: series(...values),
});

describe('a chart of statistics', () => {
  it('counts in round numbers around all values', () => {
    expect(ticks(0, 52)).toEqual([0, 20, 40, 60]);
    expect(ticks(-13, 63)).toEqual([-20, 0, 20, 40, 60, 80]);
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 0)).toEqual([0]);
    expect(ticks(0, 76_000)).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
  });

  it('piles losses downwards', () => {
    expect(reach(series([4, 8], [-2, -3], [1, 2]), true)).toEqual([-3, 10]);
    expect(reach(series([4, 8], [-2, -3], [1, 2]), false)).toEqual([-3, 8]);
  });

  it('keeps lines and bars inside', () => {
    const format = String;
    const lines = layout(chart(false, [0, 5, 12], [-3, 2, 9]), format).lines.flat();
    expect(lines).toHaveLength(6);
    for (const [x, y] of lines) {
      expect(x > 0 && x < WIDTH && y >= 0 && y <= HEIGHT).toBe(true);
    }
    const stacked = layout(chart(true, [4, 8], [-2, 0], [1, 2]), format);
    expect(stacked.bars).toHaveLength(5);
    const [first, , loss, third] = stacked.bars;
    expect(third?.y).toBeCloseTo((first?.y ?? 0) - (third?.height ?? 0));
    expect(loss?.y).toBeCloseTo(stacked.zero);
  });

  it('draws a chart of one value', () => {
    expect(layout(chart(false, [0]), String).columns).toHaveLength(1);
  });
});
