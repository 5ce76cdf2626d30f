import { type StockFacts, computeStockRating } from '@/domain/availability/availability';
import { parseBikeSku } from './sku';

export type MotorBrand = 'mahle' | 'bosch';

export type Motor = {
  brand: MotorBrand;
  /** The name shoppers see: X35, X20, Performance Line, CX. */
  name: string;
  /** The motorShort key: tells the two generations of one brand apart. */
  short: '0' | '1';
};

/**
 * The motor of a variant by brand and two-digit model year (Spec §9); null without a motor.
 * Mahle's keys are the other way round than Bosch's (the older motor is 1, the newer 0):
 * the original shop is coded so, and it is kept on purpose.
 */
export function findMotor(brand: MotorBrand | null, year: number): Motor | null {
  if (brand === 'mahle') {
    return year < 24 ? { brand, name: 'X35', short: '1' } : { brand, name: 'X20', short: '0' };
  }
  if (brand === 'bosch') {
    return year < 23
      ? { brand, name: 'Performance Line', short: '0' }
      : { brand, name: 'CX', short: '1' };
  }
  return null;
}

/** Reads the content service's motor value; null for none and for a brand this shop does not know. */
export function parseMotorBrand(value: string | null | undefined): MotorBrand | null {
  return value === 'mahle' || value === 'bosch' ? value : null;
}

/** True when a line of a specification names exactly this motor: "Performance Line CX" is no Performance Line. */
export function hasMotorName(line: string, { name }: Pick<Motor, 'name'>): boolean {
  if (name === 'Performance Line') return /\bPerformance Line\b(?! CX)/.test(line);
  return new RegExp(`\\b${name}\\b`).test(line);
}

/** One variant of a bike as everything in the catalogue sees it. */
export type BikeVariant = {
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

export type BikeVariantInput = {
  productId: string;
  sku: string | null;
  priceCents: number;
  listPriceCents?: number | null;
  stock: StockFacts;
  /** By the drivetrain's code: which brand drives it. */
  motorBrand?: MotorBrand | null;
};

/** Derives a variant's facts from its sku, price and stock; null when the sku is not a bike's (Spec §3, §9). */
export function toBikeVariant(source: BikeVariantInput): BikeVariant | null {
  const segments = parseBikeSku(source.sku);
  if (!segments || source.sku === null) return null;
  const motor = findMotor(source.motorBrand ?? null, segments.year);
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
    matchRating: computeStockRating(source.stock),
  };
}

/** One variant as it travels to the browser: short, because a page carries up to a hundred. Money in cents. */
export type PackedVariant = readonly [
  sku: string,
  productId: string,
  priceCents: number,
  listPriceCents: number | null,
  stock: number,
  incoming1: number | null,
  incoming1Day: string | null,
  incoming2: number | null,
  incoming2Day: string | null,
];

interface Drivetrain {
  readonly code: string;
  readonly motor: 'mahle' | 'bosch' | null;
}

/** The facts of variants from their rows; the motor follows from the drive train and the year (Spec §9). */
export function parsePackedVariants(
  rows: readonly PackedVariant[],
  drivetrains: readonly Drivetrain[],
): BikeVariant[] {
  const motors = new Map(drivetrains.map(({ code, motor }) => [code, motor]));
  return rows.flatMap(
    ([
      sku,
      productId,
      priceCents,
      listPriceCents,
      stock,
      marmstock1,
      marmstockDate1,
      marmstock2,
      marmstockDate2,
    ]) => {
      const facts = toBikeVariant({
        productId,
        sku,
        priceCents,
        listPriceCents,
        stock: { stock, marmstock1, marmstockDate1, marmstock2, marmstockDate2 },
        motorBrand: parseMotorBrand(motors.get(sku.split('.')[0] ?? '')),
      });
      return facts === null ? [] : [facts];
    },
  );
}
