import type { IncomingHttpHeaders } from 'node:http';
import { isHtml } from '../page-cache/finish-page';

/** True for an answer that Next has made once for everybody and says so: nothing else may be kept. */
export function isCacheable(status: number | undefined, headers: IncomingHttpHeaders): boolean {
  return (
    status === 200 &&
    isHtml(headers) &&
    isMadeOnce(headers['x-nextjs-prerender']) &&
    headers['set-cookie'] === undefined &&
    getSharedMaxAge(headers) > 0
  );
}

/** True for a page that Next makes at every request, where it is known to be the same for all who ask the same. */
export function isCacheableQueryResponse(
  status: number | undefined,
  headers: IncomingHttpHeaders,
): boolean {
  return status === 200 && isHtml(headers) && headers['set-cookie'] === undefined;
}

/** For how many seconds others may keep the answer; 0 when they may not. */
export function getSharedMaxAge(headers: IncomingHttpHeaders): number {
  const control = headers['cache-control'] ?? '';
  if (/\b(private|no-store|no-cache)\b/.test(control)) return 0;
  return Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0);
}

/** Next says it once for the page and once for its answer. */
function isMadeOnce(said: string | string[] | undefined): boolean {
  return (
    said !== undefined &&
    String(said)
      .split(/, ?/)
      .every((word) => word === '1')
  );
}
