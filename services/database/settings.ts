import type { Database, Transaction } from './database';
import { type Brand, brandSchema } from '../demo-data/shop-schema';

/** Returns a stored value by its name, for example when the shop was seeded; null if not set. */
export async function findSetting(
  db: Database | Transaction,
  name: string,
): Promise<string | null> {
  const setting = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return setting?.value ?? null;
}

/** Stores a value under a name, replacing an existing one. */
export async function setSetting(
  db: Database | Transaction,
  name: string,
  value: string,
): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Returns the company details used in emails and documents. Throws if the shop was never seeded. */
export async function getBrand(db: Database | Transaction): Promise<Brand> {
  const found = await findBrand(db);
  if (!found) throw new Error('The database has no brand. Seed the shop first');
  return found;
}

/** Returns the company details used in emails and documents, or null if the shop was never seeded. */
export async function findBrand(db: Database | Transaction): Promise<Brand | null> {
  const setting = await findSetting(db, 'brand');
  return setting === null ? null : brandSchema.parse(JSON.parse(setting));
}
