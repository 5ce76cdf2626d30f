import type { Database, Transaction } from '../database/database';
import { type Brand, brand } from '../demo-source/shop-file';

/** The company as mails and documents name it. Throws when the shop was never seeded. */
export async function readBrand(db: Database | Transaction): Promise<Brand> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'brand')
    .executeTakeFirstOrThrow();
  return brand.parse(JSON.parse(setting.value));
}
