import { expect, it } from 'vitest';
import type { Availability } from '@/domain/availability/availability';
import { toIsoDay } from '@/domain/time/day';
import { getStockAlertStatus, type StockAlertStatus } from './stock-alert';

const today = toIsoDay('2026-11-23');
const now: Availability = { kind: 'now' };
const unknown: Availability = { kind: 'unknown' };
const on = (day: string): Availability => ({ kind: 'date', date: toIsoDay(day) });

it.each<[string, string | null, boolean, Availability, string | null, StockAlertStatus]>([
  ['is there', null, true, now, '2026-11-27', 'reached'],
  ['is not there yet', null, true, on('2026-12-05'), '2026-12-11', 'wait'],
  ['has no day yet', null, true, unknown, null, 'wait'],
  ['is discontinued', null, false, unknown, null, 'gone'],
  ['is discontinued while pieces are left in the house', null, false, now, '2026-11-27', 'gone'],
  ['arrives before the day', '2026-12-20', true, on('2026-12-05'), '2026-12-11', 'reached'],
  ['arrives on the day', '2026-12-11', true, on('2026-12-05'), '2026-12-11', 'reached'],
  ['may arrive a day too late', '2026-12-10', true, on('2026-12-05'), '2026-12-11', 'wait'],
  ['is there at once', '2026-12-24', true, now, '2026-11-27', 'reached'],
  ['is there, but too late for tomorrow', '2026-11-24', true, now, '2026-11-27', 'wait'],
  ['has no day for the day', '2026-12-24', true, unknown, null, 'wait'],
  ['cannot arrive on what is today', '2026-11-23', true, now, '2026-11-27', 'wait'],
  ['has missed the day', '2026-11-22', true, now, '2026-11-27', 'missed'],
  ['is discontinued after its day', '2026-11-22', false, unknown, null, 'gone'],
])(
  'resolves the status of a watched variant that %s',
  (_case, day, isSold, availability, arrivesBy, verdict) => {
    expect(
      getStockAlertStatus(
        { day: day === null ? null : toIsoDay(day) },
        { isSold, availability, arrivesBy: arrivesBy === null ? null : toIsoDay(arrivesBy) },
        today,
      ),
    ).toBe(verdict);
  },
);
