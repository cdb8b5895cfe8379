import { describe, expect, test } from 'vitest';
import type { Chart } from '../src/contract/protocol';
import { distance, meet } from '../src/map/geometry';
import { arrange } from '../src/map/picture';
import chart from './fixtures/europe-chart.json';

describe('the map of Europe', () => {
  const picture = arrange(chart as Chart);

  test('no circle hides another', () => {
    const circles = [...picture.circles.values()].flat();
    for (const [number, one] of circles.entries()) {
      for (const other of circles.slice(number + 1)) {
        expect(distance(one, other)).toBeGreaterThan(2 * picture.radius);
      }
    }
  });

  test('no name hides another', () => {
    const boxes = [...picture.labels.values()].map((label) => label.box);
    for (const [number, one] of boxes.entries()) {
      expect(boxes.slice(number + 1).some((other) => meet(one, other))).toBe(false);
    }
  });

  test('circles are large enough to read', () => {
    expect(picture.radius).toBeGreaterThanOrEqual(11);
  });

  test('north is up and west is left', () => {
    const at = (key: string) => picture.places.get(key)!;
    expect(at('OSL')[1]).toBeLessThan(at('ROM')[1]);
    expect(at('LIS')[0]).toBeLessThan(at('MOS')[0]);
  });

  test('the same chart is always drawn the same', () => {
    const again = arrange({ ...structuredClone(chart), title: 'again' } as Chart);
    expect(again.labels).toEqual(picture.labels);
    expect(again.circles).toEqual(picture.circles);
  });
});
