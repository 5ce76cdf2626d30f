import { expect, it } from 'vitest';
import { followingDay } from './following-day';

it.each([
  ['2026-11-21', '2026-11-22'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-03-29', '2026-03-30'],
])('the day after %s is %s', (day, next) => {
  expect(followingDay(day)).toBe(next);
});

it('refuses what is no day', () => {
  expect(() => followingDay('morgen')).toThrow();
});
