import type { Database, Transaction } from './database';

/** What was written down once under a name, such as when the shop was seeded; null before. */
export async function readSetting(
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
export async function keepSetting(
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
