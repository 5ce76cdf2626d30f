import { sql } from 'kysely';
import { closeDatabase, isServerUrl, openDatabase } from '../../database/database';
import { isPostgres } from '../../database/sql-helpers';
import { migrate } from '../../database/migrate';
import { seedDemo } from '../../shop/seed/seed-demo';
import { growShop, type Growth } from './grow-shop';
import { withoutIndexes } from './without-indexes';

/** Grows a shop in an empty database: `postgres://…` or a file. Returns false when it was already done. */
export async function growDatabase(place: string, growth: Growth, now: number): Promise<boolean> {
  const db = openDatabase(placeToFill(place), { hasLongTimeouts: true });
  await migrate(db);
  const grown = await db
    .selectFrom('order')
    .select('id')
    .where('id', '=', `grown-o-${growth.orders - 1}`)
    .executeTakeFirst();
  if (grown) {
    await closeDatabase(db);
    return false;
  }
  await seedDemo(db, 'demo', now, () => undefined);
  await withoutIndexes(db, () => growShop(db, growth, now));
  // PostgreSQL does so by itself within a minute, unless autovacuum is turned off.
  if (isPostgres(db)) await sql`analyze`.execute(db);
  await closeDatabase(db);
  return true;
}

/** The data can be recreated by one command, so writes need not be synced to disk. */
function placeToFill(place: string): string {
  if (!isServerUrl(place)) return place;
  const url = new URL(place);
  url.searchParams.set('options', '-c synchronous_commit=off -c maintenance_work_mem=512MB');
  return url.href;
}
