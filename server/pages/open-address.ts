import { languageOfPath } from '@/domain/language/detect-language';
import { isLoginAlias } from '@/domain/session/is-login-alias';
import type { FinishedPages } from './finished-pages';
import type { IsPrerendered } from './prerendered-routes';
import { isTracking, sharedPage } from './shared-page';

/** The pages of the account by name: whatever else is asked for below it does not exist. */
const accountPath =
  /^\/(?:de|en)\/my-account\/(?:b2c(?:\/(?:addresses|baskets|data|orders(?:\/[\w-]+)?))?|b2b(?:\/(?:availability|downloads|images|invoices|master-data|press-releases|stock-connect|orders(?:\/[\w-]+)?))?)$/;

/**
 * True for the decoded path of a page that exists: in memory, in the account, or a route that is made for each request. A client over the
 * limit still gets it. An address that exists nowhere ends at a route that is made once.
 */
export function isOpenAddress(
  path: string,
  { pages, isPrerendered }: { pages: FinishedPages; isPrerendered: IsPrerendered },
): boolean {
  if (accountPath.test(path) || isLoginAlias(withoutLanguage(path))) return true;
  const page = sharedPage({ path, query: '' }, {});
  return page !== null && (pages.has(page.path) || !isPrerendered(page.path));
}

/** True when a query asks for more than the router's own mark and where a visitor came from. */
export function hasQuestion(query: string): boolean {
  return query.split('&').some((pair) => !isTracking(pair) && !/^_rsc(?:=|$)/.test(pair));
}

function withoutLanguage(path: string): string {
  const language = languageOfPath(path);
  return language === null ? path : path.slice(`/${language}`.length);
}
