import type { Database, Transaction } from './database';
import { type Brand, brandSchema } from '../demo-data/shop-schema';

/** What was written down once under a name, such as when the shop was seeded; null before. */
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

/** Writes something down under a name, over what was there. */
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

/** The company as mails and documents name it. Throws when the shop was never seeded. */
export async function getBrand(db: Database | Transaction): Promise<Brand> {
  const found = await findBrand(db);
  if (!found) throw new Error('The database holds no brand: the shop was never seeded');
  return found;
}

/** The same, or null in a database without a shop. */
export async function findBrand(db: Database | Transaction): Promise<Brand | null> {
  const setting = await findSetting(db, 'brand');
  return setting === null ? null : brandSchema.parse(JSON.parse(setting));
}
