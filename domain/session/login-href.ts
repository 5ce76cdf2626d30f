import { returnPath } from './return-path';
import type { Language } from '@/domain/language/detect-language';
import { loginQuery } from './login-query';

/**
 * The login page's address, without language, that leads back to a page of this site; from the home page, and from
 * what one cannot return to, it leads to the account instead.
 */
export function loginHrefFrom(page: string, language: Language): string {
  const returnTo = returnPath(page, language);
  const isHome = returnTo === null || returnTo === `/${language}`;
  const search = isHome ? '' : loginQuery('signIn', { returnTo, isCheckout: false });
  return search === '' ? '/login' : `/login?${search}`;
}
