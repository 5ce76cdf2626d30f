import type { VisitorType } from './access-guard';
import type { Language } from '@/domain/locale/language';
import { getSignInRedirectPath } from './sign-in-destination';
import { isLoginAlias } from './login-url';
import { loginProblemParameter } from './login-problem';
import { parseReturnPath } from './login-url';

type LoginAliasRequest = {
  /** Path of the redirect URL without language. */
  path: string;
  hasLanguage: boolean;
  language: Language;
  query: URLSearchParams;
  visitor: VisitorType;
};

/** Route that receives the response of the hosted sign-in, with its query. */
const hostedCallbackPath = '/api/auth/callback';

/**
 * Returns the target of a redirect URL of the sign-in provider (Specification §2). Responses of the hosted sign-in go
 * to its callback route, signed-in visitors to their return path or account, all others to the login page with the same
 * query. Returns null for the login page itself and for any other path.
 */
export function findLoginAliasTarget(aliasRequest: LoginAliasRequest): string | null {
  const { path, hasLanguage, language, query, visitor } = aliasRequest;
  if (!isLoginAlias(path)) return null;
  if (query.has('state') && (query.has('code') || query.has('error')))
    return `${hostedCallbackPath}?${query.toString()}`;
  const isLoginPage = hasLanguage && path === '/login';
  if (isLoginPage && staysThere(query)) return null;
  if (visitor !== 'anonymous') {
    const request = {
      returnTo: parseReturnPath(query.get('returnTo'), language),
      isCheckout: query.get('checkout') === 'true',
    };
    return getSignInRedirectPath(request, visitor === 'b2bCustomer' ? 'b2b' : 'b2c', language);
  }
  if (isLoginPage) return null;
  const search = query.toString();
  return `/${language}/login${search ? `?${search}` : ''}`;
}

/**
 * Checks whether a signed-in visitor stays on the login page: to change the password, or to read the reason for a
 * redirect.
 */
function staysThere(query: URLSearchParams): boolean {
  return query.get('view') === 'change' || query.has(loginProblemParameter);
}
