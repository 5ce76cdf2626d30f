import { expect, it } from 'vitest';
import { heavyFirstLoads } from './first-load.mjs';

const file = (first: readonly string[], packages: readonly string[] = []) => ({
  first: new Set(first),
  packages: new Set(packages),
});

const home = 'app/[lang]/page.tsx';
const client = 'lib/browser/shop/browser-client.ts';

it('names the way on which a public page would load Apollo', () => {
  const graph = new Map([
    [home, file(['components/cart/cart-badge.tsx'])],
    ['components/cart/cart-badge.tsx', file([client])],
    [client, file([], ['@apollo/client', 'react'])],
  ]);
  expect(heavyFirstLoads(graph)).toEqual([
    [home, 'components/cart/cart-badge.tsx', client, '@apollo/client'],
  ]);
});

it.each([
  ['is loaded on demand', [home, file([])]],
  ['belongs to the checkout', ['app/[lang]/checkout/cart/page.tsx', file([client])]],
  ['belongs to the account', ['app/[lang]/my-account/b2c/layout.tsx', file([client])]],
] as const)('lets pass what %s', (_rule, page) => {
  expect(heavyFirstLoads(new Map([page, [client, file([], ['@apollo/client'])]]))).toEqual([]);
});
