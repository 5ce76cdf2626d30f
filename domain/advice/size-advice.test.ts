import { describe, expect, it } from 'vitest';
import { computeSizeAdvice, listRecommendedSizes } from './size-advice';
import type { RidingPosture } from './body-measurements';

const size = (name: string, from: number, to: number, standover: number) => ({
  ...{ size: name, bodyHeightMinCm: from, bodyHeightMaxCm: to, standover, reach: from * 2 },
});

const sizes = [
  size('S', 160, 172, 768),
  size('M', 170, 182, 798),
  size('L', 180, 192, 829),
  size('XL', 190, 202, 861),
];

const rider = (
  heightCm: number,
  inseamCm: number | null = null,
  posture: RidingPosture | null = null,
) => ({
  ...{ heightCm, inseamCm, posture },
});

const fits = (name: string, roomMm: number | null = null) => ({ kind: 'fits', size: name, roomMm });
const between = (name: string, other: string, reason: string) => ({
  ...{ kind: 'between', size: name, other, reason },
});

describe('size advice', () => {
  it.each([
    [rider(165), fits('S')],
    [rider(176, 84), fits('M', 42)],
    [rider(176, 90), fits('M', 102)],
    [rider(202), fits('XL')],
    // Between two sizes: decided by preference, then inseam, then the middle.
    [rider(181, null, 'sporty'), between('M', 'L', 'sporty')],
    [rider(181, null, 'upright'), between('L', 'M', 'upright')],
    [rider(181, 90), between('M', 'L', 'longLegs')],
    [rider(186, 84.6), { kind: 'noRoom', wanted: 'L', size: 'M' }],
    [rider(190, 86.2), fits('L', 33)],
    [rider(171), between('S', 'M', 'middle')],
    [rider(172, 80.1), fits('S', 33)],
    [rider(182, 85, 'balanced'), between('L', 'M', 'middle')],
    // The larger size has too little standover height, so there is only one size, whatever the preference.
    [rider(181, 83, 'upright'), fits('M', 32)],
    [rider(159), { kind: 'tooShort', size: 'S', byCm: 1 }],
    [rider(130), { kind: 'tooShort', size: 'S', byCm: 30 }],
    [rider(215), { kind: 'tooTall', size: 'XL', byCm: 13 }],
    [rider(186, 82), { kind: 'noRoom', wanted: 'L', size: 'M' }],
    [rider(176, 75), { kind: 'noRoom', wanted: 'M', size: null }],
  ])('advises %j with %j', (who, advice) => {
    expect(computeSizeAdvice(sizes, who)).toEqual(advice);
  });

  it('recommends the larger size for short legs while standover allows it', () => {
    const low = sizes.map((each) => ({ ...each, standover: 420 }));
    expect(computeSizeAdvice(low, rider(181, 80))).toEqual(between('L', 'M', 'shortLegs'));
  });

  it('returns null without sizes', () => expect(computeSizeAdvice([], rider(175))).toBeNull());

  it.each([
    [rider(176), ['M']],
    [rider(181, null, 'upright'), ['L', 'M']],
    [rider(215), []],
    [rider(186, 82), []],
  ])('recommends for %j the sizes %j', (who, taken) => {
    expect(listRecommendedSizes(computeSizeAdvice(sizes, who))).toEqual(taken);
  });
});
