import type { StockData } from '@/domain/availability/availability';
import { toBikeVariant, type BikeVariant, type BikeVariantInput } from './variant';

/** Creates stock data for tests; by default nothing in stock and no restocks. */
export function createTestStock(facts: Partial<StockData> = {}): StockData {
  return {
    stock: 0,
    marmstock1: null,
    marmstockDate1: null,
    marmstock2: null,
    marmstockDate2: null,
    ...facts,
  };
}

/** Creates a variant for tests from its SKU. */
export function createTestVariant(
  sku: string,
  stock: Partial<StockData> = {},
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
