import { dirname } from 'node:path';
import type { Hono } from 'hono';
import type { BackendConfig } from './config/environment';
import { loadCatalogue } from './demo-source/catalogue';
import { requireDemo } from './demo-source/require-demo';
import { createContentApp } from './content/server';
import { type Clock, systemClock } from './database/clock';
import { closeDatabase, type Database, isServer } from './database/database';
import { holdFile } from './database/hold-file';
import { watchForDamage } from './database/watch-for-damage';
import { oneAtATime } from './database/one-at-a-time';
import { openShop } from './database/open-shop';
import { openContent } from './open-content';
import { openEmbeddedIdentity } from './open-embedded-identity';
import { prepareShop } from './prepare-shop';
import { sealKeptKeys } from './seal-kept-keys';
import { shareWindowsByRedis } from './share-windows';
import { createBackendApp } from './http/app';
import { listen } from './http/listen';
import { repeat } from './http/repeat';
import { createTraffic } from './http/traffic';
import { localKeySet } from './identity/keys/local-key-set';
import { embeddedSignIns } from './identity/tokens/ended-sign-in';
import { createMailboxApp } from './mail/mailbox';
import { startMailJobs } from './mail/mail-jobs';
import type { Logger } from './observability/logger';
import { seededSince } from './shop/seed/seed-demo';
import { createShopApp } from './shop/server';
import { loadTokenSecret, trustedIdentity } from './shop/token/token.service';
import { createDealerFiles, createImageLibrary } from './dealer-account/dealer-account.service';
import { foreignShop, openPaymentProvider } from './payments/payments.service';
import {
  createLegalDocuments,
  createPapers,
  foreignTexts,
  ownPapers,
  prepareLegal,
  withConfigurations,
} from './documents/documents.service';
import { createOperationsApp } from './operations/operations.routes';
import { createReadiness } from './operations/readiness';
import { createRestApp } from './rest-app';
import { startPaperJob } from './paper-job';
import { startSharedJobs } from './shared-jobs';
import { createVatChecker } from './vat/vat-checker';

const contentPauseMs = 500;
const toldPauseMs = 5_000;
const scheduledPauseMs = 30_000;
const legalPauseMs = 10 * 60 * 1000;
/** Making them holds everybody up for a moment: not while the storefront waits for its first answers. An order before that makes its own. */
const legalFirstMs = 10_000;

interface Backend {
  url: string;
  /** When its shop was filled; null when nobody filled it. */
  seededAt: string | null;
  /** Finishes what is under way, then closes the database with everything in its main file. */
  stop(): Promise<void>;
}

