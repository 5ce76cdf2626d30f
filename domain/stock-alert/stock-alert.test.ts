import { expect, it } from 'vitest';
import type { Availability } from '@/domain/availability/availability';
import { toIsoDay } from '@/domain/time/day';
import { getStockAlertStatus, type StockAlertStatus } from './stock-alert';

const today = toIsoDay('2026-11-23');
const now: Availability = { kind: 'now' };
const unknown: Availability = { kind: 'unknown' };
const on = (day: string): Availability => ({ kind: 'date', date: toIsoDay(day) });

it.each<[string, string | null, boolean, Availability, string | null, StockAlertStatus]>([
  ['is in stock', null, true, now, '2026-11-27', 'reached'],
  ['has a restock date', null, true, on('2026-12-05'), '2026-12-11', 'wait'],
  ['has no restock date', null, true, unknown, null, 'wait'],
  ['is discontinued', null, false, unknown, null, 'gone'],
  ['is discontinued but in stock', null, false, now, '2026-11-27', 'gone'],
  [
    'arrives before the requested date',
    '2026-12-20',
    true,
    on('2026-12-05'),
    '2026-12-11',
    'reached',
  ],
  ['arrives on the requested date', '2026-12-11', true, on('2026-12-05'), '2026-12-11', 'reached'],
  ['may arrive a day too late', '2026-12-10', true, on('2026-12-05'), '2026-12-11', 'wait'],
  ['is in stock long before the requested date', '2026-12-24', true, now, '2026-11-27', 'reached'],
  ['is in stock but cannot arrive tomorrow', '2026-11-24', true, now, '2026-11-27', 'wait'],
  ['has a requested date but no restock date', '2026-12-24', true, unknown, null, 'wait'],
  ['cannot arrive today', '2026-11-23', true, now, '2026-11-27', 'wait'],
  ['missed the requested date', '2026-11-22', true, now, '2026-11-27', 'missed'],
  ['is discontinued after the requested date', '2026-11-22', false, unknown, null, 'gone'],
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
