import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { BackgroundQueue } from '../compression/background-queue';
import { createByteCache } from '../compression/byte-cache';
import { addCoding, getStoredBytes, type StoredBody } from '../compression/stored-body';
import type { Coding } from '../compression/stored-body';
import { canDeferScripts } from '../next-internals/defer-scripts';
import { type FetchFromNext, type NextResponseStream, loadResponseBody } from '../next-client';
import { type CachedPage, finishPage } from './finish-page';
import { isCacheable, getSharedMaxAge } from '../next-internals/cacheable-response';

/** What Next said that is no page for everybody. */
export interface OtherResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Found = { kind: 'page'; page: CachedPage } | { kind: 'answer'; answer: OtherResponse };

export interface PageCache {
  /** The page at a path: from memory, or asked for; whoever comes meanwhile waits for the same question. */
  find(path: string): CachedPage | Promise<Found>;
  /** Whether the page was made before; it may be asked for anew. */
  has(path: string): boolean;
  /** From now on every page is asked for anew before it is shown. */
  expire(): void;
  readonly bytes: number;
  readonly size: number;
}

interface Kept {
  readonly page: CachedPage;
  /** Next's own tag, by which it tells in a word that nothing has changed. */
  readonly nextTag: string | undefined;
  readonly generation: number;
  readonly askedAtMs: number;
  readonly freshUntilMs: number;
}

/** How long a page is shown before Next is asked whether it is still the same, and how long at the most without an answer. */
const freshMs = 10_000;
const patienceMs = 60_000;
/** After a change, and while Next makes a page anew, an answer counts for less: it may have been under way. */
const shortlyMs = 1_000;
const settlingMs = 3_000;

interface Options {
  readonly ask: FetchFromNext;
  /** How a stranger asks: the headers of a visitor nobody knows, in the path's language. */
  readonly strangerHeaders: (path: string) => OutgoingHttpHeaders;
  readonly background: BackgroundQueue;
  /** The page's HTML with one sheet in the place of several. */
  readonly joinSheets: (html: string) => string;
  readonly limitBytes: number;
  /** Whether an answer may be kept for others: by itself only what Next says it has made once for everybody. */
  readonly mayKeep?: (status: number | undefined, headers: IncomingHttpHeaders) => boolean;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
  /** Hears for each visitor whether the page was in memory. */
  readonly onFind?: (isInMemory: boolean) => void;
}

/**
 * Public pages in memory as Next has made them, asked for as a stranger, so that nothing of a visitor can be in them. Next stays
 * the one that knows what is current: the front asks it every ten seconds a page is wanted, and at once after a change.
 */
export function createPageCache(options: Options): PageCache {
  const { ask, strangerHeaders, background, joinSheets, limitBytes, now, onError, onFind } =
    options;
  const mayKeep = options.mayKeep ?? isCacheable;
  const pages = createByteCache<Kept>(limitBytes);
  const questions = new Map<string, Promise<Found>>();
  const squeezed = new WeakSet<StoredBody>();
  let generation = 0;
  let expiredAtMs = Number.NEGATIVE_INFINITY;

  function keep(path: string, kept: Kept): void {
    const { body, data, previousData: dataBefore } = kept.page;
    const sizes = [body, data, dataBefore].map((each) =>
      each === null ? 0 : getStoredBytes(each),
    );
    pages.set(
      path,
      kept,
      sizes.reduce((sum, bytes) => sum + bytes, 0),
    );
  }

  function freshUntil(headers: IncomingHttpHeaders, askedAtMs: number): number {
    const isUnsettled =
      headers['x-nextjs-cache'] === 'STALE' || askedAtMs - expiredAtMs < settlingMs;
    const most = isUnsettled ? shortlyMs : freshMs;
    return now() + Math.min(most, getSharedMaxAge(headers) * 1000 || most);
  }

  async function askFor(path: string, known: Kept | undefined): Promise<Found> {
    const asked = { generation, atMs: now() };
    const response = await ask({
      method: 'GET',
      address: path,
      headers: {
        ...strangerHeaders(path),
        ...(known?.nextTag !== undefined && { 'if-none-match': known.nextTag }),
      },
    });
    const times = {
      generation: asked.generation,
      askedAtMs: asked.atMs,
      freshUntilMs: freshUntil(response.headers, asked.atMs),
    };
    if (response.statusCode === 304 && known !== undefined) {
      response.resume();
      if (asked.generation === generation) keep(path, { ...known, ...times });
      return { kind: 'page', page: known.page };
    }
    const body = await loadResponseBody(response);
    if (!mayKeep(response.statusCode, response.headers)) return other(path, response, body);
    const lateAt = canDeferScripts(path) ? path : null;
    const made = finishPage(body, keptHeaders(response.headers), {
      deferredPath: lateAt,
      joinSheets,
    });
    const page = samePage(known?.page, made);
    // What was asked for before a change is no answer to those who come after it.
    if (asked.generation === generation) {
      keep(path, { page, nextTag: response.headers.etag, ...times });
      compressLater(path, page, 'gzip');
    }
    return { kind: 'page', page };
  }

  function other(path: string, response: NextResponseStream, body: Buffer): Found {
    const status = response.statusCode ?? 500;
    if (status < 500) pages.delete(path);
    return { kind: 'answer', answer: { status, headers: response.headers, body } };
  }

  /** True when all of it will be done: the page and its data in one more coding. */
  function compressLater(path: string, page: CachedPage, coding: Coding): boolean {
    const bodies = [page.body, page.data].filter((each) => each !== null);
    const taken = bodies.map((body) =>
      background.add(async () => {
        const kept = pages.get(path);
        if (kept?.page.body !== page.body) return;
        await addCoding(body, coding);
        if (pages.get(path) === kept) keep(path, kept);
      }),
    );
    return !taken.includes(false);
  }

  /**
   * The smallest form costs a tenth of a second of a processor: that is for pages somebody wants a second time, and a machine that reads
   * the whole site wants each of them once.
   */
  function squeezeLater(path: string, page: CachedPage): void {
    if (squeezed.has(page.body) || !compressLater(path, page, 'br')) return;
    squeezed.add(page.body);
  }

  function question(path: string, known: Kept | undefined): Promise<Found> {
    const key = `${generation} ${path}`;
    const running = questions.get(key);
    if (running !== undefined) return running;
    const asked = askFor(path, known).finally(() => questions.delete(key));
    questions.set(key, asked);
    return asked;
  }

  function find(path: string): CachedPage | Promise<Found> {
    const kept = pages.get(path);
    if (kept === undefined || kept.generation !== generation) return question(path, kept);
    squeezeLater(path, kept.page);
    const timeMs = now();
    if (timeMs < kept.freshUntilMs) return kept.page;
    if (timeMs - kept.askedAtMs > patienceMs) return question(path, kept);
    question(path, kept).catch(onError);
    return kept.page;
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

/** The same text made anew is the same page: what was compressed stays. Who has the page of before may still ask for its data. */
function samePage(known: CachedPage | undefined, made: CachedPage): CachedPage {
  if (known === undefined) return made;
  const { body, data, previousData: dataBefore } = known;
  if (body.tag === made.body.tag) return { ...made, body, data, previousData: dataBefore };
  return { ...made, previousData: data };
}

/** In memory a page is there, whatever it took to make it. */
function keptHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers['x-nextjs-cache'] === 'MISS' ? { ...headers, 'x-nextjs-cache': 'HIT' } : headers;
}
