import { expect, it, describe } from 'vitest';
import type { Availability } from '@/domain/availability/availability';
import { toIsoDay } from '@/domain/time/day';
import {
  computeConfigurationTotals,
  isFrameCompatible,
  filterMountableParts,
  findPartProblem,
  addPart,
  type Mount,
} from './mounted-parts';

describe('configuration total', () => {
  const now: Availability = { kind: 'now' };
  const on = (day: string): Availability => ({ kind: 'date', date: toIsoDay(day) });
  const bike = { priceCents: 279_500, weightGrams: 13_400, availability: now };
  const part = (priceCents: number, addsGrams: number, availability: Availability = now) => ({
    ...{ priceCents, addsGrams, availability },
  });

  it.each<
    [
      string,
      Parameters<typeof computeConfigurationTotals>[1],
      ReturnType<typeof computeConfigurationTotals>,
    ]
  >([
    ['no parts', [], bike],
    [
      'parts that add and save weight',
      [part(11_900, 890), part(2_900, -102)],
      { priceCents: 294_300, weightGrams: 14_188, availability: now },
    ],
    [
      'the latest date of its parts',
      [part(1, 0, on('2026-12-07')), part(1, 0, on('2026-12-01')), part(1, 0)],
      { priceCents: 279_503, weightGrams: 13_400, availability: on('2026-12-07') },
    ],
    [
      'a part with an unknown date',
      [part(1, 0, on('2026-12-07')), part(1, 0, { kind: 'unknown' })],
      { priceCents: 279_502, weightGrams: 13_400, availability: { kind: 'unknown' } },
    ],
  ])('computes a bike with %s', (_name, parts, sum) => {
    expect(computeConfigurationTotals(bike, parts)).toEqual(sum);
  });
});

describe('part compatibility', () => {
  const mount = (number: number, place: Mount['place'], change: Partial<Mount> = {}): Mount => ({
    ...{ number, place, addsGrams: 100, frames: [], excludes: [] },
    ...change,
  });

  const saddle = mount(1, 'saddle');
  const softSaddle = mount(2, 'saddle');
  const rack = mount(3, 'rear-rack');
  const seat = mount(4, 'child-seat', { frames: ['H', 'T'], excludes: ['rear-rack'] });
  const bell = mount(5, 'bell');
  const diamond = 'LU11.25.H.M.NB';
  const wave = 'HA.25.D.M.NB';

  it.each([
    ['all frames', saddle, wave, true],
    ['a frame in its list', seat, diamond, true],
    ['another frame', seat, wave, false],
    ['an accessory', saddle, 'ZB.MOA.25.SW', false],
  ])('checks a part for %s', (_name, part, sku, fits) => {
    expect(isFrameCompatible(part, sku)).toBe(fits);
  });

  describe('part combinations', () => {
    it.each<[string, string, Mount[], [string, number, number | null] | null]>([
      ['accepts no parts', diamond, [], null],
      ['accepts parts in different positions', diamond, [saddle, rack, bell], null],
      ['rejects a part for another frame', wave, [saddle, seat], ['frame', 4, null]],
      [
        'rejects two parts in the same position',
        diamond,
        [saddle, bell, softSaddle],
        ['place', 2, 1],
      ],
      ['rejects the same part twice', diamond, [bell, bell], ['place', 5, 5]],
      ['rejects parts that exclude each other', diamond, [rack, seat], ['excluded', 4, 3]],
      ['rejects excluding parts in reverse order', diamond, [seat, rack], ['excluded', 3, 4]],
    ])('%s', (_name, sku, parts, expected) => {
      const problem = findPartProblem(sku, parts);
      const other = problem && 'other' in problem ? problem.other.number : null;
      expect(problem && [problem.kind, problem.part.number, other]).toEqual(expected);
    });

    it('removes conflicting parts when a part is added', () => {
      expect(addPart([saddle, rack], seat)).toEqual([saddle, seat]);
      expect(addPart([saddle, seat], rack)).toEqual([saddle, rack]);
      expect(addPart([saddle, bell], softSaddle)).toEqual([bell, softSaddle]);
      expect(addPart([saddle], saddle)).toEqual([saddle]);
    });

    it('keeps the parts that fit the new frame', () => {
      expect(filterMountableParts(wave, [seat, rack, saddle])).toEqual([rack, saddle]);
      expect(filterMountableParts(diamond, [seat, rack, saddle])).toEqual([seat, saddle]);
    });
  });
});