/** Opens the database, seeds it on the first start, and serves all embedded services on one port. */
export async function start(config: BackendConfig, logger: Logger): Promise<Backend> {
  const release = isServer(config.database) ? () => undefined : holdFile(config.database);
  try {
    const backend = await open(config, logger);
    return { ...backend, stop: () => backend.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function open(config: BackendConfig, logger: Logger): Promise<Backend> {
  requireDemo(config.demoDir);
  const { db, steps } = await openShop(config);
  for (const step of steps) logger.info('Database brought to a new shape', { step });
  try {
    const damage = isServer(config.database)
      ? () => null
      : await watchForDamage(config.database, logger);
    return await serve(config, db, logger, damage);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function serve(
  config: BackendConfig,
  db: Database,
  logger: Logger,
  damage: () => string | null,
): Promise<Backend> {
  const clock = systemClock;
  const catalogue = loadCatalogue(config.demoDir);
  await oneAtATime(config.database, () => prepareShop(config, db, logger, catalogue));
  const keySeal = await sealKeptKeys(config, db, logger);
  const tokenSecret = config.tokenSecret ?? (await loadTokenSecret(db, keySeal));
  const { endSharing, lookAtSharing } = await shareWindowsByRedis(config, db, tokenSecret, logger);
  const { siteUrl, smtpUrl } = config;
  const {
    store: entries,
    lookForTold,
    tellOfScheduled,
  } = openContent(config, db, logger, catalogue);
  const facts = () => {
    entries.current();
    return entries.facts();
  };
  const foreign = config.foreignContent && foreignTexts(config.foreignContent);
  const legalDocuments = createLegalDocuments(config.demoDir, siteUrl, logger, facts, foreign);
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
      ...embeddedSignIns(db, clock),
    }),
    vatChecker: createVatChecker({ viesUrl: config.viesUrl, clock, logger }),
  };
  const shop = createShopApp(services, config.isIntrospectable);
  const published = () => entries.current().PUBLISHED;
  const paying = {
    ...{ ...services, provider: payments.provider },
    keySeal,
    foreignShop: config.foreignShopUrl === null ? null : foreignShop(config.foreignShopUrl),
  };
  const papers = withConfigurations(
    createPapers(foreign?.findPaper ?? ownPapers(() => published().downloads), siteUrl, facts),
    { db, clock, siteUrl, content: published },
  );
  const tools = createRestApp({
    ...{ ...paying, papers, content: published },
    images: createImageLibrary(config.demoDir, logger),
    dealerFiles: createDealerFiles(config.demoDir, siteUrl, logger),
  });
  const content = createContentApp({ store: entries, logger });
  const identity = await openEmbeddedIdentity(config, db, keySeal, logger);
  const readiness = createReadiness({
    ...{ db, clock, folder: folderOf(config), damage, lookAtSharing },
  });
  const metrics = config.metricsToken
    ? { token: config.metricsToken, ...(await loadMetrics({ db, clock })) }
    : null;
  const seededAt = await seededSince(db);
  const operations = createOperationsApp({
    readiness,
    isDraining: () => server.isDraining,
    seededAt,
    metrics,
  });
  const parts = [
    operations,
    shop,
    content,
    tools,
    ...payments.apps,
    ...identity,
    ...mailboxOf(config, db),
  ];
  const app = createBackendApp(parts, logger, metrics?.countAnswer);

  const traffic = createTraffic();
  const jobs = [
    repeat('Looking for changed content', contentPauseMs, logger, async () => entries.current()),
    repeat('Looking for what dealers told', toldPauseMs, logger, lookForTold),
    repeat('Telling of content published at its time', scheduledPauseMs, logger, tellOfScheduled),
    repeat('Preparing legal documents', legalPauseMs, logger, () => prepareLegal(services), {
      firstMs: legalFirstMs,
    }),
    ...startMailJobs({ db, clock, logger, smtpUrl, mailFrom: config.mailFrom }),
    startPaperJob({ db, clock, logger, traffic }),
    ...payments.begin(async (request) => tools.fetch(request)),
  ];
  const isAlone = !isServer(config.database);
  const shared = startSharedJobs({
    ...{ db, clock, logger, paying, traffic, isAlone, keySeal },
    identity: config.identity,
  });
  const server = await listen(app, config.port, { host: config.host, traffic });

  return {
    url: `http://127.0.0.1:${server.port}`,
    seededAt,
    stop: async () => {
      await server.close(config.drainMs);
      await Promise.all([shared, ...jobs].map((job) => job.stop()));
      endSharing();
      await closeDatabase(db);
    },
  };
}

/** It shows every mail, codes included: open on one's own machine alone, elsewhere to who shows its token. */
function mailboxOf({ smtpUrl, mailboxToken, productionSign }: BackendConfig, db: Database): Hono[] {
  if (smtpUrl !== null || (productionSign !== null && mailboxToken === null)) return [];
  return [createMailboxApp(db, mailboxToken)];
}

/** Loaded only where somebody reads them. */
async function loadMetrics(parts: { db: Database; clock: Clock }) {
  const { createServiceMetrics } = await import('./operations/service-metrics');
  return createServiceMetrics(parts);
}

/** Where the services write. */
const folderOf = ({ database, dataDir }: BackendConfig) =>
  isServer(database) ? dataDir : dirname(database);
