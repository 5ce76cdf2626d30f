import { expect, it } from 'vitest';
import { groupFittingModels } from './model-advice';
import type { RidingPosture } from './body-measurements';
import { toRidingPosture, computeTorsoAngle } from './riding-posture';

const rider = (heightCm: number, posture: RidingPosture | null = null) => ({
  ...{ heightCm, inseamCm: null, posture },
});

const upright = { gripX: 340, gripY: 850, seatAngle: 72 };
const flat = { gripX: 560, gripY: 690, seatAngle: 73 };

it.each([
  ['high grips close by', upright, 'upright'],
  ['low grips far away', flat, 'sporty'],
] as const)('%s: the cockpit %o gives the posture %s', (_, cockpit, posture) => {
  expect(toRidingPosture(computeTorsoAngle(cockpit, rider(178)))).toBe(posture);
});

it('leans further with lower and longer grips', () => {
  const angles = [0, 20, 40, 60].map((by) =>
    computeTorsoAngle({ gripX: 400 + by, gripY: 780 - by, seatAngle: 73 }, rider(178)),
  );
  expect(angles).toEqual([...angles].sort((a, b) => b - a));
  expect(new Set(angles).size).toBe(4);
});

it('returns a number for unrealistic bodies and frames', () => {
  const far = computeTorsoAngle({ gripX: 5_000, gripY: 100, seatAngle: 73 }, rider(110));
  expect(far).toBeGreaterThan(-90);
  expect(
    computeTorsoAngle({ gripX: -200, gripY: 900, seatAngle: 73 }, rider(230)),
  ).toBeLessThanOrEqual(90);
});

it('sorts by requested posture and separates unsuitable models with a reason', () => {
  const size = {
    size: 'M',
    bodyHeightMinCm: 170,
    bodyHeightMaxCm: 182,
    standover: 420,
    reach: 380,
  };
  const low = { name: 'low', sizes: [{ ...size, ...flat }] };
  const high = { name: 'high', sizes: [{ ...size, ...upright }] };
  const small = { name: 'small', sizes: [{ ...size, ...flat, bodyHeightMaxCm: 175 }] };
  const { fitting, others } = groupFittingModels([low, high, small], rider(178, 'upright'));
  expect(fitting.map(({ model }) => model.name)).toEqual(['high', 'low']);
  expect(others).toEqual([{ model: small, advice: { kind: 'tooTall', size: 'M', byCm: 3 } }]);
  expect(
    groupFittingModels([low, high], rider(178)).fitting.map(({ model }) => model.name),
  ).toEqual(['low', 'high']);
});
