import type { MainNavigationKey } from '@/lib/platform/navigation/main-navigation';

export type NavLabels = Record<MainNavigationKey, string>;

const mainKeys: readonly MainNavigationKey[] = [
  'bikes',
  'accessories',
  'news',
  'company',
  'support',
];

/** Returns true for items beside the logo; all others are at the opposite end. */
export function isMainNavKey(key: MainNavigationKey): boolean {
  return mainKeys.includes(key);
}

/** Returns true if the page is that of the item or below it. */
export function isCurrent(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
