import type { StockFacts } from '@/domain/availability/availability';
import { toBikeVariant, type BikeVariant, type BikeVariantInput } from './variant';

/** Stock for tests: nothing in stock and nothing coming unless said otherwise. */
export function createTestStock(facts: Partial<StockFacts> = {}): StockFacts {
  return {
    stock: 0,
    marmstock1: null,
    marmstockDate1: null,
    marmstock2: null,
    marmstockDate2: null,
    ...facts,
  };
}

/** A variant for tests, by its sku. */
export function createTestVariant(
  sku: string,
  stock: Partial<StockFacts> = {},
  source: Partial<BikeVariantInput> = {},
): BikeVariant {
  const facts = toBikeVariant({
    productId: sku,
    sku,
    priceCents: 279500,
    stock: createTestStock(stock),
    ...source,
  });
  if (!facts) throw new Error(`${sku} is no sku of a bike`);
  return facts;
}
