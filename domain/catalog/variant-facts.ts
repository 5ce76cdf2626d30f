import type { StockFacts } from './availability';
import { type Motor, type MotorBrand, motorOf } from './motor';
import { parseSku } from './sku';
import { stockRating } from './stock-rating';

/** One variant of a bike as everything in the catalogue sees it. */
export type VariantFacts = {
  productId: string;
  sku: string;
  /** The drivetrain's code. */
  type: string;
  /** Two-digit model year. */
  year: number;
  /** The frame. */
  variation: string;
  size: string;
  color: string;
  /** The motorShort key, null without a motor. */
  motor: Motor['short'] | null;
  motorName: string | null;
  /** What is paid, in cents. */
  priceCents: number;
  /** The recommended retail price in cents where it differs. */
  listPriceCents: number | null;
  stock: StockFacts;
  isOutOfStock: boolean;
  /** Higher is a better answer to the shopper's wish; without a wish it tells stock apart only (Spec §4). */
  matchRating: number;
};

export type VariantSource = {
  productId: string;
  sku: string | null;
  priceCents: number;
  listPriceCents?: number | null;
  stock: StockFacts;
  /** By the drivetrain's code: which brand drives it. */
  motorBrand?: MotorBrand | null;
};

/** Derives a variant's facts from its sku, price and stock; null when the sku is not a bike's (Spec §3, §9). */
export function toVariantFacts(source: VariantSource): VariantFacts | null {
  const segments = parseSku(source.sku);
  if (!segments || source.sku === null) return null;
  const motor = motorOf(source.motorBrand ?? null, segments.year);
  return {
    productId: source.productId,
    sku: source.sku,
    ...segments,
    motor: motor?.short ?? null,
    motorName: motor?.name ?? null,
    priceCents: source.priceCents,
    listPriceCents: source.listPriceCents ?? null,
    stock: source.stock,
    isOutOfStock: source.stock.stock <= 0,
    matchRating: stockRating(source.stock),
  };
}
