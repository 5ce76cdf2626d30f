import 'server-only';
import type { Result } from '@/lib/gateways/result';
import { hourMs } from '@/domain/time/durations';

/** Age in ms from which a page says that its price is an old one. Data are renewed every five minutes. */
const staleAfterMs = 6 * hourMs;

/**
 * Returns the ISO time at which the shop sent the prices of a page if they could not be renewed for hours; null for
 * current prices.
 */
export function getStalePriceTime(
  { ok, ...rest }: Result<unknown>,
  now = Date.now(),
): string | null {
  const fetchedAtMs = ok && 'fetchedAtMs' in rest ? rest.fetchedAtMs : undefined;
  if (fetchedAtMs === undefined || now - fetchedAtMs < staleAfterMs) return null;
  return new Date(fetchedAtMs).toISOString();
}
