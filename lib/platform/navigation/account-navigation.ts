import type { NavigationItem } from './main-navigation';

export type AccountPage = 'overview' | 'orders' | 'addresses' | 'baskets' | 'data';

type AccountItem = { key: AccountPage; href: string };

const accountRoot = '/my-account/b2c';

/** Sub-navigation of the customer account, in order. `key` is the message key of the label; `href` has no language. */
export const accountNavigation: readonly AccountItem[] = [
  { key: 'overview', href: accountRoot },
  { key: 'orders', href: `${accountRoot}/orders` },
  { key: 'addresses', href: `${accountRoot}/addresses` },
  { key: 'baskets', href: `${accountRoot}/baskets` },
  { key: 'data', href: `${accountRoot}/data` },
];

/**
 * Returns the navigation item of a page, by its path without language; the page of a single order counts as `orders`.
 */
export function findAccountPage(path: string): AccountPage | null {
  const [item] = accountNavigation
    .filter(({ href }) => path === href || (href !== accountRoot && path.startsWith(`${href}/`)))
    .slice(-1);
  return item?.key ?? null;
}

export type B2bNavigationKey =
  | 'overview'
  | 'availability'
  | 'orders'
  | 'stockConnect'
  | 'openInvoices'
  | 'downloads'
  | 'images'
  | 'masterData'
  | 'pressReleases';

/** Sub-navigation of the dealer account, in order (Specification §2). */
export const b2bNavigation: readonly NavigationItem<B2bNavigationKey>[] = [
  { key: 'overview', href: '/my-account/b2b' },
  { key: 'availability', href: '/my-account/b2b/availability' },
  { key: 'orders', href: '/my-account/b2b/orders' },
  { key: 'stockConnect', href: '/my-account/b2b/stock-connect' },
  { key: 'openInvoices', href: '/my-account/b2b/invoices' },
  { key: 'downloads', href: '/my-account/b2b/downloads' },
  { key: 'images', href: '/my-account/b2b/images' },
  { key: 'masterData', href: '/my-account/b2b/master-data' },
  { key: 'pressReleases', href: '/my-account/b2b/press-releases' },
];

const b2bRoot = '/my-account/b2b';

/**
 * Returns the navigation item of a dealer account page, by its path without language; the page of a single order counts
 * as `orders` (Specification §2).
 */
export function findB2bPage(path: string): B2bNavigationKey | null {
  const item = b2bNavigation.findLast(
    ({ href }) => path === href || (href !== b2bRoot && path.startsWith(`${href}/`)),
  );
  return item?.key ?? null;
}
