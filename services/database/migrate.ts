import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { ConfigError } from '../platform/services-config';
import type { Database } from './database';
import { isPostgres } from './sql-helpers';
import { first } from './migrations/0001-first';
import { identity } from './migrations/0002-identity';
import { account } from './migrations/0003-account';
import { withdrawalsAndNewsletter } from './migrations/0004-tools';
import { contact } from './migrations/0005-contact';
import { b2b } from './migrations/0006-b2b';
import { dealerAccount } from './migrations/0007-dealer-account';
import { stockConnect } from './migrations/0008-stock-connect';
import { testRides } from './migrations/0009-test-rides';
import { outbox } from './migrations/0010-outbox';
import { basketTaken } from './migrations/0011-basket-taken';
import { testRideModel } from './migrations/0012-test-ride-model';
import { endedTokens } from './migrations/0013-ended-tokens';
import { b2bOnly } from './migrations/0014-b2b-only';
import { payments } from './migrations/0015-payments';
import { arrival } from './migrations/0016-arrival';
import { shipments } from './migrations/0017-shipments';
import { paymentMethodKinds } from './migrations/0018-ways-to-pay';
import { deliveryDateNotifications } from './migrations/0019-told-moves';
import { invoices } from './migrations/0020-invoices';
import { voucherAudience } from './migrations/0021-voucher-audience';
import { xrechnungFiles } from './migrations/0022-xrechnung-files';
import { withdrawalReceipts } from './migrations/0023-withdrawal-receipts';
import { pendingMailDocuments } from './migrations/0024-mails-wait-for-papers';
import { indexesForLargeShops } from './migrations/0025-growth';
import { wishListsAndStockAlerts } from './migrations/0026-kept-articles';
import { mounts } from './migrations/0027-mounts';
import { testRideLeasing } from './migrations/0028-test-ride-leasing';
import { flaws } from './migrations/0029-flaws';
import { textsByTitle } from './migrations/0030-texts-by-title';
import { mailOutcomes } from './migrations/0032-mail-outcomes';
import { withdrawalHolds } from './migrations/0033-withdrawal-holds';
import { orderLinkVersions } from './migrations/0034-order-link-versions';
import { rateWindows } from './migrations/0035-rate-windows';
import { identityAccounts } from './migrations/0036-identity-accounts';
import { outletPieces } from './migrations/0038-outlet-pieces';
import { softwareTokens } from './migrations/0039-software-tokens';
import { standardNames } from './migrations/0040-standard-names';

/** All migrations in the order in which they run. A released migration is never changed; add a new one instead. */
const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-identity': identity,
  '0003-account': account,
  '0004-tools': withdrawalsAndNewsletter,
  '0005-contact': contact,
  '0006-b2b': b2b,
  '0007-dealer-account': dealerAccount,
  '0008-stock-connect': stockConnect,
  '0009-test-rides': testRides,
  '0010-outbox': outbox,
  '0011-basket-taken': basketTaken,
  '0012-test-ride-model': testRideModel,
  '0013-ended-tokens': endedTokens,
  '0014-b2b-only': b2bOnly,
  '0015-payments': payments,
  '0016-arrival': arrival,
  '0017-shipments': shipments,
  '0018-ways-to-pay': paymentMethodKinds,
  '0019-told-moves': deliveryDateNotifications,
  '0020-invoices': invoices,
  '0021-voucher-audience': voucherAudience,
  '0022-xrechnung-files': xrechnungFiles,
  '0023-withdrawal-receipts': withdrawalReceipts,
  '0024-mails-wait-for-papers': pendingMailDocuments,
  '0025-growth': indexesForLargeShops,
  '0026-kept-articles': wishListsAndStockAlerts,
  '0027-mounts': mounts,
  '0028-test-ride-leasing': testRideLeasing,
  '0029-flaws': flaws,
  '0030-texts-by-title': textsByTitle,
  '0032-mail-outcomes': mailOutcomes,
  '0033-withdrawal-holds': withdrawalHolds,
  '0034-order-link-versions': orderLinkVersions,
  '0035-rate-windows': rateWindows,
  '0036-identity-accounts': identityAccounts,
  '0038-outlet-pieces': outletPieces,
  '0039-software-tokens': softwareTokens,
  '0040-standard-names': standardNames,
};

const newerStep = /previously executed migration (\S+) is missing/;

/**
 * Migrates the database to the latest schema and returns the names of the migrations that ran. Throws the cause if one
 * fails; that migration is rolled back. Throws ConfigError, without changes, if the database belongs to another program
 * or to a newer version of the shop. `upTo` names the last migration to run.
 */
export async function migrate(db: Database, upTo?: string): Promise<string[]> {
  await assertOwnDatabase(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await (
    upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo)
  ).catch((thrown: unknown) => ({ error: thrown, results: [] }));
  const step = error instanceof Error ? newerStep.exec(error.message)?.[1] : undefined;
  if (step !== undefined)
    throw new ConfigError(
      `The database was created by a newer version of this program (it has the migration "${step}"). Start that version, or restore a backup from before it.`,
    );
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}

/**
 * Throws ConfigError if the SQLite file has tables but was not created by this program. PostgreSQL is not checked,
 * because other tables, such as those of extensions, may exist next to the shop's.
 */
async function assertOwnDatabase(db: Database): Promise<void> {
  if (isPostgres(db)) return;
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const names = tables.map(({ name }) => name);
  if (names.length === 0 || names.includes(DEFAULT_MIGRATION_TABLE)) return;
  throw new ConfigError(
    `The database belongs to another program (it has the table "${names[0]}"). Set DATA_DIR or DATABASE_URL to the shop's own, or to an empty one.`,
  );
}
