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
import type { BasketCost, PriceWithVat } from './basket';

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
  const unavailableRack = { ...rack, product: null };

  describe('groupBasketLines', () => {
    it.each([
      ['of single items', [alone], [['line-bell', null, []]]],
      ['of one bicycle', [rack, bike], [[bike.id, code, ['line-rack']]]],
      [
        'with a part that is no longer sold',
        [bike, unavailableRack],
        [[bike.id, code, ['line-rack']]],
      ],
      [
        'of bicycles and single items',
        [bike, alone, rack],
        [
          [bike.id, code, ['line-rack']],
          ['line-bell', null, []],
        ],
      ],
      ['of an empty basket', [], []],
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
      ['a dealer sees the retail price in customer mode', dealerLine(249_500), 'uvp', 249_500],
      [
        'a missing retail price is not replaced by the purchase price',
        dealerLine(null),
        'uvp',
        null,
      ],
      ['a consumer sees the current price', consumerLine, 'uvp', 199_500],
      [
        'a product that is no longer sold has no price',
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
  const price = (cents: number, vatPercent: number, vatCents: number): PriceWithVat => ({
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
    ['nothing for exports', { delivery: price(4900, 0, 0) }, []],
    [
      'goods only',
      { productGross: { sumCents: 11900, vats: [{ ratePercent: 19, cents: 1900 }] } },
      [{ ratePercent: 19, cents: 1900 }],
    ],
    [
      'the sum of goods, delivery and payment with the same rate',
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
