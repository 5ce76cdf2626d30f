import type { Visitor } from './access-guard';
import type { Language } from '@/domain/locale/language';
import { getSignInRedirectPath } from './sign-in-destination';
import { isLoginAlias } from './login-url';
import { loginProblemParameter } from './login-problem';
import { parseReturnPath } from './login-url';

type LoginAliasRequest = {
  /** The path behind the language. */
  path: string;
  hasLanguage: boolean;
  language: Language;
  query: URLSearchParams;
  visitor: Visitor;
};

/** Where the provider's answer to a hosted sign-in is taken, with the query as it came. */
const hostedCallbackPath = '/api/auth/callback';

/**
 * Where one of the sign-in provider's redirect addresses leads (Specification §2): an answer of the hosted sign-in to its callback,
 * who is signed in to where they wanted to go or to their account, everybody else to the login page with the query kept.
 * Null for the login page itself and for every other path.
 */
export function findLoginAliasTarget(asked: LoginAliasRequest): string | null {
  const { path, hasLanguage, language, query, visitor } = asked;
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

/** Changing the password is for who is signed in; and who was sent here for a reason must get to read it. */
function staysThere(query: URLSearchParams): boolean {
  return query.get('view') === 'change' || query.has(loginProblemParameter);
}
