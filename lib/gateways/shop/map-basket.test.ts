import { describe, expect, it } from 'vitest';
import { buildBasketDto } from '@/e2e/support/shop-dto-fixtures';
import { mapBasket, mapStock } from './map-basket';
import { getAvailability } from '@/domain/availability/availability';

describe('map basket', () => {
  type Wire = Parameters<typeof mapBasket>[0];

  it('calculates export lines without VAT, so that they add up to the goods total', () => {
    const exported = buildBasketDto();
    const { cost } = exported;
    cost.productGross = { sum: 2000, vats: [{ vatRate: 0, vatPrice: 0 }] };
    const basket = mapBasket(exported as unknown as Wire);
    const [line] = basket.lines;
    expect(line?.product?.price.cents).toBe(200_000);
    expect(line?.product?.price.cents).toBe(basket.cost.productGross.sumCents);
  });

  it.each([
    [0, 8.9, 0],
    [8.9, 8.9, 0],
    [13.9, 8.9, 500],
    [5, 0, 500],
  ])(
    'with a discount of %d and a voucher of %d, deducts %i cents beside the voucher',
    (discount, voucher, cents) => {
      const wire = buildBasketDto();
      Object.assign(wire.cost, { discount, voucher });
      expect(mapBasket(wire as unknown as Wire).cost.discountCents).toBe(cents);
    },
  );

  it('calculates domestic lines like the catalogue', () => {
    const [line] = mapBasket(buildBasketDto() as unknown as Wire).lines;
    expect(line?.product?.price.cents).toBe(238_000);
  });
});

describe('map stock', () => {
  const soldOut = { stock: 0, restockDate: null, calculatedStock: 0, calculatedRestockDate: null };
  const none = { marmstock1: null, marmstockDate1: null, marmstock2: null, marmstockDate2: null };
  const later = '2026-12-04T00:00:00+00:00';

  it.each([
    ['items in stock', { ...none, stock: { ...soldOut, stock: 2 } }, { kind: 'now' }],
    [
      'an expected restock',
      { ...none, stock: { ...soldOut, calculatedStock: 3 } },
      { kind: 'now' },
    ],
    [
      'the manufacturer’s deliveries before the shop’s own date',
      {
        ...none,
        ...{ marmstock1: 2, marmstockDate1: '2026-12-08T00:00:00+00:00' },
        stock: { ...soldOut, restockDate: later },
      },
      { kind: 'date', date: '2026-12-08' },
    ],
    [
      'the shop’s own date without deliveries',
      { ...none, stock: { ...soldOut, restockDate: later } },
      { kind: 'date', date: '2026-12-04' },
    ],
    [
      'the remaining deliveries after the first arrived',
      {
        ...{ marmstock1: 2, marmstockDate1: '2026-11-20T00:00:00+00:00' },
        ...{ marmstock2: 4, marmstockDate2: later },
        stock: { ...soldOut, stock: -2, calculatedStock: 0 },
      },
      { kind: 'date', date: '2026-12-04' },
    ],
    ['nothing', { ...none, stock: soldOut }, { kind: 'unknown' }],
  ])('maps %s', (_name, wire, availability) => {
    expect(getAvailability(mapStock(wire))).toEqual(availability);
  });
});
