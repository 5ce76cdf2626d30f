import type { Hono } from 'hono';
import type { BackendConfig } from './config/environment';
import { createContentWebhook } from './content/content-webhook';
import { createEntryStore, type EntryStore } from './content/entry-store';
import { withToldDealers } from './content/told-dealers';
import { createContentApp } from './content/server';
import { systemClock } from './database/clock';
import { closeDatabase, type Database } from './database/database';
import { oneAtATime } from './database/one-at-a-time';
import { openShop } from './database/open-shop';
import { sealKeptKeys } from './seal-kept-keys';
import { createBackendApp } from './http/app';
import { listen } from './http/listen';
import { repeat } from './http/repeat';
import { openIdentity } from './identity/open-identity';
import { removeStaleIdentityData } from './identity/remove-stale';
import { localKeySet } from './identity/keys/local-key-set';
import { endedSignIns } from './identity/tokens/ended-sign-in';
import type { KeySeal } from './kept-keys/key-seal';
import { createMailboxApp } from './mail/mailbox';
import { createMailSender } from './mail/sender';
import { mailboxDelivery, smtpDelivery } from './mail/transport';
import type { Logger } from './observability/logger';
import { removeLostBaskets } from './shop/basket/basket.service';
import { receiveDeliveries } from './shop/catalog/catalog.service';
import { refreshSettings } from './shop/seed/refresh-settings';
import { settleOlderInvoices } from './shop/order/order.service';
import { seededSince, seedDemo } from './shop/seed/seed-demo';
import { createShopApp } from './shop/server';
import { loadTokenSecret, trustedIdentity } from './shop/token/token.service';
import {
  createDealerFiles,
  createImageLibrary,
  findToldDealers,
} from './dealer-account/dealer-account.service';
import { foreignShop, lookAfterPayments, openPaymentProvider } from './payments/payments.service';
import {
  attachConfirmations,
  createLegalDocuments,
  createPapers,
  keepIssuedFiles,
  prepareLegal,
} from './documents/documents.service';
import { forgetOldEnquiries } from './enquiries/enquiries.service';
import { tellDayMoves } from './order-changes/order-changes.service';
import { createRestApp } from './rest-app';
import { forgetOldCalls } from './stock-connect/stock-connect.service';
import { createVatChecker } from './vat/vat-checker';

const contentPauseMs = 500;
const mailPauseMs = 2_000;
const toldPauseMs = 5_000;
const paymentPauseMs = 5_000;
const movedPauseMs = 10_000;
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
  const { db, steps } = await openShop(config);
  for (const step of steps) logger.info('Database brought to a new shape', { step });
  try {
    return await serve(config, db, logger);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function serve(config: BackendConfig, db: Database, logger: Logger): Promise<Backend> {
  const clock = systemClock;
  await oneAtATime(config.database, () => prepareShop(config, db, logger));
  const keySeal = await sealKeptKeys(config, db, logger);
  const tokenSecret = config.tokenSecret ?? (await loadTokenSecret(db, keySeal));
  const { siteUrl, smtpUrl } = config;
  const legalDocuments = createLegalDocuments(config.demoDir, siteUrl, logger);
  const payments = await openPaymentProvider(
    { db, clock, logger, siteUrl },
    config.stripe,
    keySeal,
  );
  const services = {
    ...{ db, clock, logger, tokenSecret, shopUrl: siteUrl, siteUrl, legalDocuments },
    payments: payments.answers,
    identity: trustedIdentity(config.identity, {
      keys: localKeySet(db),
      hasEnded: endedSignIns(db),
    }),
    vatChecker: createVatChecker({ viesUrl: config.viesUrl, clock, logger }),
  };
  const shop = createShopApp(services);
  const { store: entries, lookForTold } = openContent(config, db, logger);
  const published = () => entries.current().PUBLISHED;
  const paying = {
    ...{ ...services, provider: payments.provider },
    foreignShop: config.foreignShopUrl === null ? null : foreignShop(config.foreignShopUrl),
  };
  const papers = createPapers(() => published().downloads, siteUrl);
  const tools = createRestApp({
    ...{ ...paying, papers, content: published },
    images: createImageLibrary(config.demoDir, logger),
    dealerFiles: createDealerFiles(config.demoDir, siteUrl, logger),
  });
  const content = createContentApp({ store: entries, logger });
  const identity = await openEmbeddedIdentity(config, db, keySeal, logger);
  const parts = [
    shop,
    content,
    tools,
    ...payments.apps,
    ...identity,
    ...(smtpUrl ? [] : [createMailboxApp(db)]),
  ];
  const app = createBackendApp(parts, logger, { seededAt: await seededSince(db) });

  const deliver = smtpUrl ? smtpDelivery(smtpUrl, config.mailFrom) : mailboxDelivery;
  const jobs = [
    repeat('Looking for changed content', contentPauseMs, logger, async () => entries.current()),
    repeat('Looking for what dealers told', toldPauseMs, logger, lookForTold),
    repeat('Preparing legal documents', legalPauseMs, logger, () => prepareLegal(services)),
    repeat('Attaching confirmations', mailPauseMs, logger, () =>
      attachConfirmations({ db, clock, logger }),
    ),
    repeat('Sending mails', mailPauseMs, logger, createMailSender({ db, clock, logger, deliver })),
    repeat('Keeping issued invoices', paymentPauseMs, logger, () =>
      keepIssuedFiles({ db, logger }, clock.now()),
    ),
    repeat('Looking after payments', paymentPauseMs, logger, () => lookAfterPayments(paying)),
    ...payments.begin(async (request) => tools.fetch(request)),
    repeat('Receiving deliveries', deliveryPauseMs, logger, () =>
      receiveDeliveries(db, clock.now()),
    ),
    repeat('Telling of moved days', movedPauseMs, logger, () => tellDayMoves(services)),
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
      await closeDatabase(db);
    },
  };
}

async function prepareShop(
  { demoDir }: BackendConfig,
  db: Database,
  logger: Logger,
): Promise<void> {
  const now = systemClock.now();
  if (!(await seededSince(db))) await seedDemo(db, demoDir, now, (step) => logger.info(step));
  const renewed = await refreshSettings(db, demoDir);
  if (renewed.length > 0) logger.info('Settings brought up to date', { settings: renewed });
  await settleOlderInvoices(db, now);
}

/**
 * The content of the demo folder with what dealers have told of themselves; the site is told of what changes in it when both share a
 * secret.
 */
function openContent(
  { demoDir, siteUrl, revalidateSecret: secret }: BackendConfig,
  db: Database,
  logger: Logger,
): { store: EntryStore; lookForTold: () => Promise<unknown> } {
  const options = { demoDir, clock: systemClock, logger };
  const onChange = secret === null ? null : createContentWebhook({ siteUrl, secret, logger });
  const files = createEntryStore(onChange ? { ...options, onChange } : options);
  const { store, update } = withToldDealers(files);
  const lookForTold = async () => {
    const changes = update(await findToldDealers(db));
    if (changes.length > 0) await onChange?.(changes);
  };
  return { store, lookForTold };
}

async function openEmbeddedIdentity(
  { identity, siteUrl, demoDir }: BackendConfig,
  db: Database,
  keySeal: KeySeal,
  logger: Logger,
): Promise<Hono[]> {
  if (identity.url !== null) return [];
  const isDemo = (await seededSince(db)) !== null;
  const options = { ...identity, db, clock: systemClock, logger, keySeal, siteUrl };
  return [await openIdentity({ ...options, demoDir: isDemo ? demoDir : null })];
}
