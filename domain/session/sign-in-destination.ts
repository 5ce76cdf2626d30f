import { resolveAccess } from './access-guard';
import type { CustomerType } from '@/domain/customer/customer-type';
import type { Language } from '@/domain/locale/language';
import type { LoginQuery } from './login-url';

type SignInContext = {
  /** A page of this site with language, as returned by `parseReturnPath`. */
  returnTo: string | null;
  isCheckout: boolean;
};

/**
 * Returns the path to open after signing in, with language: the return path, else the checkout, else the account of the
 * customer type. If the customer may not access the return path, returns the account (Specification §2, §6).
 */
export function getSignInRedirectPath(
  { returnTo, isCheckout }: SignInContext,
  customerType: CustomerType,
  language: Language,
): string {
  const account = `/${language}/my-account/${customerType}`;
  if (returnTo === null) return isCheckout ? `/${language}/checkout/address` : account;
  return isOpenTo(returnTo, customerType) ? returnTo : account;
}

/**
 * Returns the path to open after signing in, without language: the return path, else the checkout, else the account of
 * the customer type. If the customer may not access the return path, returns the account (Specification §2, §6).
 */
export function getSignInPathWithoutLanguage(
  { returnTo, isCheckout }: Pick<LoginQuery, 'returnTo' | 'isCheckout'>,
  customerType: CustomerType,
): string {
  const account = `/my-account/${customerType}`;
  if (returnTo === null) return isCheckout ? '/checkout/address' : account;
  return isOpenTo(returnTo, customerType) ? returnTo.slice('/xx'.length) || '/' : account;
}

/** Checks whether customers of this type may open a path with query. */
function isOpenTo(path: string, customerType: CustomerType): boolean {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid');
  const page = { pathname, categories: searchParams.getAll('category') };
  return resolveAccess(page, customerType === 'b2b' ? 'b2bCustomer' : 'consumer').allowed;
}
