import { describe, expect, it } from 'vitest';
import { stockFacts } from './test-variants';
import { toVariantFacts } from './variant-facts';

const source = {
  productId: 'p',
  sku: 'EM6.22.H.M.TG',
  priceCents: 489000,
  stock: stockFacts({ stock: 2 }),
};

describe('toVariantFacts', () => {
  it('derives segments, motor and stock', () => {
    expect(toVariantFacts({ ...source, motorBrand: 'bosch' })).toEqual({
      ...source,
      type: 'EM6',
      year: 22,
      variation: 'H',
      size: 'M',
      color: 'TG',
      motor: '0',
      motorName: 'Performance Line',
      listPriceCents: null,
      isOutOfStock: false,
      matchRating: 1,
    });
  });

  it('has no motor without a brand, and is out of stock at 0', () => {
    expect(toVariantFacts({ ...source, stock: stockFacts() })).toMatchObject({
      motor: null,
      motorName: null,
      isOutOfStock: true,
      matchRating: 0,
    });
  });

  it.each([[null], ['BELL.1'], ['']])('%j is no variant', (sku) => {
    expect(toVariantFacts({ ...source, sku })).toBeNull();
  });
});
