import type { NavigationItem } from './main-navigation';

export type SupportNavigationKey = 'faq' | 'contact' | 'downloads' | 'press';

/** The pages of the support area in the order they are asked for most (Spec §2). */
export const supportNavigation: readonly NavigationItem<SupportNavigationKey>[] = [
  { key: 'faq', href: '/support/faq' },
  { key: 'contact', href: '/support/contact' },
  { key: 'downloads', href: '/support/downloads' },
  { key: 'press', href: '/support/press' },
];
