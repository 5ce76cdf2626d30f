import { type StockData, computeStockRating } from '@/domain/availability/availability';
import { parseBikeSku } from './sku';

export type MotorBrand = 'mahle' | 'bosch';

export type Motor = {
  brand: MotorBrand;
  /** Display name: X35, X20, Performance Line, CX. */
  name: string;
  /** The motorShort key, which distinguishes the two generations of one brand. */
  short: '0' | '1';
};

/**
 * Returns the motor by brand and two-digit model year (Specification §9); null without a motor. Mahle's keys are the
 * reverse of Bosch's (older motor 1, newer 0), as in the original shop; this is intentional.
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

/** Parses the motor brand of the content service; null for none and for an unknown brand. */
export function parseMotorBrand(value: string | null | undefined): MotorBrand | null {
  return value === 'mahle' || value === 'bosch' ? value : null;
}

/**
 * Returns true when a specification line names exactly this motor: "Performance Line CX" does not match "Performance
 * Line".
 */
export function hasMotorName(line: string, { name }: Pick<Motor, 'name'>): boolean {
  if (name === 'Performance Line') return /\bPerformance Line\b(?! CX)/.test(line);
  return new RegExp(`\\b${name}\\b`).test(line);
}

/** One variant of a bike, as used in the whole catalog. */
export type BikeVariant = {
  productId: string;
  sku: string;
  /** Drivetrain code. */
  type: string;
  /** Two-digit model year. */
  year: number;
  /** Frame code. */
  variation: string;
  size: string;
  color: string;
  /** The motorShort key; null without a motor. */
  motor: Motor['short'] | null;
  motorName: string | null;
  /** Selling price in cents. */
  priceCents: number;
  /** Recommended retail price in cents; null when it equals the price. */
  listPriceCents: number | null;
  stock: StockData;
  isOutOfStock: boolean;
  /**
   * Rating of the match with the selection, higher is better; without a selection the stock rating only (Specification
   * §4).
   */
  matchRating: number;
};

export type BikeVariantInput = {
  productId: string;
  sku: string | null;
  priceCents: number;
  listPriceCents?: number | null;
  stock: StockData;
  /** Motor brand of the drivetrain code. */
  motorBrand?: MotorBrand | null;
};

/** Derives a variant from its SKU, price and stock; null when the SKU is not that of a bike (Specification §3, §9). */
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

/** Row of a variant in compact form, because a page sends up to a hundred variants to the browser. Prices in cents. */
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

/** Unpacks variants from their rows; the motor follows from drivetrain and year (Specification §9). */
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
