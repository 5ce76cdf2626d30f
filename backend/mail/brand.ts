import type { Database, Transaction } from '../database/database';
import { readSetting } from '../database/settings';
import { type Brand, brand } from '../demo-source/shop-file';

/** The company as mails and documents name it. Throws when the shop was never seeded. */
export async function readBrand(db: Database | Transaction): Promise<Brand> {
  const found = await findBrand(db);
  if (!found) throw new Error('The database holds no brand: the shop was never seeded');
  return found;
}

/** The same, or null in a database without a shop. */
export async function findBrand(db: Database | Transaction): Promise<Brand | null> {
  const setting = await readSetting(db, 'brand');
  return setting === null ? null : brand.parse(JSON.parse(setting));
}
