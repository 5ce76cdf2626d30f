import { toMotorBrand } from './motor';
import { toVariantFacts, type VariantFacts } from './variant-facts';

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
export function unpackVariants(
  rows: readonly PackedVariant[],
  drivetrains: readonly Drivetrain[],
): VariantFacts[] {
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
      const facts = toVariantFacts({
        productId,
        sku,
        priceCents,
        listPriceCents,
        stock: { stock, marmstock1, marmstockDate1, marmstock2, marmstockDate2 },
        motorBrand: toMotorBrand(motors.get(sku.split('.')[0] ?? '')),
      });
      return facts === null ? [] : [facts];
    },
  );
}
