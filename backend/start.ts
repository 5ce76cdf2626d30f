import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { BackendConfig } from './config/environment';
import { createContentWebhook } from './content/content-webhook';
import { createEntryStore, type EntryStore } from './content/entry-store';
import { withDealerHours } from './content/dealer-hours';
import { createContentApp } from './content/server';
import { systemClock } from './database/clock';
import { type Database, openDatabase } from './database/database';
import { migrate } from './database/migrate';
import { createBackendApp } from './http/app';
import { listen } from './http/listen';
import { repeat } from './http/repeat';
import { openIdentity } from './identity/open-identity';
import { removeStaleIdentityData } from './identity/remove-stale';
import { localKeySet } from './identity/keys/local-key-set';
import { createMailboxApp } from './mail/mailbox';
import { createMailSender } from './mail/sender';
import { mailboxDelivery, smtpDelivery } from './mail/transport';
import type { Logger } from './observability/logger';
import { removeLostBaskets } from './shop/basket/basket.service';
import { receiveDeliveries } from './shop/catalog/catalog.service';
import { seededSince, seedDemo } from './shop/seed/seed-demo';
import { createShopApp } from './shop/server';
import { loadTokenSecret, trustedIdentity } from './shop/token/token.service';
import {
  createDealerFiles,
  createImageLibrary,
  findToldHours,
} from './dealer-account/dealer-account.service';
import { createLegalDocuments, createPapers, prepareLegal } from './documents/documents.service';
import { forgetOldEnquiries } from './enquiries/enquiries.service';
import { createRestApp } from './rest-app';
import { forgetOldCalls } from './stock-connect/stock-connect.service';
import { createVatChecker } from './vat/vat-checker';

const contentPauseMs = 500;
const mailPauseMs = 2_000;
const hoursPauseMs = 5_000;
const deliveryPauseMs = 60 * 60 * 1000;
const lostBasketPauseMs = 60 * 60 * 1000;
const legalPauseMs = 10 * 60 * 1000;

interface Backend {
  url: string;
  /** Finishes what is under way, then closes the database with everything in its main file. */
  stop(): Promise<void>;
}

/** Opens the database, seeds it on the first start, and serves all embedded services on one port. */
export async function start(config: BackendConfig, logger: Logger): Promise<Backend> {
  const db = openDatabase(config.databaseFile);
  try {
    return await serve(config, db, logger);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function serve(config: BackendConfig, db: Database, logger: Logger): Promise<Backend> {
  const clock = systemClock;
  for (const step of await migrate(db)) logger.info('Database brought to a new shape', { step });
  if (!(await seededSince(db)))
    await seedDemo(db, config.demoDir, clock.now(), (step) => logger.info(step));

  const tokenSecret = config.tokenSecret ?? (await loadTokenSecret(db));
  const { siteUrl, smtpUrl } = config;
  const legalDocuments = createLegalDocuments(config.demoDir, siteUrl, logger);
  const services = {
    ...{ db, clock, logger, tokenSecret, shopUrl: siteUrl, siteUrl, legalDocuments },
    identity: trustedIdentity(config.identity, localKeySet(db)),
    vatChecker: createVatChecker({ viesUrl: config.viesUrl, clock, logger }),
  };
  const shop = createShopApp(services);
  const { store: entries, lookForHours } = openContent(config, db, logger);
  const published = () => entries.current().PUBLISHED;
  const papers = createPapers(() => published().downloads, siteUrl);
  const tools = createRestApp({
    ...{ ...services, papers, content: published },
    images: createImageLibrary(config.demoDir, logger),
    dealerFiles: createDealerFiles(config.demoDir, siteUrl, logger),
  });
  const content = createContentApp({ store: entries, logger });
  const identity = await openEmbeddedIdentity(config, db, logger);
  const parts = [shop, content, tools, ...identity, ...(smtpUrl ? [] : [createMailboxApp(db)])];
  const app = createBackendApp(parts, logger, { seededAt: await seededSince(db) });

  const deliver = smtpUrl ? smtpDelivery(smtpUrl, config.mailFrom) : mailboxDelivery;
  const jobs = [
    repeat('Looking for changed content', contentPauseMs, logger, async () => entries.current()),
    repeat('Looking for dealers’ opening hours', hoursPauseMs, logger, lookForHours),
    repeat('Preparing legal documents', legalPauseMs, logger, () => prepareLegal(services)),
    repeat('Sending mails', mailPauseMs, logger, createMailSender({ db, clock, logger, deliver })),
    repeat('Receiving deliveries', deliveryPauseMs, logger, () =>
      receiveDeliveries(db, clock.now()),
    ),
    repeat('Removing lost baskets', lostBasketPauseMs, logger, () =>
      removeLostBaskets(db, clock.now()),
    ),
    repeat('Forgetting old enquiries', lostBasketPauseMs, logger, () =>
      forgetOldEnquiries({ db, clock }),
    ),
    repeat('Forgetting old calls of dealers', lostBasketPauseMs, logger, () =>
      forgetOldCalls({ db, clock }),
    ),
    repeat('Removing stale identity data', lostBasketPauseMs, logger, () =>
      removeStaleIdentityData(db, clock),
    ),
  ];
  const server = await listen(app, config.port);

  return {
    url: `http://127.0.0.1:${server.port}`,
    stop: async () => {
      await server.close();
      await Promise.all(jobs.map((job) => job.stop()));
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
      await db.destroy();
    },
  };
}

/**
 * The content of the demo folder with the opening hours dealers have told; the site is told of what changes in it when both share a
 * secret.
 */
function openContent(
  { demoDir, siteUrl, revalidateSecret: secret }: BackendConfig,
  db: Database,
  logger: Logger,
): { store: EntryStore; lookForHours: () => Promise<unknown> } {
  const options = { demoDir, clock: systemClock, logger };
  const onChange = secret === null ? null : createContentWebhook({ siteUrl, secret, logger });
  const files = createEntryStore(onChange ? { ...options, onChange } : options);
  const { store, update } = withDealerHours(files);
  const lookForHours = async () => {
    const changes = update(await findToldHours(db));
    if (changes.length > 0) await onChange?.(changes);
  };
  return { store, lookForHours };
}

async function openEmbeddedIdentity(
  { identity, siteUrl, demoDir }: BackendConfig,
  db: Database,
  logger: Logger,
): Promise<Hono[]> {
  if (identity.url !== null) return [];
  const isDemo = (await seededSince(db)) !== null;
  const options = { ...identity, db, clock: systemClock, logger, siteUrl };
  return [await openIdentity({ ...options, demoDir: isDemo ? demoDir : null })];
}
