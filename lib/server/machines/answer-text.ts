import { createHash } from 'node:crypto';
import { clientKey, createRateLimiter } from '@/lib/platform/http/rate-limit';

/** A program that reads everything once is welcome; one that asks all the time is not. */
const limiter = createRateLimiter('texts', { burst: 900, perMinute: 120 });

/** Answers with a text made for programs: tagged by what is in it, 304 when they have it, 429 when they ask too often. */
export async function answerText(
  request: Request,
  text: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const wait = await limiter(clientKey(request.headers), Date.now());
  if (wait > 0)
    return new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } });
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
