import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { languageOfPath } from '@/domain/language/detect-language';
import { buildDirectory } from '@/lib/platform/config/build-directory';
import { cookieNames } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { onPagesExpired } from '@/lib/platform/http/pages-expired';
import { logger } from '@/lib/platform/observability/logger';
import { createBackground } from './bodies/background';
import { createAnswerFile } from './files/answer-file';
import { findBuildFile } from './files/build-files';
import { findPictureFile } from './files/picture-files';
import { createFront } from './front';
import { trustProxies } from './http/visitor-address';
import { createAskNext } from './next/ask-next';
import { withErrorPages } from './next/with-error-pages';
import { createFinishedPages } from './pages/finished-pages';
import { readPrerenderedRoutes } from './pages/prerendered-routes';

/** Longer than the idle time of usual proxies (a minute): the server never closes a connection that a caller still means to use. */
const keepIdleMs = 75_000;
/** Who takes longer to say what he wants is no browser. */
const headersMs = 20_000;
const stopMs = 8_000;
const pagesBytes = 64 * 1024 * 1024;
const filesBytes = 32 * 1024 * 1024;
const mostWaiting = 4_000;

const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
const port = Number(values.port);

const app = next({ dev: false, dir: process.cwd(), port });
await app.prepare();
const handle = app.getRequestHandler();

const ask = withErrorPages(createAskNext(handle));
const background = createBackground({
  most: mostWaiting,
  onError: (error) => logger.error('A body could not be compressed', { error }),
});
const pages = createFinishedPages({
  ask,
  strangerHeaders,
  background,
  limitBytes: pagesBytes,
  now: () => performance.now(),
  onError: (error) => logger.error('A page could not be asked for anew', { error }),
});
onPagesExpired(pages.expire);
const ofTheBuild = findBuildFile(buildDirectory);

const server = createServer(
  { keepAliveTimeout: keepIdleMs, headersTimeout: headersMs },
  createFront({
    handle,
    ask,
    pages,
    isPrerendered: readPrerenderedRoutes(buildDirectory),
    findFile: (path, query) => ofTheBuild(path, query) ?? findPictureFile(path, query),
    answerFile: createAnswerFile({ limitBytes: filesBytes, background }),
    trustsProxy: trustProxies(env.TRUSTED_PROXY),
    onDisbelieved: tellOfProxy,
    onError: (error, path) => logger.error('A request could not be answered', { path, error }),
  }),
);
server.listen(port);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Takes no new visitor, lets those inside finish, and ends. */
function stop(): void {
  setTimeout(() => process.exit(0), stopMs).unref();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
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
