import { expect, it } from 'vitest';
import { deliveryShift } from './delivery-shift';

it.each([
  [null, null, null],
  ['bald', null, null],
  ['2026-12-03', null, { day: '2026-12-03', formerDay: null, movedDays: 0 }],
  [
    '2026-12-03T00:00:00+00:00',
    '2026-12-04T00:00:00+00:00',
    { day: '2026-12-03', formerDay: '2026-12-04', movedDays: -1 },
  ],
  ['2027-01-04', '2026-12-28', { day: '2027-01-04', formerDay: '2026-12-28', movedDays: 7 }],
  ['2026-12-03T08:00:00Z', '2026-12-03', { day: '2026-12-03', formerDay: null, movedDays: 0 }],
  ['2026-12-03', 'nie', { day: '2026-12-03', formerDay: null, movedDays: 0 }],
  // The clocks change in between.
  ['2026-10-26', '2026-10-24', { day: '2026-10-26', formerDay: '2026-10-24', movedDays: 2 }],
])('expected %s, formerly %s', (expected, former, shift) => {
  expect(deliveryShift(expected, former)).toEqual(shift);
});
