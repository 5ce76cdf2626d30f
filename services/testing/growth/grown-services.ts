import { sql } from 'kysely';
import { closeDatabase, isServerUrl, openDatabase } from '../../database/database';
import { isPostgres } from '../../database/sql-helpers';
import { migrate } from '../../database/migrate';
import { seedDemo } from '../../shop/seed/seed-demo';
import { growShop, type Growth } from './grow-shop';
import { withoutIndexes } from './without-indexes';

/** Makes a grown shop in an empty database: `postgres://…`, or a file. False when that was done before. */
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
  // A server does so by itself within a minute, where nobody has told it not to.
  if (isPostgres(db)) await sql`analyze`.execute(db);
  await closeDatabase(db);
  return true;
}

/** Rows that are made again by one command wait for no disk. */
function placeToFill(place: string): string {
  if (!isServerUrl(place)) return place;
  const url = new URL(place);
  url.searchParams.set('options', '-c synchronous_commit=off -c maintenance_work_mem=512MB');
  return url.href;
}
