import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { type ServicesConfig, ConfigError } from './platform/services-config';
import { isServerUrl, type Database } from './database/database';
import { systemClock } from './platform/clock';
import { findRestoredBackup } from './database/backup';
import type { Catalog } from './demo-data/catalog-schemas';
import type { Logger } from './platform/logger';
import { migrateOlderInvoices } from './shop/order/invoices/issue-invoice';
import { countPublishedAccounts } from './shop/seed/seed-accounts';
import { refreshOutletPieces, refreshDefects } from './shop/seed/seed-outlet';
import { refreshSettings } from './shop/seed/refresh-settings';
import { findSeededAt, seedDemo } from './shop/seed/seed-demo';
import { refreshMounts } from './shop/seed/seed-mounts';

/**
 * Name of each database that a shop has used, with the time of its seeding. Stored in a file outside the databases, so
 * that an emptied database is still recognized.
 */
const known = z.record(z.string(), z.string());

type Place = Pick<ServicesConfig, 'database' | 'dataDir' | 'seedDemo' | 'productionIndicator'>;

const fileName = 'shops.json';

/**
 * Throws ConfigError when an empty database must not be seeded with demo data (decision 46): when a shop has used the
 * database before, when SEED_DEMO is false, or outside a local trial unless SEED_DEMO is true.
 */
export function assertSeedAllowed({
  database,
  dataDir,
  seedDemo,
  productionIndicator,
}: Place): void {
  const name = nameOf(database, dataDir);
  const since = readKnown(dataDir)[name];
  const is = `The database ${name} is empty`;
  const restore = 'Restore its backup, or correct DATA_DIR or DATABASE_URL.';
  if (since !== undefined)
    throw new ConfigError(
      `${is}, but it has contained a shop since ${since}. ${restore} To start again with the demo, remove ${join(dataDir, fileName)} first.`,
    );
  if (seedDemo === false) throw new ConfigError(`${is}, and SEED_DEMO is off. ${restore}`);
  if (seedDemo === null && productionIndicator !== null)
    throw new ConfigError(
      `${is}, and this looks like a production system: ${productionIndicator}. If a shop is expected there: ${restore} To fill it with the data of DEMO_DIR, set SEED_DEMO=1.`,
    );
}

/**
 * Records in a file outside the database that a shop uses the database. Returns an error message on failure, otherwise
 * null.
 */
export function saveShopRecord({ database, dataDir }: Place, seededAt: string): string | null {
  const name = nameOf(database, dataDir);
  const shops = readKnown(dataDir);
  if (shops[name] === seededAt) return null;
  try {
    const text = JSON.stringify({ ...shops, [name]: seededAt }, null, 2);
    writeFileSync(join(dataDir, fileName), `${text}\n`, { mode: 0o600 });
    return null;
  } catch {
    return 'DATA_DIR is not writable, so an emptied database would not be detected';
  }
}

/**
 * Returns the name under which a database is recorded: a path relative to the data folder, so that moving the folder
 * keeps the name, or the parts of a server URL that are not secret.
 */
function nameOf(database: string, dataDir: string): string {
  if (!isServerUrl(database)) return relative(dataDir, database);
  const { host, pathname } = new URL(database);
  return host + pathname;
}

function readKnown(dataDir: string): Record<string, string> {
  const file = join(dataDir, fileName);
  if (!existsSync(file)) return {};
  try {
    return known.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new ConfigError(`${file} cannot be read. Repair it from a backup, or remove it.`);
  }
}

/** True when the database has been seeded without a catalog, for an external shop. */
async function isCatalogMissing(db: Database): Promise<boolean> {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return product === undefined;
}

/** Seeds an empty database if allowed, updates the data from the demo files, and logs warnings that need attention. */
export async function prepareShop(
  config: ServicesConfig,
  db: Database,
  logger: Logger,
  catalogue: Catalog,
): Promise<void> {
  const { demoDir, productionIndicator } = config;
  const hasCatalog = config.externalShopUrl === null;
  const now = systemClock.now();
  if (!(await findSeededAt(db))) {
    assertSeedAllowed(config);
    const isPublic = productionIndicator !== null;
    await seedDemo(db, demoDir, now, (step) => logger.info(step), { isPublic, hasCatalog });
  }
  if (hasCatalog && (await isCatalogMissing(db)))
    throw new ConfigError(
      `The database ${nameOf(config.database, config.dataDir)} was filled for an external shop and has no articles. Set SHOP_URL again, or use another DATA_DIR or DATABASE_URL.`,
    );
  const problem = saveShopRecord(config, (await findSeededAt(db)) ?? '');
  if (problem !== null) logger.warn(problem);
  const published = productionIndicator === null ? 0 : await countPublishedAccounts(db, demoDir);
  if (published > 0)
    logger.warn('This shop contains demo accounts; their passwords are public', {
      accounts: published,
      advice: 'Delete them, or change their passwords',
    });
  const copied = await findRestoredBackup(db);
  if (copied !== null)
    logger.warn(`${copied}: numbers of orders and invoices may be assigned again`, {
      advice: 'npm run order -- numbers --at-least … (docs/operations.md, Backup and restore)',
    });
  if (hasCatalog) {
    await refreshMounts(db, catalogue);
    await refreshDefects(db, catalogue);
    await refreshOutletPieces(db, catalogue);
  }
  const renewed = await refreshSettings(db, demoDir);
  if (renewed.length > 0) logger.info('Settings updated', { settings: renewed });
  await migrateOlderInvoices(db, now);
}
