import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { languageOfPath, languages } from '@/domain/language/detect-language';
import { buildDirectory } from '@/lib/platform/config/build-directory';
import { readBuiltHeaders } from '@/lib/platform/config/built-headers';
import { useBuiltSettings } from '@/lib/platform/config/built-settings';
import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { lentRoute } from '@/lib/platform/http/lent-routes';
import { createClientLimiter } from '@/lib/platform/http/rate-limit';
import { onPagesExpired } from '@/lib/platform/http/pages-expired';
import { logger } from '@/lib/platform/observability/logger';
import { provideReadableStack } from '@/lib/platform/observability/readable-stack';
import { SharedStateError } from '@/shared-state/redis-problem';
import { createSiblingBus } from '@/shared-state/sibling-bus';
import { sourceStack } from '@/shared-state/source-stack';
import { createBackground } from './bodies/background';
import { createAnswerFile } from './files/answer-file';
import { findBuildFile } from './files/build-files';
import { createPageSheets } from './files/page-sheets';
import { readUnknownFiles } from './files/unknown-file';
import { findPictureFile } from './files/picture-files';
import { createFront } from './front';
import { createDrain } from './http/drain';
import { createMissLimit } from './http/miss-limit';
import { serverLimits } from './http/server-limits';
import { trustProxies } from './http/visitor-address';
import { wordToListen } from './http/word-to-listen';
import { createAskNext } from './next/ask-next';
import { withDefaultHeaders } from './next/default-headers';
import { createNotFoundPages } from './next/not-found-pages';
import { withErrorPages } from './next/with-error-pages';
import { followServiceCalls } from './observability/service-calls';
import { askInScope, handleInScope } from './observability/request-scope';
import { createLookAtServices } from './operations/look-at-services';
import { createOperations } from './operations/operations';
import { serviceAddresses, serviceQuestions } from './operations/service-questions';
import { createFinishedPages } from './pages/finished-pages';
import { isSameForAll } from './pages/is-shareable';
import { readPrerenderedRoutes } from './pages/prerendered-routes';
import { redisSettings } from './redis-settings';
import { shareState } from './share-state';

/** Longer than a page may wait for its services. */
const graceMs = 20_000;
const pagesBytes = 64 * 1024 * 1024;
const answersBytes = 12 * 1024 * 1024;
const filesBytes = 32 * 1024 * 1024;
const mostWaiting = 4_000;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    waits: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);

provideReadableStack(sourceStack);

const lookAtSharing = await shareState({
  bus: createSiblingBus(process),
  redis: redisSettings(),
}).catch(stopWith);

useBuiltSettings(buildDirectory);
const app = next({ dev: false, dir: process.cwd(), port });
await app.prepare();
const answerHeaders = readBuiltHeaders(buildDirectory);
const handle = handleInScope(withDefaultHeaders(app.getRequestHandler(), answerHeaders));

const metrics = env.METRICS_TOKEN ? await startMetrics(env.METRICS_TOKEN) : null;
followServiceCalls(serviceAddresses, (call) => metrics?.countCall(call));

const askNext = createAskNext(handle);
const notFoundPages = createNotFoundPages({
  ask: askNext,
  strangerHeaders,
  now: () => performance.now(),
});
const ask = askInScope(withErrorPages(askNext, notFoundPages));
const background = createBackground({
  most: mostWaiting,
  onError: (error) => logger.error('A body could not be compressed', { error }),
});
const ofTheBuild = findBuildFile(buildDirectory, answerHeaders.general);
const sheets = createPageSheets(ofTheBuild);
const ways = {
  ask,
  joinSheets: sheets.join,
  strangerHeaders,
  background,
  now: () => performance.now(),
  onError: (error: unknown) => logger.error('A page could not be asked for anew', { error }),
  onFind: (isInMemory: boolean) => metrics?.countPage(isInMemory),
};
const pages = createFinishedPages({ ...ways, limitBytes: pagesBytes });
const answers = createFinishedPages({ ...ways, limitBytes: answersBytes, mayKeep: isSameForAll });
onPagesExpired(() => {
  pages.expire();
  answers.expire();
  notFoundPages.expire();
});

const server = createServer(
  serverLimits,
  createFront({
    handle,
    defaultHeaders: answerHeaders.general,
    ask,
    pages,
    answers,
    isPrerendered: readPrerenderedRoutes(buildDirectory),
    findFile: (path, query) =>
      ofTheBuild(path, query) ?? sheets.find(path, query) ?? findPictureFile(path, query),
    isUnknownFile: readUnknownFiles(buildDirectory, 'public'),
    missLimit: createMissLimit({
      limiter: createClientLimiter('misses', { burst: 240, perMinute: 120 }),
      now: Date.now,
      onError: (error) => logger.warn('Misses could not be counted', { error }),
    }),
    findRoute: lentRoute,
    answerFile: createAnswerFile({ limitBytes: filesBytes, background }),
    findOperation: createOperations({
      isDraining: () => drain.isDraining,
      lookAtServices: createLookAtServices(serviceQuestions),
      lookAtSharing,
      folder: buildDirectory,
      metrics,
    }),
    ...(metrics && { follow: metrics.follow }),
    trustsProxy: trustProxies(env.TRUSTED_PROXY),
    onDisbelieved: tellOfProxy,
    onError: (error, path) => logger.error('A request could not be answered', { path, error }),
  }),
);
const drain = createDrain(server);
if (values.waits) await wordToListen(process);
server.listen(port);
// Routes are loaded when somebody comes; who comes first comes here.
for (const language of languages) Promise.resolve(pages.find(`/${language}`)).catch(ways.onError);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
cluster.worker?.once('disconnect', endAlone);

let isStopping = false;

/** Takes no new visitor, lets those inside finish, and ends. Ctrl-C reaches the process that started this one, too, which then says so. */
function stop(signal: NodeJS.Signals): void {
  if (isStopping || (signal === 'SIGINT' && process.connected)) return;
  isStopping = true;
  void drain.end({ leadMs: env.DRAIN_SECONDS * 1000, graceMs }).finally(() => process.exit(0));
}

/** Whoever started this process is gone: nobody would ever end it. */
function endAlone(): void {
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  stop('SIGTERM');
}

/** Loaded only where somebody reads them. */
async function startMetrics(token: string) {
  const { createSharedMetrics } = await import('./operations/shared-metrics');
  return { token, ...createSharedMetrics(env.STOREFRONT_WORKERS) };
}

function stopWith(error: unknown): never {
  if (!(error instanceof SharedStateError)) throw error;
  process.stderr.write(`The storefront cannot start. ${error.message}\n`);
  process.exit(1);
}

let isProxyTold = false;

/** Once: behind a proxy that is not named all visitors share one address, and its limits. */
function tellOfProxy(): void {
  if (isProxyTold) return;
  isProxyTold = true;
  logger.warn(
    'Headers of a proxy were told and not believed. Is there one in front, name it in TRUSTED_PROXY',
  );
}

/** What a visitor nobody knows would ask with: nothing of him can be in the answer. */
function strangerHeaders(path: string) {
  const language = languageOfPath(path) ?? '';
  return {
    host: new URL(env.SITE_URL).host,
    accept: 'text/html',
    'accept-language': language,
    // Said, so that the answer need not set it.
    cookie: `${cookieNames.lang}=${language}`,
    'x-forwarded-for': '127.0.0.1',
  };
}
