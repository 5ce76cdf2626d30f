import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Basket } from '@/domain/basket/basket';
import { createTestBasket, createTestLine } from '@/domain/basket/basket-fixtures';
import { emptyPersParam } from '@/domain/basket/pers-param';
import { toIsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';
import { computeBasketDelivery, computeLineDelivery } from './basket-delivery';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

const grips = createTestLine('ZB.DAH.13.CG', 2, {
  id: 'grips',
  availability: { kind: 'date', date: toIsoDay('2026-12-04') },
});
const bike = createTestLine('LU11.25.H.M.GR', 1, { id: 'bike' });
const days = (from: string, until: string): DaySpan => ({
  from: toIsoDay(from),
  until: toIsoDay(until),
});
const together = days('2026-12-09', '2026-12-11');

/** The shop's basket with a split shipment: the bike and one pair of grips first, the other pair later. */
const splitBasket: Partial<Basket> = {
  shipmentMode: 'asReady',
  shipmentOptions: {
    country: null,
    options: [
      {
        mode: 'asReady',
        delivery: { cents: 0, vatPercent: 19, vatCents: 0, isNet: false },
        shipments: [
          {
            days: days('2026-11-27', '2026-12-01'),
            pieces: [
              { lineId: 'bike', amount: 1 },
              { lineId: 'grips', amount: 1 },
            ],
          },
          {
            days: days('2026-12-07', '2026-12-08'),
            pieces: [{ lineId: 'grips', amount: 1 }],
          },
        ],
      },
    ],
  },
};

describe('delivery dates of a line item match those of its order', () => {
  it.each<[string, Partial<Basket>, DaySpan, DaySpan]>([
    ['together: all lines have the latest date', {}, together, together],
    [
      'split: a line has the dates of its shipment, the last of several',
      splitBasket,
      days('2026-11-27', '2026-12-01'),
      days('2026-12-07', '2026-12-08'),
    ],
    ['together on request', { ...splitBasket, shipmentMode: 'together' }, together, together],
  ])('%s', (_name, change, ofBike, ofGrips) => {
    const basket = createTestBasket([bike, grips], change);
    expect(computeLineDelivery(basket, 'bike', undefined)).toEqual(ofBike);
    expect(computeLineDelivery(basket, 'grips', undefined)).toEqual(ofGrips);
  });
});

it.each<[string, Partial<Basket>, string | null | undefined, DaySpan | null]>([
  ['in the home country by default', {}, undefined, together],
  ['to Austria', {}, 'at', days('2026-12-14', '2026-12-17')],
  ['picked up', {}, null, days('2026-12-04', '2026-12-04')],
  ['empty', { lines: [] }, undefined, null],
  [
    'with a dealer’s requested date',
    { lines: [{ ...bike, persParam: { ...emptyPersParam, date: '2026-12-16' } }] },
    undefined,
    days('2026-12-16', '2026-12-16'),
  ],
])('returns the arrival of the whole basket %s', (_name, change, countryId, arrival) => {
  expect(computeBasketDelivery(createTestBasket([bike, grips], change), countryId)).toEqual(
    arrival,
  );
});
