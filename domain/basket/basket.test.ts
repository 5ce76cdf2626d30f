import { describe, expect, it } from 'vitest';
import {
  countBasketItems,
  isBasketOrderable,
  getLineCents,
  computeBasketAvailability,
  computeLineAvailability,
  getChargedPrice,
} from './basket';
import { createTestBasket, createTestLine, createTestBasketProduct } from './basket-fixtures';
import { createTestStock } from '@/domain/catalog/variant-fixtures';
import { toIsoDay } from '@/domain/time/day';

describe('basket', () => {
  const unavailableLine = createTestLine('old', 1, { product: null });

  describe('basket', () => {
    it('counts items', () => {
      expect(countBasketItems(null)).toBe(0);
      expect(
        countBasketItems(createTestBasket([createTestLine('a', 2), createTestLine('b', 3)])),
      ).toBe(5);
    });

    it('computes line prices from the settled quantity', () => {
      expect(getLineCents(createTestLine('a', 3))).toBe(3000);
      expect(getLineCents(unavailableLine)).toBeNull();
    });

    it.each([
      ['no basket', null, false],
      ['empty', createTestBasket([]), false],
      [
        'a product no longer sold',
        createTestBasket([createTestLine('a', 1), unavailableLine]),
        false,
      ],
      ['only available products', createTestBasket([createTestLine('a', 1)]), true],
    ])('is orderable: %s', (_name, basket, expected) => {
      expect(isBasketOrderable(basket)).toBe(expected);
    });
  });

  describe('availability in the basket', () => {
    const product = createTestBasketProduct('a', {
      stock: createTestStock({ stock: 1, marmstock1: 1, marmstockDate1: '2026-12-04' }),
    });

    it.each([
      [1, { kind: 'now' }],
      [2, { kind: 'date', date: toIsoDay('2026-12-04') }],
      [3, { kind: 'unknown' }],
    ])('considers the whole line quantity: %i', (amount, expected) => {
      expect(computeLineAvailability(product, amount)).toEqual(expected);
    });

    it('is unknown for a discontinued product', () => {
      expect(computeLineAvailability(null, 1)).toEqual({ kind: 'unknown' });
    });

    const now = createTestLine('now', 1);
    const early = createTestLine('early', 1, {
      availability: { kind: 'date', date: toIsoDay('2026-12-04') },
    });
    const late = createTestLine('late', 1, {
      availability: { kind: 'date', date: toIsoDay('2027-01-22') },
    });
    const alsoLate = createTestLine('also-late', 1, {
      availability: { kind: 'date', date: toIsoDay('2027-01-22') },
    });
    const unknown = createTestLine('unknown', 1, { availability: { kind: 'unknown' } });

    it.each([
      [[now], null],
      [[now, early], early],
      [[late, early, now], late],
      [[early, alsoLate, late], alsoLate],
      [[late, unknown], unknown],
    ])('is determined by the latest line', (lines, cause) => {
      expect(computeBasketAvailability(lines)).toEqual({
        availability: cause?.availability ?? { kind: 'now' },
        cause,
      });
    });

    it('is null for an empty basket', () => {
      expect(computeBasketAvailability([])).toBeNull();
    });
  });
});

describe('charged price', () => {
  const gross = { cents: 249_500, vatPercent: 19, vatCents: 39_836, isNet: false };
  const net = { cents: 162_200, vatPercent: 19, vatCents: 30_818, isNet: true };
  const goods = (netCents: number, sumCents: number, ratePercent: number) => ({
    productNet: {
      cents: netCents,
      vatPercent: ratePercent,
      vatCents: sumCents - netCents,
      isNet: true,
    },
    productGross: { sumCents, vats: [{ ratePercent, cents: sumCents - netCents }] },
  });

  it.each([
    ['a domestic price includes VAT', gross, goods(209_664, 249_500, 19), 249_500],
    ['the gross price is the same in Austria', gross, goods(207_917, 249_500, 20), 249_500],
    ['an export price excludes VAT', gross, goods(209_664, 209_664, 0), 209_664],
    ['a net price stays unchanged', net, goods(162_200, 162_200, 0), 162_200],
    ['free goods do not change the price', gross, goods(0, 0, 0), 249_500],
    [
      'a domestic price includes VAT if a voucher covers all goods',
      gross,
      {
        productNet: goods(0, 0, 19).productNet,
        productGross: { sumCents: 249_500, vats: [{ ratePercent: 19, cents: 0 }] },
      },
      249_500,
    ],
  ] as const)('%s', (_rule, price, cost, cents) => {
    expect(getChargedPrice(price, cost).cents).toBe(cents);
  });

  it('contains no VAT for a tax-free delivery', () => {
    expect(getChargedPrice(gross, goods(209_664, 209_664, 0))).toMatchObject({
      vatPercent: 0,
      vatCents: 0,
    });
  });
});
