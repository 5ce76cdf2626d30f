import { createHash } from 'node:crypto';
import { setBounded } from '@/lib/platform/rate-limit-counters';
import { minuteMs } from '@/domain/time/durations';
import { createClientRateLimiter } from '@/lib/platform/http/rate-limit';

/** Answers with a text made for programs: tagged by what is in it, 304 when they have it. */
export function createTextResponse(
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const all = {
    'Cache-Control': 'public, max-age=300',
    ETag: `"${tag}"`,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  };
  const known = request.headers.get('if-none-match') ?? '';
  if (known.includes(tag)) return new Response(null, { status: 304, headers: all });
  return new Response(text, { headers: all });
}

interface CachedText {
  readonly text: Promise<string | null>;
  readonly madeAtMs: number;
}

/** As long as pages are kept without being told of a change. */
const freshMs = 5 * minuteMs;
const mostTexts = 64;

/** Texts for programs, each made once in five minutes; whoever asks meanwhile waits for the same one. What failed, or is not there, is not kept. */
export function createTextCache(now: () => number = Date.now) {
  const texts = new Map<string, CachedText>();

  return {
    /** The text of a key, null when there is none; `make` throws when it cannot be made. */
    get(key: string, make: () => Promise<string | null>): Promise<string | null> {
      const known = texts.get(key);
      if (known !== undefined && now() - known.madeAtMs < freshMs) return known.text;
      const text = make();
      setBounded(texts, key, { text, madeAtMs: now() }, mostTexts);
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

/** A program that reads everything once is welcome; one that asks all the time is not. */
const limiter = createClientRateLimiter('texts', { burst: 900, perMinute: 120 });

/** The refusal of who asks for texts too often, before anything is made for them; null for everybody else. */
export async function applyTextRateLimit(request: Request): Promise<Response | null> {
  const wait = await limiter(request.headers, Date.now());
  return wait > 0
    ? new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } })
    : null;
}
