import { decideAccess } from '../access/guards';
import type { CustomerType } from '../customer/customer-type';
import type { Language } from '../language/detect-language';

type Wish = {
  /** A page of this site with its language, as returnPath gives it. */
  returnTo: string | null;
  isCheckout: boolean;
};

const anyOrigin = 'http://site.invalid';

/**
 * Where a customer goes on after signing in: back to where they wanted to go, on with the checkout, or to their account
 * by customer type. A page that is closed to them gives way to their own account (Spec §2, §6).
 */
export function pathAfterSignIn(
  { returnTo, isCheckout }: Wish,
  customerType: CustomerType,
  language: Language,
): string {
  const account = `/${language}/my-account/${customerType}`;
  if (returnTo === null) return isCheckout ? `/${language}/checkout/address` : account;
  const { pathname, searchParams } = new URL(returnTo, anyOrigin);
  const visitor = customerType === 'b2b' ? 'b2bCustomer' : 'consumer';
  const page = { pathname, categories: searchParams.getAll('category') };
  return decideAccess(page, visitor).allowed ? returnTo : account;
}
