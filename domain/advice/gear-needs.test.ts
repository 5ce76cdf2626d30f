import { expect, it } from 'vitest';
import { filterSuitableSkus, type SuitableFrame } from './gear-needs';

const size = (name: string, min: number, standover: number) => ({
  ...{ size: name, bodyHeightMinCm: min, bodyHeightMaxCm: min + 12, standover, reach: 380 },
});
const frames: SuitableFrame[] = [
  { short: 'H', childSeat: 'clamp', sizes: [size('S', 158, 790), size('M', 168, 810)] },
  { short: 'D', childSeat: 'none', sizes: [size('S', 156, 450), size('M', 166, 450)] },
];
const skus = ['WI.25.H.S.RO', 'WI.25.H.M.RO', 'WI.25.D.S.RO', 'WI.25.D.M.RO', 'ZB.1'];
const rider = (heightCm: number, inseamCm: number | null) => ({
  ...{ heightCm, inseamCm, posture: null },
});

it.each([
  ['every size without a rider', null, 'alone', skus.slice(0, 4)],
  ["the sizes for the rider's height", rider(160, null), 'alone', ['WI.25.H.S.RO', 'WI.25.D.S.RO']],
  ["no frame above the rider's inseam", rider(162, 75), 'alone', ['WI.25.D.S.RO']],
  ['nothing for a rider who is too tall', rider(200, null), 'alone', []],
  ['frames approved for a child seat', null, 'childSeat', ['WI.25.H.S.RO', 'WI.25.H.M.RO']],
  ['both criteria combined', rider(160, null), 'childSeat', ['WI.25.H.S.RO']],
] as const)('%s', (_, measured, child, suitable) => {
  expect(filterSuitableSkus(skus, frames, { rider: measured, child })).toEqual(suitable);
});

it('treats an unknown child seat approval as not approved', () => {
  const unsaid = frames.map((frame) => ({ ...frame, childSeat: null }));
  expect(filterSuitableSkus(skus, unsaid, { rider: null, child: 'childSeat' })).toEqual([]);
});
