import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Availability } from '@/domain/availability/availability';
import { findArrival } from '@/domain/delivery/transit-days';
import { toIsoDay } from '@/domain/time/day';
import { estimateDeliveryFromToday, computeHomeDeliveries } from './estimated-delivery';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

const now: Availability = { kind: 'now' };
const on = (day: string): Availability => ({ kind: 'date', date: toIsoDay(day) });

it.each([
  ['in the home country', {}, ['2026-11-25', '2026-11-26']],
  ['by transfer', { paymentId: 'oxidpayadvance' }, ['2026-11-26', '2026-11-27']],
  ['by card', { paymentId: 'oxidcreditcard' }, ['2026-11-25', '2026-11-26']],
  ['to Austria', { countryId: 'at' }, ['2026-11-27', '2026-12-01']],
  ['picked up', { countryId: null }, ['2026-11-24', '2026-11-24']],
])('order placed today arrives %s', (_name, order, days) => {
  const arrival = estimateDeliveryFromToday({ availability: now, kind: 'parcel', ...order });
  expect(arrival && [arrival.from, arrival.until]).toEqual(days);
});

it('lists the arrivals of all offers of a page once', () => {
  const unknown: Availability = { kind: 'unknown' };
  const arrivals = computeHomeDeliveries([now, on('2026-12-04'), now, unknown], 'bike');
  expect(arrivals).toEqual({
    now: ['2026-11-27', '2026-12-01'],
    '2026-12-04': ['2026-12-09', '2026-12-11'],
  });
  expect(findArrival(arrivals, on('2026-12-04'))).toEqual({
    from: '2026-12-09',
    until: '2026-12-11',
  });
  expect(findArrival(arrivals, on('2026-12-05'))).toBeNull();
  expect(findArrival(arrivals, unknown)).toBeNull();
});
