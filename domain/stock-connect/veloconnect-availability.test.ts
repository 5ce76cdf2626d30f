import { describe, expect, it } from 'vitest';
import {
  type VeloconnectAvailability,
  getVeloconnectAvailability,
  computeSupplyQuantity,
  listReplacements,
} from './veloconnect-availability';

describe('availability code', () => {
  const first = { amount: 3, day: '2026-12-04' };
  const second = { amount: 5, day: '2027-01-15' };
  const expecting = (
    expectedAt: string,
    availableQuantity: number | null,
  ): VeloconnectAvailability => ({
    code: 'expecting_delivery',
    availableQuantity,
    expectedAt,
  });

  describe('getVeloconnectAvailability', () => {
    it.each<[number, number, (typeof first)[], VeloconnectAvailability]>([
      [1, 1, [], { code: 'available' }],
      [0, 1, [], { code: 'available' }],
      [5, 5, [first], { code: 'available' }],
      [3, 2, [], { code: 'partially_available', availableQuantity: 2 }],
      [9, 2, [first], { code: 'partially_available', availableQuantity: 2 }],
      [3, 2, [first], expecting('2026-12-04', 2)],
      [6, 2, [first, second], expecting('2027-01-15', 2)],
      [1, 0, [first, second], expecting('2026-12-04', null)],
      [8, 0, [first, second], expecting('2027-01-15', null)],
      [20, 0, [first, second], expecting('2027-01-15', 8)],
      [4, -2, [first], expecting('2026-12-04', 3)],
      [1, -2, [{ amount: 0, day: '2026-12-01' }, first], expecting('2026-12-04', null)],
      [1, 0, [], { code: 'not_available' }],
      [1, 0, [{ amount: 0, day: '2026-12-01' }], { code: 'not_available' }],
    ])(
      'for a quantity of %i with stock %i and restocks %j',
      (wanted, stock, deliveries, expected) => {
        expect(getVeloconnectAvailability(wanted, { stock, deliveries })).toEqual(expected);
      },
    );
  });

  it('adds stock and restocks to the supply', () => {
    expect(computeSupplyQuantity({ stock: 2, deliveries: [first, second] })).toBe(10);
    expect(computeSupplyQuantity({ stock: -1, deliveries: [] })).toBe(0);
  });
});

describe('replacement articles', () => {
  const sold = ['LU11.25.H.M.TG', 'LU11.26.H.M.TG', 'LU11.25.H.L.TG', 'ZB.SPA.18.SA'];

  it.each<[string, string[]]>([
    ['LU11.24.H.M.TG', ['LU11.26.H.M.TG', 'LU11.25.H.M.TG']],
    ['lu11.25.h.m.tg', ['LU11.25.H.M.TG']],
    [' zb.spa.18.sa', ['ZB.SPA.18.SA']],
    ['LU8.24.H.M.TG', []],
    ['ZB.SPA.17.SA', []],
    ['', []],
  ])('for %j are %j', (requestedSku, expected) => {
    expect(listReplacements(requestedSku, sold)).toEqual(expected);
  });
});
