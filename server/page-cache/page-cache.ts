import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { BackgroundQueue } from '../compression/background-queue';
import { createByteCache } from '../compression/byte-cache';
import { addContentEncoding, getStoredBytes, type StoredBody } from '../compression/stored-body';
import type { ContentEncoding } from '../compression/stored-body';
import { canDeferScripts } from '../next-internals/defer-scripts';
import { type FetchFromNext, type NextResponseStream, loadResponseBody } from '../next-client';
import { type CachedPage, postProcessPage } from './post-process-page';
import { isCacheable, getSharedMaxAge } from '../next-internals/cacheable-response';

/** A response of Next that must not be cached: a redirect, an error, or a page for one visitor. */
export interface UncacheableResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Found = { kind: 'page'; page: CachedPage } | { kind: 'answer'; answer: UncacheableResponse };

export interface PageCache {
  /** Returns the cached page at a path, or requests it from Next. Concurrent calls share one request. */
  find(path: string): CachedPage | Promise<Found>;
  /** True when the page is cached, even if it must be revalidated. */
  has(path: string): boolean;
  /** Marks all pages as stale. Each is then requested from Next before it is served again. */
  expire(): void;
  readonly bytes: number;
  readonly size: number;
}

interface StoredPage {
  readonly page: CachedPage;
  /** ETag of Next's response, for revalidation with 304. */
  readonly nextTag: string | undefined;
  readonly generation: number;
  readonly requestedAtMs: number;
  readonly freshUntilMs: number;
}

/**
 * Time in ms for which a page is served without revalidation. The next constant is the limit while Next does not
 * respond.
 */
const freshMs = 10_000;
const staleLimitMs = 60_000;
/**
 * Time in ms for which a response is fresh if it was requested within `settlingMs` after a change, or while Next
 * rerenders the page. It is short, because the rendering may have begun before the change.
 */
const shortlyMs = 1_000;
const settlingMs = 3_000;

interface Options {
  readonly ask: FetchFromNext;
  /** Headers of an anonymous client in the path's language. */
  readonly anonymousHeaders: (path: string) => OutgoingHttpHeaders;
  readonly background: BackgroundQueue;
  /** Replaces the page's stylesheets by a joined one. */
  readonly joinSheets: (html: string) => string;
  readonly limitBytes: number;
  /**
   * Returns whether a response may be cached. By default it must be marked by Next as rendered once for all visitors.
   */
  readonly mayStore?: (status: number | undefined, headers: IncomingHttpHeaders) => boolean;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** Called once per request; `isInMemory` is true for a cached page. */
  readonly onFind?: (isInMemory: boolean) => void;
}

/**
 * Caches public pages in memory. They are requested without a visitor's cookies, so that they contain no visitor's
 * data. A requested page is revalidated with Next every ten seconds, and at once after a change.
 */
