import { describe, expect, it } from 'vitest';
import { recommendSize } from './fit';

const sizes = [
  { size: 'S', bodyHeightMinCm: 160, bodyHeightMaxCm: 172, standover: 768 },
  { size: 'M', bodyHeightMinCm: 170, bodyHeightMaxCm: 182, standover: 798 },
  { size: 'L', bodyHeightMinCm: 180, bodyHeightMaxCm: 192, standover: 829 },
];

describe('recommendSize', () => {
  it.each([
    [165, null, 'S', 'good', null],
    [176, null, 'M', 'good', null],
    [171, null, 'S', 'good', 'M'],
    [172, null, 'M', 'good', 'S'],
    [181, null, 'M', 'good', 'L'],
    [182, null, 'L', 'good', 'M'],
    [192, null, 'L', 'good', null],
    [150, null, 'S', 'outside', null],
    [200, null, 'L', 'outside', null],
    [181, 84, 'M', 'good', null],
    [181, 90, 'M', 'good', 'L'],
    [186, 82, 'M', 'outside', null],
    [176, 70, 'S', 'outside', null],
  ])('%i cm with inseam %j: %s, %s, or %j', (height, inseam, size, kind, alternative) => {
    expect(recommendSize(sizes, height, inseam)).toEqual({ size, kind, alternative });
  });

  it('is null without sizes', () => {
    expect(recommendSize([], 175)).toBeNull();
  });
});
