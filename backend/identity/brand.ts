import type { Database, Transaction } from '../database/database';
import { type Brand, brand as brandShape } from '../demo-source/shop-file';

/** Whose shop this is; null in a database without one. */
export async function findBrand(db: Database | Transaction): Promise<Brand | null> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'brand')
    .executeTakeFirst();
  return setting ? brandShape.parse(JSON.parse(setting.value)) : null;
}
