import { decideAccess } from '@/domain/access/guards';
import type { CustomerType } from '@/domain/customer/customer-type';
import type { LoginQuery } from './login-query';

/**
 * Where a customer who has signed in goes, without the language: back to where they came from, on with the checkout, or
 * to the account by customer type. A page that is closed to them gives way to their own account (Spec §2, §6).
 */
export function destinationAfterSignIn(
  { returnTo, isCheckout }: Pick<LoginQuery, 'returnTo' | 'isCheckout'>,
  customerType: CustomerType,
): string {
  const account = `/my-account/${customerType}`;
  if (returnTo === null) return isCheckout ? '/checkout/address' : account;
  return isOpenTo(returnTo, customerType) ? returnTo.slice('/xx'.length) || '/' : account;
}

function isOpenTo(address: string, customerType: CustomerType): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const page = { pathname, categories: searchParams.getAll('category') };
  return decideAccess(page, customerType === 'b2b' ? 'b2bCustomer' : 'consumer').allowed;
}
