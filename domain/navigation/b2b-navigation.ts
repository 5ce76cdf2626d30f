import type { NavigationItem } from './main-navigation';

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

/** The sub-navigation of the b2b account in its order (Spec §2). */
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
