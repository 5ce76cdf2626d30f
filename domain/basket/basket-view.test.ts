import { describe, expect, it } from 'vitest';
import { buildGroupUuid } from '@/domain/configurator/line-group';
import {
  formatConfigurationCode,
  normalizeConfigurationCode,
} from '@/domain/configurator/configuration-code';
import { toIsoDay } from '@/domain/time/day';
import {
  groupBasketLines,
  isAmountHidden,
  isBasketAmountHidden,
  computeRetailTotalCents,
  getDisplayedUnitCents,
  computeVatShares,
} from './basket-view';
import { emptyPersParam } from './pers-param';
import { createTestLine, createTestBasket, createTestBasketProduct } from './basket-fixtures';
import type { BasketCost, TaxedPrice } from './basket';

describe('group basket lines', () => {
  const sku = 'LU11.25.H.M.NB';
  const code = formatConfigurationCode({ sku, parts: [12] }) ?? '';
  const persParam = {
    ...emptyPersParam,
    uuid: buildGroupUuid(normalizeConfigurationCode(code) ?? '', 1),
  };
  const late = { kind: 'date', date: toIsoDay('2026-12-04') } as const;

  const alone = createTestLine('bell', 2);
  const bike = createTestLine(sku, 1, { persParam });
  const rack = createTestLine('rack', 1, { persParam, availability: late });
  const goneRack = { ...rack, product: null };

  describe('groupBasketLines', () => {
    it.each([
      ['that stand alone', [alone], [['line-bell', null, []]]],
      ['of one bicycle', [rack, bike], [[bike.id, code, ['line-rack']]]],
      ['with a part that is gone', [bike, goneRack], [[bike.id, code, ['line-rack']]]],
      [
        'of both',
        [bike, alone, rack],
        [
          [bike.id, code, ['line-rack']],
          ['line-bell', null, []],
        ],
      ],
      ['of nothing', [], []],
    ])('groups lines %s', (_, lines, expected) => {
      const groups = groupBasketLines(lines);
      expect(groups.map((one) => [one.line.id, one.code, one.parts.map(({ id }) => id)])).toEqual(
        expected,
      );
    });

    it('uses the latest availability of the bike and its parts', () => {
      expect(groupBasketLines([bike, rack])[0]?.line.availability).toEqual(late);
      expect(groupBasketLines([bike])[0]?.line.availability).toEqual(bike.availability);
    });
  });
});

describe('displayed amounts', () => {
  const price = (cents: number, isNet: boolean) => ({ cents, vatPercent: 19, vatCents: 0, isNet });
  const dealerLine = (listPriceCents: number | null, amount = 1) =>
    createTestLine('bike', amount, {
      product: createTestBasketProduct('bike', { price: price(123_450, true), listPriceCents }),
    });
  const consumerLine = createTestLine('bike', 2, {
    product: createTestBasketProduct('bike', {
      price: price(199_500, false),
      listPriceCents: 249_500,
    }),
  });

  describe('displayed unit price', () => {
    it.each([
      ['a dealer sees the purchase price', dealerLine(249_500), 'hek', 123_450],
      ['and the retail price in front of a customer', dealerLine(249_500), 'uvp', 249_500],
      ['never the purchase price instead', dealerLine(null), 'uvp', null],
      ['a consumer sees the price, reduced or not', consumerLine, 'uvp', 199_500],
      [
        'what is no longer sold costs nothing',
        createTestLine('x', 1, { product: null }),
        'hek',
        null,
      ],
    ] as const)('%s', (_, line, shown, cents) => {
      expect(getDisplayedUnitCents(line, shown)).toBe(cents);
    });
  });

  it.each([
    [true, 'hek', false],
    [true, 'uvp', true],
    [false, 'uvp', false],
    [false, 'hek', false],
  ] as const)('net %s with price type %s hides amounts: %s', (isNet, shown, hides) => {
    expect(isAmountHidden(isNet, shown)).toBe(hides);
  });

  it('hides basket totals only at net prices', () => {
    expect(isBasketAmountHidden(createTestBasket([dealerLine(1)]), 'uvp')).toBe(true);
    expect(isBasketAmountHidden(createTestBasket([consumerLine]), 'uvp')).toBe(false);
    expect(isBasketAmountHidden(null, 'uvp')).toBe(false);
  });

  it('sums the retail prices', () => {
    expect(
      computeRetailTotalCents(createTestBasket([dealerLine(249_500, 3), dealerLine(null)])),
    ).toBe(748_500);
  });
});

describe('vat shares', () => {
  const price = (cents: number, vatPercent: number, vatCents: number): TaxedPrice => ({
    cents,
    vatPercent,
    vatCents,
    isNet: false,
  });
  const free = price(0, 19, 0);

  const cost = (part: Partial<BasketCost>): BasketCost => ({
    productNet: free,
    productGross: { sumCents: 0, vats: [] },
    delivery: free,
    payment: free,
    voucherCents: 0,
    discountCents: 0,
    totalCents: 0,
    ...part,
  });

  it.each<[string, Partial<BasketCost>, { ratePercent: number; cents: number }[]]>([
    ['nothing without VAT, as for exports', { delivery: price(4900, 0, 0) }, []],
    [
      'goods alone',
      { productGross: { sumCents: 11900, vats: [{ ratePercent: 19, cents: 1900 }] } },
      [{ ratePercent: 19, cents: 1900 }],
    ],
    [
      'goods, delivery and payment of one rate together',
      {
        productGross: { sumCents: 11900, vats: [{ ratePercent: 19, cents: 1900 }] },
        delivery: price(595, 19, 95),
        payment: price(119, 19, 19),
      },
      [{ ratePercent: 19, cents: 2014 }],
    ],
    [
      'two rates, the higher one first',
      {
        productGross: {
          sumCents: 22600,
          vats: [
            { ratePercent: 7, cents: 700 },
            { ratePercent: 19, cents: 1900 },
          ],
        },
      },
      [
        { ratePercent: 19, cents: 1900 },
        { ratePercent: 7, cents: 700 },
      ],
    ],
  ])('lists %s', (_, part, shares) => {
    expect(computeVatShares(cost(part))).toEqual(shares);
  });
});
