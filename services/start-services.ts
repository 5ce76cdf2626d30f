import { dirname } from 'node:path';
import type { Hono } from 'hono';
import type { ServicesConfig } from './platform/services-config';
import { loadCatalog } from './demo-data/load-catalog';
import { assertDemoFolder } from './demo-data/load-yaml';
import { createContentApp } from './content/content-app';
import { type Clock, systemClock } from './platform/clock';
import { closeDatabase, type Database, isServerUrl } from './database/database';
import { lockDatabaseFile } from './database/data-folder';
import { startIntegrityCheck } from './database/database-maintenance';
import { runWithExclusiveDatabase } from './database/open-shop-database';
import { openShopDatabase } from './database/open-shop-database';
import { openContent } from './service-setup';
import { openEmbeddedIdentity } from './service-setup';
import { prepareShop } from './prepare-shop';
import { encryptStoredSecrets } from './service-setup';
import { shareRateLimitsByRedis } from './service-setup';
import { createServicesApp } from './http/server';
import { startHttpServer } from './http/server';
import { runInterval } from '@/lib/platform/run-interval';
import { createLoadMonitor } from './jobs/load-monitor';
import { createLocalKeySet } from './identity/tokens/signing-keys';
import { createEmbeddedAccounts } from './identity/tokens/verify-access';
import { createMailboxApp } from './mail/mailbox-app';
import { startMailJobs } from './mail/mail-sender';
import type { Logger } from './platform/logger';
import { findSeededAt } from './shop/seed/seed-demo';
import { createShopApp } from './shop/shop-app';
import { loadTokenSecret } from './shop/token/shop-token';
import { createTrustedIdentity } from './shop/token/identity-token';
import { createDealerFiles } from './dealer-account/files/dealer-files';
import { createImageLibrary } from './dealer-account/images/image-library';
import { createExternalShop } from './payments/external-shop';
import { openPaymentProvider } from './payments/open-payment-provider';
import { createLegalDocuments, createMissingLegalDocuments } from './documents/legal-documents';
import { createDownloads } from './documents/downloads';
import { createExternalTexts } from './documents/external-texts';
import { createDownloadFinder } from './documents/downloads';
import { createConfigurationDocuments } from './documents/configuration/configuration-document';
import { createOperationsApp } from './operations/operations.routes';
import { createReadiness } from './operations/readiness';
import { createRestApp } from './rest-app';
import { startDocumentJob } from './background-jobs';
import { startLeaderJobs } from './background-jobs';
import { createVatChecker } from './shop/base/vat-checker';

const contentPauseMs = 500;
const dealerOverridesIntervalMs = 5_000;
const scheduledPauseMs = 30_000;
const legalPauseMs = 10 * 60 * 1000;
/**
 * Delay before the legal documents are generated. Generating them blocks the process, and the storefront's first
 * requests should not wait. An order placed before then generates the documents it needs.
 */
const legalFirstMs = 10_000;

interface RunningServices {
  url: string;
  /** Time at which the shop was seeded (UTC), or null. */
  seededAt: string | null;
  /** Finishes running work, then closes the database with everything written to its main file. */
  stop(): Promise<void>;
}

