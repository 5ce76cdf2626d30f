import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { minuteMs } from '@/domain/time/durations';
import { isNotModified } from '@/lib/platform/http/conditional-request';
import { createClientRateLimiter } from '@/lib/platform/http/rate-limit';

/** Creates a text response with an ETag computed from the content; 304 when the client's copy is current. */
export function createTextResponse(
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const all = {
    'Cache-Control': 'public, max-age=300',
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  if (isNotModified(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers: all });
  return new Response(text, { headers: all });
}

interface CachedText {
  readonly text: Promise<string | null>;
  readonly madeAtMs: number;
}

/** Lifetime of a cached text in ms, the same as that of cached pages. */
const freshMs = 5 * minuteMs;
const maxTexts = 64;

/**
 * Creates a cache of rendered texts with a lifetime of five minutes. Concurrent requests share one rendering; errors
 * and null are not cached.
 */
export function createTextCache(now: () => number = Date.now) {
  const texts = new LRUCache<string, CachedText>({ max: maxTexts });

  return {
    /**
     * Returns the text for a key, rendered by `make` if necessary. Null when `make` returns null; rejects when `make`
     * fails.
     */
    get(key: string, make: () => Promise<string | null>): Promise<string | null> {
      const known = texts.get(key);
      if (known !== undefined && now() - known.madeAtMs < freshMs) return known.text;
      const text = make();
      texts.set(key, { text, madeAtMs: now() });
      const forget = () => {
        if (texts.get(key)?.text === text) texts.delete(key);
      };
      text.then((renderedText) => {
        if (renderedText === null) forget();
      }, forget);
      return text;
    },
  };
}

/** Rate limit that allows a crawler to read the whole site once, but not continuously. */
const limiter = createClientRateLimiter('texts', { burst: 900, perMinute: 120 });

/**
 * Returns a 429 response when the client exceeds the rate limit for texts, before anything is rendered; otherwise null.
 */
export async function applyTextRateLimit(request: Request): Promise<Response | null> {
  const wait = await limiter(request.headers, Date.now());
  return wait > 0
    ? new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } })
    : null;
}
