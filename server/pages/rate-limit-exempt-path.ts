import { getPathLanguage } from '@/domain/locale/language';
import { isLoginAlias } from '@/domain/session/login-url';
import type { PageCache } from '../page-cache/page-cache';
import type { IsPrerendered } from '../next-internals/build-manifests';
import { isTrackingParameter, findCacheablePage } from '../page-cache/cacheable-page';

/** Matches all existing account pages by name. Other paths below the account do not exist. */
const accountPath =
  /^\/(?:de|en)\/my-account\/(?:b2c(?:\/(?:addresses|baskets|data|orders(?:\/[\w-]+)?))?|b2b(?:\/(?:availability|downloads|images|invoices|master-data|press-releases|stock-connect|orders(?:\/[\w-]+)?))?)$/;

/**
 * True for the decoded path of an existing page, which clients over the rate limit still get: a cached page, an account
 * page, or a page that Next renders for each request. False for a page that Next renders once for all visitors and that
 * is not cached, because its path may be nonexistent.
 */
export function isRateLimitExemptPath(
  path: string,
  { pages, isPrerendered }: { pages: PageCache; isPrerendered: IsPrerendered },
): boolean {
  if (accountPath.test(path) || isLoginAlias(withoutLanguage(path))) return true;
  const page = findCacheablePage({ path, query: '' }, {});
  return page !== null && (pages.has(page.path) || !isPrerendered(page.path));
}

/** True when a query has parameters other than `_rsc` and tracking parameters. */
export function hasRelevantQuery(query: string): boolean {
  return query.split('&').some((pair) => !isTrackingParameter(pair) && !/^_rsc(?:=|$)/.test(pair));
}

function withoutLanguage(path: string): string {
  const language = getPathLanguage(path);
  return language === null ? path : path.slice(`/${language}`.length);
}
