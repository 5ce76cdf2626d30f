import { expect, it } from 'vitest';
import type { Availability } from '../catalog/availability';
import { isoDay } from '../time/day';
import { earliestWish } from './earliest-wish';

it.each<[Availability, string]>([
  [{ kind: 'now' }, '2026-11-23'],
  [{ kind: 'unknown' }, '2026-11-23'],
  [{ kind: 'date', date: isoDay('2026-11-22') }, '2026-11-23'],
  [{ kind: 'date', date: isoDay('2027-02-07') }, '2027-02-07'],
])('of %j on 22 November: %s', (availability, day) => {
  expect(earliestWish(availability, isoDay('2026-11-22'))).toBe(day);
});
