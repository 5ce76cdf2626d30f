import { createServer } from 'node:http';
import { resolve } from 'node:path';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import { subscribeToPageExpiry } from '@/lib/platform/distributed-state';
import { createRateLimiter } from '@/lib/platform/http/rate-limit';
import { createWorkerBus } from '@/server/shared-state/worker-bus';
import { createBackgroundQueue } from '../compression/background-queue';
import { getPlainBody } from '../compression/stored-body';
import { createNextClient, type NextRequestHandler } from '../next-client';
import { createPageCache } from '../page-cache/page-cache';
import { connectSharedState } from '../next-internals/connect-shared-state';

/**
 * A storefront worker for tests, in a separate process: the page cache of the custom server and the framework's cache
 * in front of a stub page, which shows the text of its content service (first argument). The second and third argument
 * are the URL of Redis and the key prefix, if any. Sends its address to the parent process.
 */
const [contentUrl = '', url = '', prefix = ''] = process.argv.slice(2);
const logger = { info: () => undefined, warn: () => undefined };
const redis = { url, prefix, build: 'b', digest: (_name: string, key: string) => key, logger };
// On a busy machine a slow response must not count as an unavailable server.
const patient = { ...redis, callMs: 10_000 };
await connectSharedState({ bus: createWorkerBus(process), redis: url === '' ? null : patient });

/** Imported by path, as the framework does. */
const { default: PageCache } = (await import(
  resolve('server/next-internals/cache-handler.mjs')
)) as {
  default: typeof CacheHandler;
};
const newCache = () =>
  new PageCache({
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });

/** Returns the cached text, or renders and caches it, as Next does. */
async function textOf(path: string): Promise<string> {
  const cache = newCache();
  const kind = { kind: 'APP_PAGE' } as Parameters<CacheHandler['get']>[1];
  const known = await cache.get(path, kind);
  if (known?.value?.kind === 'APP_PAGE') return String(known.value.html);
  const text = await (await fetch(`${contentUrl}${path}`)).text();
  const page = {
    ...{ kind: 'APP_PAGE', html: text, rscData: Buffer.from(text), status: 200 },
    headers: { 'x-next-cache-tags': 'cms:page' },
  };
  const facts = { cacheControl: { revalidate: 300, expire: undefined } };
  await cache.set(
    path,
    page as unknown as Parameters<CacheHandler['set']>[1],
    facts as Parameters<CacheHandler['set']>[2],
  );
  return text;
}

const handle: NextRequestHandler = async (request, response) => {
  const text = await textOf(request.url ?? '/');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=300',
    'x-nextjs-prerender': '1',
    etag: `"${text}"`,
  });
  response.end(text);
};

const pages = createPageCache({
  ask: createNextClient(handle),
  anonymousHeaders: () => ({ host: 'site.example' }),
  joinSheets: (html) => html,
  background: createBackgroundQueue({ max: 100, onError: () => undefined }),
  limitBytes: 1_000_000,
  now: () => performance.now(),
  onError: () => undefined,
});
subscribeToPageExpiry(pages.expire);
const limiter = createRateLimiter('orders', { burst: 3, perMinute: 1 });

const server = createServer(async (request, response) => {
  if (request.url === '/revalidate') {
    await newCache().revalidateTag(['cms:page'], { expire: 0 });
    return response.end();
  }
  if (request.url === '/order') return response.end(String(await limiter('a', Date.now())));
  const found = await pages.find(request.url ?? '/');
  const page = 'kind' in found ? (found.kind === 'page' ? found.page : null) : found;
  response.end(page === null ? 'none' : await getPlainBody(page.body));
});
server.listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
