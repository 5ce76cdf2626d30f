import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database';
import { first } from './migrations/0001-first';
import { identity } from './migrations/0002-identity';
import { account } from './migrations/0003-account';
import { tools } from './migrations/0004-tools';
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
import { waysToPay } from './migrations/0018-ways-to-pay';
import { toldMoves } from './migrations/0019-told-moves';
import { invoices } from './migrations/0020-invoices';
import { voucherAudience } from './migrations/0021-voucher-audience';
import { xrechnungFiles } from './migrations/0022-xrechnung-files';
import { withdrawalReceipts } from './migrations/0023-withdrawal-receipts';
import { mailsWaitForPapers } from './migrations/0024-mails-wait-for-papers';

/** In order, never changed once released: a change is a new entry. */
const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-identity': identity,
  '0003-account': account,
  '0004-tools': tools,
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
  '0018-ways-to-pay': waysToPay,
  '0019-told-moves': toldMoves,
  '0020-invoices': invoices,
  '0021-voucher-audience': voucherAudience,
  '0022-xrechnung-files': xrechnungFiles,
  '0023-withdrawal-receipts': withdrawalReceipts,
  '0024-mails-wait-for-papers': mailsWaitForPapers,
};

/** Brings the database to the newest shape and names the steps that were taken. Throws the cause when one fails; that step is undone. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map(({ migrationName }) => migrationName);
}
