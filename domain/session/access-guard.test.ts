import { describe, expect, it } from 'vitest';
import { listGuardedAreas, resolveAccess, type VisitorType } from './access-guard';
import { isPresalePage } from '@/domain/catalog/presale';

const allowed = { allowed: true };
const rejected = { allowed: false, status: 401 };

const pages = {
  b2c: { pathname: '/my-account/b2c', categories: [] },
  b2b: { pathname: '/my-account/b2b/orders', categories: [] },
  presale: { pathname: '/bikes/emil-presale', categories: [] },
  presaleByCategory: { pathname: '/accessories', categories: ['Dealer-Presale'] },
  open: { pathname: '/bikes', categories: [] },
};

describe('resolveAccess (Specification §6)', () => {
  it.each<[VisitorType, keyof typeof pages, object]>([
    ['anonymous', 'b2c', rejected],
    ['anonymous', 'b2b', rejected],
    ['anonymous', 'presale', rejected],
    ['anonymous', 'presaleByCategory', rejected],
    ['anonymous', 'open', allowed],
    ['b2bCustomer', 'b2c', rejected],
    ['b2bCustomer', 'b2b', allowed],
    ['b2bCustomer', 'presale', allowed],
    ['b2bCustomer', 'presaleByCategory', allowed],
    ['b2bCustomer', 'open', allowed],
    ['consumer', 'b2c', allowed],
    ['consumer', 'b2b', rejected],
    ['consumer', 'presale', rejected],
    ['consumer', 'presaleByCategory', rejected],
    ['consumer', 'open', allowed],
  ])('for %s on a %s page', (visitor, page, decision) => {
    expect(resolveAccess(pages[page], visitor)).toEqual(decision);
  });

  it('a page of two guarded areas requires access to both', () => {
    const page = { pathname: '/my-account/b2c', categories: ['Dealer-Presale'] };
    expect(listGuardedAreas(page.pathname, page.categories)).toEqual(['b2c', 'presale']);
    expect(resolveAccess(page, 'consumer')).toEqual(rejected);
    expect(resolveAccess(page, 'b2bCustomer')).toEqual(rejected);
  });
});

describe('listGuardedAreas', () => {
  it.each([
    ['/my-account/b2c', ['b2c']],
    ['/de/my-account/b2c/orders', ['b2c']],
    ['/my-account/b2b', ['b2b']],
    ['/my-account/b2bx', []],
    ['/my-account', []],
    ['/', []],
  ])('%s', (pathname, areas) => {
    expect(listGuardedAreas(pathname, [])).toEqual(areas);
  });
});

describe('isPresalePage (Specification §6)', () => {
  it.each([
    ['/bikes/emil-presale', [], true],
    ['/bikes/emilia-presale', [], true],
    ['/de/bikes/emil-presale/configuration', [], true],
    ['/bikes/Emil-Presale', [], true],
    ['/bikes/emil-presale.json', [], true],
    ['/presale/emil-presale', [], true],
    ['/de/presale', [], true],
    ['/bikes/emil', [], false],
    ['/bikes/presale', [], false],
    ['/news/presale', [], false],
    ['/presales', [], false],
    ['/', ['Dealer-Presale'], true],
    ['/news', ['Händler-Vorverkauf'], true],
    ['/news', ['x', 'Dealer-Presale'], true],
    ['/news', ['dealer-presale'], false],
    ['/news', ['Presale', ''], false],
  ])('%s with categories %j: %s', (pathname, categories, expected) => {
    expect(isPresalePage(pathname, categories)).toBe(expected);
  });
});
