import type { Language } from '@/domain/language/detect-language';
import { dayMs } from '@/domain/time/durations';
import type { PriceFrom } from '../catalog/lowest-price';
import type { ProductPrices, ProductStockModel } from '../base/product-model';

/** A product on its way into the database. Parents have neither stock nor price. */
export interface ProductSeed {
  id: string;
  parentId: string | null;
  sku: string | null;
  outlet: boolean;
  position: number;
  weightClass: 'letter' | 'parcel' | 'bike';
  b2bOnly: boolean;
  texts: Record<Language, ProductSeedText>;
  /** The first is the main one; variants are in their parent's. */
  categoryIds: string[];
  stock: ProductStockModel | null;
  price: (ProductPrices & { history: PriceFrom[] }) | null;
}

export interface ProductSeedText {
  title: string;
  shortDescription: string;
  longDescription: string;
  variantLabels: string[];
  variantValues: string[];
}

/** The article of a SKU. Throws when there is none: files are checked before anything is written. */
export function productOf(products: ReadonlyMap<string, ProductSeed>, sku: string): ProductSeed {
  const product = products.get(sku);
  if (!product) throw new Error(`No product has the SKU ${sku}`);
  return product;
}

/** Long before any reduction of the demo. */
const regularSinceDays = 400;

/** A price that never changed. */
export function regularPrice(
  uvpCents: number,
  hekCents: number,
  now: number,
): NonNullable<ProductSeed['price']> {
  return {
    uvpCents,
    saleCents: uvpCents,
    hekCents,
    history: [{ cents: uvpCents, validFrom: now - regularSinceDays * dayMs }],
  };
}

/** A price reduced `sinceDays` ago; `lowest30Cents` is what it had come down to in the 30 days before. */
export function reducedPrice(
  prices: ProductPrices & { lowest30Cents: number; sinceDays: number },
  now: number,
): NonNullable<ProductSeed['price']> {
  const { uvpCents, saleCents, hekCents, lowest30Cents, sinceDays } = prices;
  const reducedAt = now - sinceDays * dayMs;
  const before =
    lowest30Cents < uvpCents ? [{ cents: lowest30Cents, validFrom: reducedAt - 45 * dayMs }] : [];
  const history = [
    { cents: uvpCents, validFrom: reducedAt - regularSinceDays * dayMs },
    ...before,
    { cents: saleCents, validFrom: reducedAt },
  ];
  return { uvpCents, saleCents, hekCents, history };
}
