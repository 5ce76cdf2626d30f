import { type Flaw, readFlaw } from '@/domain/catalog/flaw';
import type { Database } from '../../database/database';

/** What is wrong with these single pieces, by their id; what is as new is left out. */
export async function findFlaws(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, Flaw>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('flaw')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(
    rows.flatMap(({ product_id: id, kind, part, side, millimetres, touched_up }) => {
      const flaw = readFlaw({ kind, part, side, size: millimetres, touchedUp: touched_up === 1 });
      return flaw === null ? [] : [[id, flaw] as const];
    }),
  );
}
