import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { getPathLanguage, languages } from '@/domain/locale/language';
import { applyBuiltConfig, loadDefaultHeaders } from '@/server/next-internals/built-config';
import { buildDirectory } from '@/lib/platform/config/build-info';
import { cookieNames } from '@/lib/platform/config/cookies';
import { getDraftHeaders, securityHeaders } from '@/lib/platform/config/security-headers';
import { env } from '@/lib/platform/config/env';
import { findDirectRoute } from '@/lib/platform/http/direct-routes';
import { createClientRateLimiter } from '@/lib/platform/http/rate-limit';
import { subscribeToPageExpiry } from '@/lib/platform/distributed-state';
import { logger } from '@/lib/platform/observability/logger';
import { setStackFormatter } from '@/lib/platform/observability/logger';
import { SharedStateError } from '@/server/shared-state/redis-config';
import { createWorkerBus } from '@/server/shared-state/worker-bus';
import { toSourceStack } from '@/lib/platform/observability/source-stack';
import { createBackgroundQueue } from './compression/background-queue';
import { createSendFile } from './static-files/send-file';
import { createBuildFileFinder } from './static-files/build-files';
import { checkFrameworkDetails, readBuiltSite } from './next-internals/check-framework-details';
import { listDisabledDetails, listUnknownDetails } from './next-internals/framework-details.mjs';
import { createPageStylesheets } from './next-internals/page-stylesheets';
import { loadUnknownFileCheck } from './next-internals/build-manifests';
import { findPictureFile } from './static-files/picture-files';
import { createCustomServer } from './custom-server';
import { createConnectionDrain } from './http/connection-drain';
import { createCacheMissLimit } from './http/cache-miss-limit';
import { serverOptions } from './http/request-limits';
import { createTrustedProxyCheck } from './http/client-ip';
import { waitForReadySignal } from './http/connection-drain';
import { createNextClient } from './next-client';
import { addDefaultHeaders } from './next-internals/default-headers';
import { createNotFoundPages } from './next-internals/error-pages';
import { createErrorPageClient } from './next-internals/error-pages';
import { subscribeToServiceCalls } from './observability/service-calls';
import { createScopedNextClient, createScopedHandler } from './observability/request-scope';
import { createHealthChecks } from './observability/health-checks';
import { createShopSupportCheck } from './observability/shop-support';
import { createOperationsEndpointFinder } from './observability/operations-endpoints';
import { serviceUrls, healthChecks } from './observability/health-checks';
import { createPageCache } from './page-cache/page-cache';
import { isCacheableQueryResponse } from './next-internals/cacheable-response';
import { loadPrerenderedRoutes } from './next-internals/build-manifests';
import { getRedisOptions } from './redis-options';
import { connectSharedState } from './next-internals/connect-shared-state';

/** Time in ms for running requests to complete on shutdown, longer than the time budget of a page. */
const graceMs = 20_000;
const pagesBytes = 64 * 1024 * 1024;
const answersBytes = 12 * 1024 * 1024;
const filesBytes = 32 * 1024 * 1024;
const maxWaiting = 4_000;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    waits: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);

setStackFormatter(toSourceStack);

reportFrameworkDetails();

const getSharingStatus = await connectSharedState({
  bus: createWorkerBus(process),
  redis: getRedisOptions(),
}).catch(stopWith);

applyBuiltConfig(buildDirectory);
const app = next({ dev: false, dir: process.cwd(), port });
await app.prepare();
const answerHeaders = loadDefaultHeaders(buildDirectory, () => ({
  general: securityHeaders,
  draft: getDraftHeaders(env.CMS_URL),
}));
const handle = createScopedHandler(addDefaultHeaders(app.getRequestHandler(), answerHeaders));

const metrics = env.METRICS_TOKEN ? await startMetrics(env.METRICS_TOKEN) : null;
subscribeToServiceCalls(serviceUrls, (call) => metrics?.countCall(call));

const askNext = createNextClient(handle);
const notFoundPages = createNotFoundPages({
  ask: askNext,
  anonymousHeaders,
  now: () => performance.now(),
});
const ask = createScopedNextClient(createErrorPageClient(askNext, notFoundPages));
const background = createBackgroundQueue({
  max: maxWaiting,
  onError: (error) => logger.error('Response compression failed', { error }),
});
const ofTheBuild = createBuildFileFinder(buildDirectory, answerHeaders.general);
const sheets = createPageStylesheets(ofTheBuild);
const ways = {
  ask,
  joinSheets: sheets.join,
  anonymousHeaders,
  background,
  now: () => performance.now(),
  onError: (error: unknown) => logger.error('Page revalidation failed', { error }),
  onFind: (isInMemory: boolean) => metrics?.countPage(isInMemory),
};
const pages = createPageCache({ ...ways, limitBytes: pagesBytes });
const answers = createPageCache({
  ...ways,
  limitBytes: answersBytes,
  mayStore: isCacheableQueryResponse,
});
subscribeToPageExpiry(() => {
  pages.expire();
  answers.expire();
  notFoundPages.expire();
});

