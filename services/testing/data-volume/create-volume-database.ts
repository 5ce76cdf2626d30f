import { sql } from 'kysely';
import { closeDatabase, isServerUrl, openDatabase } from '../../database/database';
import { isPostgres } from '../../database/sql-helpers';
import { migrate } from '../../database/migrate';
import { seedDemo } from '../../shop/seed/seed-demo';
import { generateShopData, type DataVolume } from './generate-shop-data';
import { runWithoutIndexes } from './run-without-indexes';

/**
 * Seeds an empty database (`postgres://…` or a file) with the demo shop and enlarges it to the given size. Returns
 * false when the database already has this size.
 */
export async function createVolumeDatabase(
  place: string,
  growth: DataVolume,
  now: number,
): Promise<boolean> {
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
  await runWithoutIndexes(db, () => generateShopData(db, growth, now));
  // Updates PostgreSQL's statistics at once. Autovacuum would do it within a minute, or never if it is turned off.
  if (isPostgres(db)) await sql`analyze`.execute(db);
  await closeDatabase(db);
  return true;
}

/**
 * Returns the location with settings for fast writes. The data can be recreated by one command, so writes need not be
 * synced to disk.
 */
function placeToFill(place: string): string {
  if (!isServerUrl(place)) return place;
  const url = new URL(place);
  url.searchParams.set('options', '-c synchronous_commit=off -c maintenance_work_mem=512MB');
  return url.href;
}
