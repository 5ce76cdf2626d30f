import type { StockFacts } from '@/domain/catalog/availability';
import type { AvailabilityFieldsFragment } from '@/graphql/generated/shop/graphql';

type WireStock = Pick<
  AvailabilityFieldsFragment,
  'stock' | 'marmstock1' | 'marmstockDate1' | 'marmstock2' | 'marmstockDate2'
>;

/**
 * What the shop knows of a product's stock (Spec §3). What a due delivery has brought counts as on the shelf (calculatedStock), and not
 * as a delivery any more; a shop that names no deliveries, but a day of restocking, promises one piece on that day.
 */
export function mapStock(wire: WireStock): StockFacts {
  const { stock, restockDate, calculatedStock, calculatedRestockDate } = wire.stock;
  const arrived = Math.max(0, calculatedStock - stock);
  const isFirstHere = arrived > 0 && arrived >= (wire.marmstock1 ?? 0);
  const isSecondHere = arrived > 0 && arrived >= (wire.marmstock1 ?? 0) + (wire.marmstock2 ?? 0);
  const restocked = calculatedRestockDate ?? restockDate;
  if (wire.marmstockDate1 === null && wire.marmstockDate2 === null && restocked !== null)
    return {
      stock: stock + arrived,
      ...{ marmstock1: wire.marmstock1 ?? 1, marmstockDate1: restocked },
      ...{ marmstock2: null, marmstockDate2: null },
    };
  return {
    stock: stock + arrived,
    marmstock1: isFirstHere ? null : wire.marmstock1,
    marmstockDate1: isFirstHere ? null : wire.marmstockDate1,
    marmstock2: isSecondHere ? null : wire.marmstock2,
    marmstockDate2: isSecondHere ? null : wire.marmstockDate2,
  };
}
