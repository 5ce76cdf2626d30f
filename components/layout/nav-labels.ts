import type { MainNavigationKey } from '@/lib/platform/navigation/main-navigation';

export type NavLabels = Record<MainNavigationKey, string>;

const mainKeys: readonly MainNavigationKey[] = [
  'bikes',
  'accessories',
  'news',
  'company',
  'support',
];

/** Returns true for navigation items that are beside the logo; the others are at the opposite end of the header. */
export function isMainNavKey(key: MainNavigationKey): boolean {
  return mainKeys.includes(key);
}

/** Returns true if the path is the target of a navigation item or below that target. */
export function isCurrentNavigationPath(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`);
}
