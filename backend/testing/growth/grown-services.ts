import { sql } from 'kysely';
import { readConfig } from '../../config/environment';
import { closeDatabase, openDatabase } from '../../database/database';
import { isPostgres } from '../../database/is-postgres';
import { migrate } from '../../database/migrate';
import { silentLogger } from '../../observability/logger';
import { seedDemo } from '../../shop/seed/seed-demo';
import { start } from '../../start';
import { growShop, type Growth } from './grow-shop';

export { baseGrowth, grownDealer } from './grow-shop';
export { hotReads } from './hot-reads';

/** Makes a grown shop in an empty database: `postgres://…`, or a file. */
export async function growAt(place: string, growth: Growth, now: number): Promise<void> {
  const db = openDatabase(place, { isPatient: true });
  await migrate(db);
  await seedDemo(db, 'demo', now, () => undefined);
  await growShop(db, growth, now);
  // A server does so by itself within a minute, where nobody has told it not to.
  if (isPostgres(db)) await sql`analyze`.execute(db);
  await closeDatabase(db);
}

/** The services on that database, in this process and on a port of their own. */
export function serveAt(place: string, dataDir: string) {
  const config = readConfig({ DATABASE_URL: place, DATA_DIR: dataDir, BACKEND_PORT: '0' });
  return start(config, silentLogger);
}
