import { describe, expect, it } from 'vitest';
import { toVariantFacts, type VariantFacts } from './variant-facts';
import { variantOptions } from './variant-options';

const variant = (sku: string, stock = 1): VariantFacts => {
  const facts = toVariantFacts({
    productId: sku,
    sku,
    priceCents: 100,
    stock: {
      stock,
      marmstock1: null,
      marmstockDate1: null,
      marmstock2: null,
      marmstockDate2: null,
    },
  });
  if (facts === null) throw new Error(sku);
  return facts;
};

const selected = variant('LU11.25.H.L.RO');
const variants = [
  selected,
  variant('LU11.25.H.M.RO', 0),
  variant('LU11.25.H.XL.GR', 0),
  variant('LU8.25.H.XL.TG'),
];

describe('variantOptions', () => {
  it('leads to the variant that differs in nothing else', () => {
    const [option] = variantOptions(variants, selected, 'size', ['M']);
    expect(option?.exact?.sku).toBe('LU11.25.H.M.RO');
  });

  it('offers the way out that keeps the most, even when another is in stock', () => {
    const [option] = variantOptions(variants, selected, 'size', ['XL']);
    expect(option?.exact).toBeNull();
    expect(option?.nearest?.sku).toBe('LU11.25.H.XL.GR');
  });

  it('has neither for a value that is not built at all', () => {
    expect(variantOptions(variants, selected, 'color', ['NB'])).toEqual([
      { value: 'NB', exact: null, nearest: null },
    ]);
  });
});
