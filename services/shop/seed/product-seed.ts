import type { Language } from '@/domain/locale/language';
import { dayMs } from '@/domain/time/durations';
import type { PriceUpdate } from '../base/price';
import type { ProductPrices, ProductStockModel } from '../base/product-model';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { toCompanyWorkingDay } from '@/domain/delivery/working-days';
import { addDays, toBerlinDay, toStoredDay } from '@/domain/time/day';
import type { incomingStockSchema } from '../../demo-data/field-schemas';

/** A product to be inserted. Parents have neither stock nor price. */
export interface ProductSeed {
  id: string;
  parentId: string | null;
  sku: string | null;
  outlet: boolean;
  position: number;
  weightClass: 'letter' | 'parcel' | 'bike';
  b2bOnly: boolean;
  texts: Record<Language, ProductSeedText>;
  /** Category ids, the main category first. Empty for variants, which have their parent's categories. */
  categoryIds: string[];
  stock: ProductStockModel | null;
  price: (ProductPrices & { history: PriceUpdate[] }) | null;
}

export interface ProductSeedText {
  title: string;
  shortDescription: string;
  longDescription: string;
  variantLabels: string[];
  variantValues: string[];
}

/**
 * Returns the product with this SKU. Throws if there is none; the validation of the demo files ensures that there is
 * one.
 */
export function getSeedProduct(
  products: ReadonlyMap<string, ProductSeed>,
  sku: string,
): ProductSeed {
  const product = products.get(sku);
  if (!product) throw new Error(`No product has the SKU ${sku}`);
  return product;
}

/** Age in days of a price that was never reduced: older than any price reduction in the demo data. */
const regularSinceDays = 400;

/** Builds a price that was never reduced, in cents, with its history. */
export function buildRegularPrice(
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

/**
 * Builds a price that was reduced `sinceDays` days ago, with its history. `lowest30Cents` is the lowest price in the 30
 * days before the reduction.
 */
export function buildReducedPrice(
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

type Delivery = z.infer<typeof incomingStockSchema>;

/**
 * Builds the stock with the quantities and restocks of a demo file. The days until a restock count from `now` and are
 * moved to the next working day.
 */
export function buildStockFromFile(
  amount: number,
  incoming: readonly Delivery[],
  now: number,
): ProductStockModel {
  const [first, second] = [...incoming].sort((a, b) => a.inDays - b.inDays);
  return {
    amount,
    incoming1: first?.amount ?? null,
    incoming1At: first ? dayFrom(now, first.inDays) : null,
    incoming2: second?.amount ?? null,
    incoming2At: second ? dayFrom(now, second.inDays) : null,
  };
}

/**
 * Derives a stock from the SKU, the same on every call: 55 % of the products are available now, 20 % have one restock,
 * 12 % two restocks, 5 % only the second restock, and 8 % no stock at all. Products built to order are never available
 * now; 75 % of them have one restock.
 */
export function buildStockFromSku(
  sku: string,
  now: number,
  { builtToOrder = false }: { builtToOrder?: boolean } = {},
): ProductStockModel {
  const digest = createHash('sha256').update(sku).digest();
  const share = digest.readUInt16BE(0) % 100;
  const number = (offset: number, from: number, to: number) =>
    from + (digest.readUInt16BE(offset) % (to - from + 1));
  const soon = { amount: number(2, 1, 6), inDays: number(4, 10, 60) };
  const laterDelivery = { amount: number(6, 2, 8), inDays: number(8, 70, 140) };

  if (share < 55 && !builtToOrder) return buildStockFromFile(number(10, 1, 9), [], now);
  if (share < 75) return buildStockFromFile(0, [soon], now);
  if (share < 87) return buildStockFromFile(0, [soon, laterDelivery], now);
  if (share < 92)
    return {
      ...buildStockFromFile(0, [], now),
      incoming2: laterDelivery.amount,
      incoming2At: dayFrom(now, laterDelivery.inDays),
    };
  return buildStockFromFile(0, [], now);
}

function dayFrom(now: number, days: number): number {
  return toStoredDay(toCompanyWorkingDay(addDays(toBerlinDay(now), days)));
}