export function createPageCache(options: Options): PageCache {
  const { ask, anonymousHeaders, background, joinSheets, limitBytes, now, onError, onFind } =
    options;
  const mayStore = options.mayStore ?? isCacheable;
  const pages = createByteCache<StoredPage>(limitBytes);
  const questions = new Map<string, Promise<Found>>();
  const squeezed = new WeakSet<StoredBody>();
  let generation = 0;
  let expiredAtMs = Number.NEGATIVE_INFINITY;

  function store(path: string, stored: StoredPage): void {
    const { body, data, previousData: dataBefore } = stored.page;
    const sizes = [body, data, dataBefore].map((each) =>
      each === null ? 0 : getStoredBytes(each),
    );
    pages.set(
      path,
      stored,
      sizes.reduce((sum, bytes) => sum + bytes, 0),
    );
  }

  function freshUntil(headers: IncomingHttpHeaders, requestedAtMs: number): number {
    const isUnsettled =
      headers['x-nextjs-cache'] === 'STALE' || requestedAtMs - expiredAtMs < settlingMs;
    const max = isUnsettled ? shortlyMs : freshMs;
    return now() + Math.min(max, getSharedMaxAge(headers) * 1000 || max);
  }

  async function askFor(path: string, known: StoredPage | undefined): Promise<Found> {
    const requested = { generation, atMs: now() };
    const response = await ask({
      method: 'GET',
      address: path,
      headers: {
        ...anonymousHeaders(path),
        ...(known?.nextTag !== undefined && { 'if-none-match': known.nextTag }),
      },
    });
    const times = {
      generation: requested.generation,
      requestedAtMs: requested.atMs,
      freshUntilMs: freshUntil(response.headers, requested.atMs),
    };
    if (response.statusCode === 304 && known !== undefined) {
      response.resume();
      if (requested.generation === generation) store(path, { ...known, ...times });
      return { kind: 'page', page: known.page };
    }
    const body = await loadResponseBody(response);
    if (!mayStore(response.statusCode, response.headers)) return other(path, response, body);
    const lateAt = canDeferScripts(path) ? path : null;
    const made = postProcessPage(body, storedHeaders(response.headers), {
      deferredPath: lateAt,
      joinSheets,
    });
    const page = samePage(known?.page, made);
    // Not stored if a change was reported after this response was requested.
    if (requested.generation === generation) {
      store(path, { page, nextTag: response.headers.etag, ...times });
      compressLater(path, page, 'gzip');
    }
    return { kind: 'page', page };
  }

  function other(path: string, response: NextResponseStream, body: Buffer): Found {
    const status = response.statusCode ?? 500;
    if (status < 500) pages.delete(path);
    return { kind: 'answer', answer: { status, headers: response.headers, body } };
  }

  /** Queues another encoding of the page and its payload. Returns true if the queue accepted both. */
  function compressLater(path: string, page: CachedPage, coding: ContentEncoding): boolean {
    const bodies = [page.body, page.data].filter((each) => each !== null);
    const taken = bodies.map((body) =>
      background.add(async () => {
        const stored = pages.get(path);
        if (stored?.page.body !== page.body) return;
        await addContentEncoding(body, coding);
        if (pages.get(path) === stored) store(path, stored);
      }),
    );
    return !taken.includes(false);
  }

  /**
   * Queues Brotli compression, which takes 100 ms of CPU time, for a page that is requested a second time. Most pages
   * are requested only once, by a crawler.
   */
  function squeezeLater(path: string, page: CachedPage): void {
    if (squeezed.has(page.body) || !compressLater(path, page, 'br')) return;
    squeezed.add(page.body);
  }

  function question(path: string, known: StoredPage | undefined): Promise<Found> {
    const key = `${generation} ${path}`;
    const running = questions.get(key);
    if (running !== undefined) return running;
    const requested = askFor(path, known).finally(() => questions.delete(key));
    questions.set(key, requested);
    return requested;
  }

  function find(path: string): CachedPage | Promise<Found> {
    const stored = pages.get(path);
    if (stored === undefined || stored.generation !== generation) return question(path, stored);
    squeezeLater(path, stored.page);
    const timeMs = now();
    if (timeMs < stored.freshUntilMs) return stored.page;
    if (timeMs - stored.requestedAtMs > staleLimitMs) return question(path, stored);
    question(path, stored).catch(onError);
    return stored.page;
  }

  return {
    find(path) {
      const found = find(path);
      onFind?.(!(found instanceof Promise));
      return found;
    },
    has: (path) => pages.get(path) !== undefined,
    expire() {
      generation += 1;
      expiredAtMs = now();
    },
    get bytes() {
      return pages.bytes;
    },
    get size() {
      return pages.size;
    },
  };
}

/**
 * Keeps the cached page with its encodings if the new HTML is identical. Otherwise adds the payload of the cached page
 * to the new one, because clients that show the old page may still request it.
 */
function samePage(known: CachedPage | undefined, made: CachedPage): CachedPage {
  if (known === undefined) return made;
  const { body, data, previousData: dataBefore } = known;
  if (body.tag === made.body.tag) return { ...made, body, data, previousData: dataBefore };
  return { ...made, previousData: data };
}

/** Returns the headers of a page for the cache, with `HIT` in place of Next's `MISS`. */
function storedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers['x-nextjs-cache'] === 'MISS' ? { ...headers, 'x-nextjs-cache': 'HIT' } : headers;
}
