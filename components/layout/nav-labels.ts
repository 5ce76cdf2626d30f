import type { MainNavigationKey } from '@/lib/platform/navigation/main-navigation';

export type NavLabels = Record<MainNavigationKey, string>;

const mainKeys: readonly MainNavigationKey[] = [
  'bikes',
  'accessories',
  'news',
  'company',
  'support',
];

/** True for what stands beside the logo; the rest stands at the other end. */
export function isMainNavKey(key: MainNavigationKey): boolean {
  return mainKeys.includes(key);
}

/** True when the page is the item's or one below it. */
export function isCurrent(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
