import type { CustomerType } from '@/domain/customer/customer-type';

export type MainNavigationKey =
  | 'bikes'
  | 'accessories'
  | 'news'
  | 'company'
  | 'support'
  | 'dealers'
  | 'login'
  | 'myAccount'
  | 'cart';

/** `key` is the message key of the label in the navigation messages; `href` has no language. */
export type NavigationItem<Key extends string> = { key: Key; href: string };

export type NavigationVisitor =
  | { isSignedIn: false }
  | { isSignedIn: true; customerType: CustomerType };

/**
 * Builds the main navigation from Bikes to Cart; Login becomes My Account once signed in, with a link by customer type
 * (Specification §2).
 */
export function buildMainNavigation(
  visitor: NavigationVisitor,
): NavigationItem<MainNavigationKey>[] {
  return [
    { key: 'bikes', href: '/bikes' },
    { key: 'accessories', href: '/accessories' },
    { key: 'news', href: '/news' },
    { key: 'company', href: '/company' },
    { key: 'support', href: '/support' },
    { key: 'dealers', href: '/dealers' },
    accountItem(visitor),
    { key: 'cart', href: '/checkout/cart' },
  ];
}

function accountItem(visitor: NavigationVisitor): NavigationItem<MainNavigationKey> {
  return visitor.isSignedIn
    ? { key: 'myAccount', href: `/my-account/${visitor.customerType}` }
    : { key: 'login', href: '/login' };
}

export type SupportNavigationKey = 'faq' | 'contact' | 'downloads' | 'press';

/** Pages of the support area, most requested first (Specification §2). */
export const supportNavigation: readonly NavigationItem<SupportNavigationKey>[] = [
  { key: 'faq', href: '/support/faq' },
  { key: 'contact', href: '/support/contact' },
  { key: 'downloads', href: '/support/downloads' },
  { key: 'press', href: '/support/press' },
];
