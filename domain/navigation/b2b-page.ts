import { type B2bNavigationKey, b2bNavigation } from './b2b-navigation';

const root = '/my-account/b2b';

/** The item of the b2b account a page belongs to, by its path without language; a single order belongs to the orders (Spec §2). */
export function b2bPageOf(path: string): B2bNavigationKey | null {
  const item = b2bNavigation.findLast(
    ({ href }) => path === href || (href !== root && path.startsWith(`${href}/`)),
  );
  return item?.key ?? null;
}
