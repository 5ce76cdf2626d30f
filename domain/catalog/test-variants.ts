import type { StockFacts } from './availability';
import { toVariantFacts, type VariantFacts, type VariantSource } from './variant-facts';

/** Stock for tests: nothing in stock and nothing coming unless said otherwise. */
export function stockFacts(facts: Partial<StockFacts> = {}): StockFacts {
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
export function variant(
  sku: string,
  stock: Partial<StockFacts> = {},
  source: Partial<VariantSource> = {},
): VariantFacts {
  const facts = toVariantFacts({
    productId: sku,
    sku,
    priceCents: 279500,
    stock: stockFacts(stock),
    ...source,
  });
  if (!facts) throw new Error(`${sku} is no sku of a bike`);
  return facts;
}
