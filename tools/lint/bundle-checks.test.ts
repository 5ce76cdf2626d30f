import { describe, expect, it } from 'vitest';
import { findHeavyFirstLoads, findMissingStylesheets } from './bundle-checks.mjs';

describe('first load', () => {
  const file = (first: readonly string[], packages: readonly string[] = []) => ({
    initial: new Set(first),
    packages: new Set(packages),
  });

  const home = 'app/[lang]/page.tsx';
  const client = 'lib/browser/shop/apollo-client.ts';

  it('reports the import path of Apollo in a public page', () => {
    const graph = new Map([
      [home, file(['components/cart/cart-sidebar.tsx'])],
      ['components/cart/cart-sidebar.tsx', file([client])],
      [client, file([], ['@apollo/client', 'react'])],
    ]);
    expect(findHeavyFirstLoads(graph)).toEqual([
      [home, 'components/cart/cart-sidebar.tsx', client, '@apollo/client'],
    ]);
  });

  it.each([
    ['is loaded on demand', [home, file([])]],
    ['belongs to the checkout', ['app/[lang]/checkout/cart/page.tsx', file([client])]],
    ['belongs to the account', ['app/[lang]/my-account/b2c/layout.tsx', file([client])]],
  ] as const)('accepts code that %s', (_rule, page) => {
    expect(findHeavyFirstLoads(new Map([page, [client, file([], ['@apollo/client'])]]))).toEqual(
      [],
    );
  });
});

describe('stylesheets of lazy components', () => {
  const island = 'components/ui/lazy.tsx';
  const wrapper = 'components/catalog/lazy-lists.tsx';
  const list = 'components/catalog/bike-list.tsx';
  const card = 'components/catalog/bike-card.tsx';
  const [listSheet, cardSheet] = [
    'components/catalog/list.scss',
    'components/catalog/product-card.scss',
  ];

  const file = (
    first: readonly string[],
    sheets: readonly string[] = [],
    late: readonly string[] = [],
  ) => ({
    initial: new Set(first),
    values: new Set([...first, ...late]),
    stylesheets: new Set(sheets),
    usesLazyIsland: first.includes(island),
  });

  const site = (sheets: readonly string[]) =>
    new Map([
      [wrapper, file([island], sheets, [list])],
      [list, file([card], [listSheet])],
      [card, file([], [cardSheet])],
      ['components/search/search-dialog-host.tsx', file([], [], [list])],
    ]);

  it('reports missing stylesheets of a lazy component', () => {
    expect(findMissingStylesheets(site([listSheet]))).toEqual([
      `${wrapper}: ${cardSheet} must be imported here because a lazy component needs it.`,
    ]);
  });

  it('accepts components whose stylesheets come with the page, and on-demand imports', () => {
    expect(findMissingStylesheets(site([cardSheet, listSheet]))).toEqual([]);
  });
});
