import type { Database } from '../../database/database';

/** Which of these products are still sold. */
export async function findSold(db: Database, productIds: readonly string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('id', 'in', productIds)
    .where('active', '=', 1)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
