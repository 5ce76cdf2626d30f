import { toMotorBrand } from '@/domain/catalog/motor';
import { toVariantFacts, type VariantFacts } from '@/domain/catalog/variant-facts';
import type { DrivetrainView, VariantRow } from './views';

/** The facts of variants from their rows; the motor follows from the drive train and the year (Spec §9). */
export function unpackVariants(
  rows: readonly VariantRow[],
  drivetrains: readonly Pick<DrivetrainView, 'code' | 'motor'>[],
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
