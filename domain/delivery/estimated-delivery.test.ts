import { describe, expect, it } from 'vitest';
import type { Availability } from '@/domain/availability/availability';
import { toIsoDay } from '@/domain/time/day';
import { computeEstimatedDelivery, computeTransferArrival } from './estimated-delivery';
import type { ParcelKind } from './transit-days';

const now: Availability = { kind: 'now' };
const on = (date: string): Availability => ({ kind: 'date', date: toIsoDay(date) });

function promised(
  from: string,
  availability: Availability,
  kind: ParcelKind,
  countryId: string | null = 'de',
  requestedDays: string[] = [],
) {
  const input = { from: toIsoDay(from), availability, kind, countryId };
  const promise = computeEstimatedDelivery({
    ...input,
    requestedDates: requestedDays.map(toIsoDay),
  });
  return promise && [promise.ready, promise.from, promise.until];
}

describe('estimated delivery in ordinary weeks', () => {
  // 2026-11-23 is a Monday.
  it.each<[string, string, Availability, ParcelKind, [string, string, string]]>([
    ['a parcel', '2026-11-23', now, 'parcel', ['2026-11-24', '2026-11-25', '2026-11-26']],
    ['a letter', '2026-11-26', now, 'letter', ['2026-11-27', '2026-11-30', '2026-12-01']],
    ['a bike', '2026-11-23', now, 'bike', ['2026-11-24', '2026-11-27', '2026-12-01']],
    ['ordered on a Friday', '2026-11-27', now, 'bike', ['2026-11-30', '2026-12-03', '2026-12-07']],
    [
      'ordered on a Saturday',
      '2026-11-21',
      now,
      'bike',
      ['2026-11-23', '2026-11-26', '2026-11-30'],
    ],
    ['ordered on a Sunday', '2026-11-22', now, 'bike', ['2026-11-23', '2026-11-26', '2026-11-30']],
    [
      'a restock on a Friday ships on the same day',
      ...(['2026-11-21', on('2026-12-04'), 'bike'] as const),
      ['2026-12-04', '2026-12-09', '2026-12-11'],
    ],
    [
      'a restock on a Sunday ships on Monday',
      ...(['2026-11-21', on('2026-12-06'), 'parcel'] as const),
      ['2026-12-07', '2026-12-08', '2026-12-09'],
    ],
    [
      'an overdue restock ships as if in stock',
      ...(['2026-11-24', on('2026-11-01'), 'parcel'] as const),
      ['2026-11-25', '2026-11-26', '2026-11-27'],
    ],
  ])('%s', (_name, from, availability, kind, expected) => {
    expect(promised(from, availability, kind)).toEqual(expected);
  });

  it('returns null for unknown availability', () => {
    expect(promised('2026-11-23', { kind: 'unknown' }, 'bike')).toBeNull();
  });
});

describe('estimated delivery around holidays', () => {
  it.each<[string, string, ParcelKind, string, [string, string, string]]>([
    // Good Friday is 2027-03-26, Easter Monday 2027-03-29.
    ['Easter', '2027-03-24', 'parcel', 'de', ['2027-03-25', '2027-03-30', '2027-03-31']],
    ['Good Friday', '2027-03-25', 'bike', 'de', ['2027-03-30', '2027-04-02', '2027-04-06']],
    // 3 October is a Saturday in 2026 and a Tuesday in 2028.
    ['3 October', '2028-10-02', 'parcel', 'de', ['2028-10-04', '2028-10-05', '2028-10-06']],
    [
      '3 October on a weekend',
      '2026-10-01',
      'parcel',
      'de',
      ['2026-10-02', '2026-10-05', '2026-10-06'],
    ],
    // 2026-12-25 is a Friday, 2027-01-01 a Friday; 6 January is a holiday in parts of Germany.
    ['Christmas', '2026-12-23', 'parcel', 'de', ['2026-12-24', '2026-12-28', '2026-12-29']],
    ['New Year', '2026-12-29', 'bike', 'de', ['2026-12-30', '2027-01-05', '2027-01-08']],
    // Women's Day, Monday 2027-03-08, is a holiday at the company in Berlin, but not for carriers outside of Berlin and
    // the northeast.
    [
      'a regional holiday at the warehouse',
      '2027-03-05',
      'parcel',
      'de',
      ['2027-03-09', '2027-03-10', '2027-03-11'],
    ],
    [
      'a holiday in parts of Germany',
      '2028-10-29',
      'parcel',
      'de',
      ['2028-10-30', '2028-10-31', '2028-11-03'],
    ],
    // Austria's 8 December is a Tuesday in 2026.
    ['Austria', '2026-12-02', 'parcel', 'at', ['2026-12-03', '2026-12-09', '2026-12-11']],
    [
      'a German holiday during transit to Austria',
      '2028-09-27',
      'parcel',
      'at',
      ['2028-09-28', '2028-10-03', '2028-10-06'],
    ],
    // Switzerland's 1 August is a Tuesday in 2028. 1 May is not a holiday in all its cantons.
    ['Switzerland', '2028-07-24', 'parcel', 'ch', ['2028-07-25', '2028-07-31', '2028-08-04']],
    // England's early May bank holiday is 2027-05-03, 1 May a Saturday.
    ['Great Britain', '2027-04-27', 'parcel', 'gb', ['2027-04-28', '2027-05-05', '2027-05-11']],
    [
      'a bike to Great Britain at Christmas',
      '2026-12-16',
      'bike',
      'gb',
      ['2026-12-17', '2026-12-30', '2027-01-08'],
    ],
  ])('%s', (_name, from, kind, country, expected) => {
    expect(promised(from, now, kind, country)).toEqual(expected);
  });
});

describe('requested date', () => {
  it.each<[string, string[], [string, string]]>([
    ['before the estimate has no effect', ['2026-11-24'], ['2026-11-25', '2026-11-26']],
    ['within the estimate becomes its first day', ['2026-11-26'], ['2026-11-26', '2026-11-26']],
    ['after the estimate replaces it', ['2026-12-10', '2026-12-24'], ['2026-12-24', '2026-12-24']],
    ['on a Sunday moves to Monday', ['2026-12-13'], ['2026-12-14', '2026-12-14']],
    ['on Christmas moves to the next working day', ['2026-12-25'], ['2026-12-28', '2026-12-28']],
  ])('%s', (_name, requests, [from, until]) => {
    expect(promised('2026-11-23', now, 'parcel', 'de', requests)?.slice(1)).toEqual([from, until]);
  });
});

it('a pickup has one date, when the order is ready', () => {
  expect(promised('2026-11-27', now, 'bike', null)).toEqual(Array(3).fill('2026-11-30'));
  expect(promised('2026-11-27', now, 'bike', null, ['2026-12-05'])).toEqual(
    Array(3).fill('2026-12-07'),
  );
});

it.each([
  ['on the next day', '2026-11-23', '2026-11-24'],
  ['after the weekend', '2026-11-27', '2026-11-30'],
  ['after Christmas', '2026-12-24', '2026-12-28'],
])('a stock transfer arrives %s', (_name, sent, there) => {
  expect(computeTransferArrival(toIsoDay(sent))).toBe(there);
});