const server = createServer(
  serverOptions,
  createCustomServer({
    handle,
    defaultHeaders: answerHeaders.general,
    ask,
    pages,
    queryPages: answers,
    isPrerendered: loadPrerenderedRoutes(buildDirectory),
    findFile: (path, query) =>
      ofTheBuild(path, query) ?? sheets.find(path, query) ?? findPictureFile(path, query),
    isUnknownFile: loadUnknownFileCheck(buildDirectory, 'public'),
    missLimit: createCacheMissLimit({
      limiter: createClientRateLimiter('misses', { burst: 240, perMinute: 120 }),
      now: Date.now,
      onError: (error) => logger.warn('Counting cache misses failed', { error }),
    }),
    findRoute: findDirectRoute,
    answerFile: createSendFile({ limitBytes: filesBytes, background }),
    findOperation: createOperationsEndpointFinder({
      isDraining: () => drain.isDraining,
      checkServices: createShopSupportCheck(createHealthChecks(healthChecks)),
      getSharingStatus,
      folder: buildDirectory,
      metrics,
    }),
    ...(metrics && { onRequest: metrics.observeResponse }),
    trustsProxy: createTrustedProxyCheck(env.TRUSTED_PROXY),
    onUntrustedProxy: logUntrustedProxy,
    onError: (error, path) => logger.error('Request failed', { path, error }),
  }),
);
const drain = createConnectionDrain(server);
if (values.waits) await waitForReadySignal(process);
server.listen(port);
// Requests the home pages once at startup, because Next loads a route on its first request.
for (const language of languages) Promise.resolve(pages.find(`/${language}`)).catch(ways.onError);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
cluster.worker?.once('disconnect', endAlone);

let isStopping = false;

/**
 * Stops accepting requests, completes running ones, and exits. Ignores SIGINT while a supervisor is running: Ctrl-C
 * reaches the supervisor as well, which then sends SIGTERM.
 */
function stop(signal: NodeJS.Signals): void {
  if (isStopping || (signal === 'SIGINT' && process.connected)) return;
  isStopping = true;
  void drain.end({ leadMs: env.DRAIN_SECONDS * 1000, graceMs }).finally(() => process.exit(0));
}

/** Stops this worker when its supervisor has ended, because nobody else would stop it. */
function endAlone(): void {
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  stop('SIGTERM');
}

/**
 * Checks the framework details and turns off those that are not as expected. Logs all that are off, and unknown names
 * in NEXT_INTERNALS_OFF.
 */
function reportFrameworkDetails(): void {
  const unknown = listUnknownDetails();
  if (unknown.length > 0)
    logger.warn('NEXT_INTERNALS_OFF contains names of no framework detail', { names: unknown });
  const details = listDisabledDetails('storefront');
  if (details.length > 0) logger.info('Framework details are off', { details });
  const site = readBuiltSite(buildDirectory, languages[0]);
  for (const { name, reason } of checkFrameworkDetails(site))
    logger.warn("A framework detail is off, so the framework's own behavior applies", {
      detail: name,
      reason,
    });
}

/** Starts the metrics with their access token. Their code is loaded only when metrics are enabled. */
async function startMetrics(token: string) {
  const { createAggregateMetrics: createSharedMetrics } =
    await import('./observability/aggregate-metrics');
  return { token, ...createSharedMetrics(env.STOREFRONT_WORKERS) };
}

function stopWith(error: unknown): never {
  if (!(error instanceof SharedStateError)) throw error;
  process.stderr.write(`The storefront cannot start. ${error.message}\n`);
  process.exit(1);
}

let isProxyLogged = false;

/**
 * Logs once that a proxy is missing from TRUSTED_PROXY. Without it, all visitors share the address of the proxy and its
 * rate limits.
 */
function logUntrustedProxy(): void {
  if (isProxyLogged) return;
  isProxyLogged = true;
  logger.warn(
    'Ignored headers of an untrusted proxy. If a proxy runs in front of the storefront, add it to TRUSTED_PROXY',
  );
}

/** Returns the headers of a request without cookies of a visitor, so that the response contains no visitor's data. */
function anonymousHeaders(path: string) {
  const language = getPathLanguage(path) ?? '';
  return {
    host: new URL(env.SITE_URL).host,
    accept: 'text/html',
    'accept-language': language,
    // With the language cookie set, the response does not set it.
    cookie: `${cookieNames.lang}=${language}`,
    'x-forwarded-for': '127.0.0.1',
  };
}
