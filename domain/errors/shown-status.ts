import { statusOfDigest } from './error-digest';
import type { ErrorStatus } from './error-status';
import { forcedStatusOf } from './forced-status';

/**
 * The status a failed page is answered and shown with: 503 while a service is away, wherever it is, so that people and search engines come
 * back (decision 290); else the one its part of the site forces, else the one its error carries, else `otherwise` (Spec §2, §8). `path`
 * stands behind the language.
 */
export function shownStatus(
  path: string,
  digest: string | null | undefined,
  otherwise: ErrorStatus = 500,
): ErrorStatus {
  const own = statusOfDigest(digest);
  if (own === 503) return own;
  return forcedStatusOf(path) ?? own ?? otherwise;
}