/** Opens the database, seeds it at the first start, and serves all embedded services on one port. */
export async function startServices(
  config: ServicesConfig,
  logger: Logger,
): Promise<RunningServices> {
  const release = isServerUrl(config.database)
    ? () => undefined
    : lockDatabaseFile(config.database);
  try {
    const backend = await open(config, logger);
    return { ...backend, stop: () => backend.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function open(config: ServicesConfig, logger: Logger): Promise<RunningServices> {
  assertDemoFolder(config.demoDir);
  const { db, steps } = await openShopDatabase(config);
  for (const step of steps) logger.info('Database migrated', { step });
  try {
    const damage = isServerUrl(config.database)
      ? () => null
      : await startIntegrityCheck(config.database, logger);
    return await serve(config, db, logger, damage);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function serve(
  config: ServicesConfig,
  db: Database,
  logger: Logger,
  damage: () => string | null,
): Promise<RunningServices> {
  const clock = systemClock;
  const catalogue = loadCatalog(config.demoDir);
  await runWithExclusiveDatabase(config.database, () => prepareShop(config, db, logger, catalogue));
  const keySeal = await encryptStoredSecrets(config, db, logger);
  const tokenSecret = config.tokenSecret ?? (await loadTokenSecret(db, keySeal));
  const { endSharing, getSharingStatus } = await shareRateLimitsByRedis(
    config,
    db,
    tokenSecret,
    logger,
  );
  const { siteUrl, smtpUrl } = config;
  const {
    store: entries,
    checkDealerOverrides,
    notifyScheduled,
  } = openContent(config, db, logger, catalogue);
  const facts = () => {
    entries.current();
    return entries.placeholders();
  };
  const foreign = config.externalContent && createExternalTexts(config.externalContent);
  const legalDocuments = createLegalDocuments(config.demoDir, siteUrl, logger, facts, foreign);
  const payments = await openPaymentProvider(
    { db, clock, logger, siteUrl },
    config.stripe,
    keySeal,
  );
  const services = {
    ...{ db, clock, logger, tokenSecret, shopUrl: siteUrl, siteUrl, legalDocuments },
    payments: payments.shopPayments,
    identity: createTrustedIdentity(config.identity, {
      keys: createLocalKeySet(db),
      ...createEmbeddedAccounts(db, clock),
    }),
    vatChecker: createVatChecker({ viesUrl: config.viesUrl, clock, logger }),
  };
  const { isIntrospectable, shopLevel: level } = config;
  if (level !== 'full') logger.info('The embedded shop has a reduced level', { shopLevel: level });
  const shop = createShopApp(services, { isIntrospectable, level });
  const published = () => entries.current().PUBLISHED;
  const paying = {
    ...{ ...services, provider: payments.provider },
    keySeal,
    externalShop:
      config.externalShopUrl === null ? null : createExternalShop(config.externalShopUrl),
  };
  const configurationDocuments = createConfigurationDocuments(
    createDownloads(
      foreign?.findDocument ?? createDownloadFinder(() => published().downloads),
      siteUrl,
      facts,
    ),
    { db, clock, siteUrl, content: published },
  );
  const tools = createRestApp({
    ...{ ...paying, findDownload: configurationDocuments, content: published },
    images: createImageLibrary(config.demoDir, logger),
    dealerFiles: createDealerFiles(config.demoDir, siteUrl, logger),
  });
  const content = createContentApp({ store: entries, logger });
  const identity = await openEmbeddedIdentity(config, db, keySeal, logger);
  const readiness = createReadiness({
    ...{ db, clock, folder: folderOf(config), damage, getSharingStatus },
  });
  const metrics = config.metricsToken
    ? { token: config.metricsToken, ...(await loadMetrics({ db, clock })) }
    : null;
  const seededAt = await findSeededAt(db);
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
  const app = createServicesApp(parts, logger, metrics?.countAnswer);

  const traffic = createLoadMonitor();
  const jobs = [
    runInterval('Checking for changed content', contentPauseMs, logger, async () =>
      entries.current(),
    ),
    runInterval(
      'Loading dealer overrides',
      dealerOverridesIntervalMs,
      logger,
      checkDealerOverrides,
    ),
    runInterval('Reporting scheduled publications', scheduledPauseMs, logger, notifyScheduled),
    runInterval(
      'Preparing legal documents',
      legalPauseMs,
      logger,
      () => createMissingLegalDocuments(services),
      {
        firstMs: legalFirstMs,
      },
    ),
    ...startMailJobs({ db, clock, logger, smtpUrl, mailFrom: config.mailFrom }),
    startDocumentJob({ db, clock, logger, traffic }),
    ...payments.startJobs(async (request) => tools.fetch(request)),
  ];
  const isAlone = !isServerUrl(config.database);
  const shared = startLeaderJobs({
    ...{ db, clock, logger, paying, traffic, isAlone, keySeal },
    identity: config.identity,
  });
  const server = await startHttpServer(app, config.port, { host: config.host, traffic });

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

/**
 * Returns the mailbox app, which shows every email including codes: without a token in a local trial, otherwise only
 * with one.
 */
function mailboxOf(
  { smtpUrl, mailboxToken, productionIndicator }: ServicesConfig,
  db: Database,
): Hono[] {
  if (smtpUrl !== null || (productionIndicator !== null && mailboxToken === null)) return [];
  return [createMailboxApp(db, mailboxToken)];
}

/** Creates the metrics. Their module is only loaded when metrics are turned on. */
async function loadMetrics(parts: { db: Database; clock: Clock }) {
  const { createServiceMetrics } = await import('./operations/service-metrics');
  return createServiceMetrics(parts);
}

/**
 * Returns the folder the services write to: the database file's folder, or the data folder when the database is a
 * server.
 */
const folderOf = ({ database, dataDir }: ServicesConfig) =>
  isServerUrl(database) ? dataDir : dirname(database);
