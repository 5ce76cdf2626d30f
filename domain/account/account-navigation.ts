export type AccountPage = 'overview' | 'orders' | 'addresses' | 'baskets' | 'data';

type AccountItem = { key: AccountPage; href: string };

const root = '/my-account/b2c';

/** The sub-navigation of the consumer account in its order. `key` names the label; `href` has no language. */
export const accountNavigation: readonly AccountItem[] = [
  { key: 'overview', href: root },
  { key: 'orders', href: `${root}/orders` },
  { key: 'addresses', href: `${root}/addresses` },
  { key: 'baskets', href: `${root}/baskets` },
  { key: 'data', href: `${root}/data` },
];

/** The item a page belongs to, by its path without language; a single order belongs to the orders. */
export function accountPageOf(path: string): AccountPage | null {
  const [item] = accountNavigation
    .filter(({ href }) => path === href || (href !== root && path.startsWith(`${href}/`)))
    .slice(-1);
  return item?.key ?? null;
}
