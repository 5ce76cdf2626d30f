import type { AvailabilityRow } from '../b2b/availability-row';
import { type Availability, availabilityFor, type StockFacts } from '../catalog/availability';

/** When a variant, or so many pieces of it together, can leave the house (Spec §4). */
export function rowAvailability(row: AvailabilityRow, pieces = 1): Availability {
  return availabilityFor(pieces, stockFacts(row));
}

function stockFacts(row: AvailabilityRow): StockFacts {
  return {
    stock: row.stock,
    marmstock1: row.incoming1,
    marmstockDate1: row.incoming1At,
    marmstock2: row.incoming2,
    marmstockDate2: row.incoming2At,
  };
}
