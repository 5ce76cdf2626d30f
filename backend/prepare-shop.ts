import type { BackendConfig } from './config/environment';
import { systemClock } from './database/clock';
import type { Database } from './database/database';
import { findRestoredCopy } from './database/restored-copy';
import type { Catalogue } from './demo-source/catalogue-files';
import { allowSeed, rememberShop } from './first-start';
import type { Logger } from './observability/logger';
import { settleOlderInvoices } from './shop/order/order.service';
import { countPublishedAccounts } from './shop/seed/count-published-accounts';
import { refreshOutletPieces } from './shop/seed/seed-outlet-pieces';
import { refreshSettings } from './shop/seed/refresh-settings';
import { seededSince, seedDemo } from './shop/seed/seed-demo';
import { refreshMounts } from './shop/seed/seed-mounts';
import { refreshFlaws } from './shop/seed/seed-flaws';

/** Fills an empty database where that is allowed, brings what the files say up to date, and warns of what wants a person. */
export async function prepareShop(
  config: BackendConfig,
  db: Database,
  logger: Logger,
  catalogue: Catalogue,
): Promise<void> {
  const { demoDir, productionSign } = config;
  const now = systemClock.now();
  if (!(await seededSince(db))) {
    allowSeed(config);
    const isPublic = productionSign !== null;
    await seedDemo(db, demoDir, now, (step) => logger.info(step), { isPublic });
  }
  const problem = rememberShop(config, (await seededSince(db)) ?? '');
  if (problem !== null) logger.warn(problem);
  const published = productionSign === null ? 0 : await countPublishedAccounts(db, demoDir);
  if (published > 0)
    logger.warn('Accounts of the demo are in this shop, and their passwords are published', {
      accounts: published,
      advice: 'Delete them, or change their passwords',
    });
  const copied = await findRestoredCopy(db);
  if (copied !== null)
    logger.warn(`${copied}: numbers of orders and invoices may be given out again`, {
      advice: 'npm run order -- numbers --at-least … (docs/operations.md, Backup and restore)',
    });
  await refreshMounts(db, catalogue);
  await refreshFlaws(db, catalogue);
  await refreshOutletPieces(db, catalogue);
  const renewed = await refreshSettings(db, demoDir);
  if (renewed.length > 0) logger.info('Settings brought up to date', { settings: renewed });
  await settleOlderInvoices(db, now);
}
