import { createClientLimiter } from '@/lib/platform/http/rate-limit';

/** A program that reads everything once is welcome; one that asks all the time is not. */
const limiter = createClientLimiter('texts', { burst: 900, perMinute: 120 });

/** The refusal of who asks for texts too often, before anything is made for them; null for everybody else. */
export async function tooManyTexts(request: Request): Promise<Response | null> {
  const wait = await limiter(request.headers, Date.now());
  return wait > 0
    ? new Response(null, { status: 429, headers: { 'Retry-After': String(wait) } })
    : null;
}
