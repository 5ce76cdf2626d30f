import 'server-only';
import { createHash } from 'node:crypto';
import { dayMs, secondMs } from '@/domain/time/durations';
import { isKnown, notFound } from './stored-response';

/** In seconds. */
const DAY = dayMs / secondMs;

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${30 * DAY}`,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** A drawing with long caching and an ETag; 304 when the browser has it, 404 when there is none. */
export function svgResponse(request: Request, svg: string | null): Response {
  if (svg === null) return notFound();
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  const headers = { ...HEADERS, ETag: tag };
  return isKnown(request, tag)
    ? new Response(null, { status: 304, headers })
    : new Response(svg, { headers });
}
