import { describe, expect, it } from 'vitest';
import { areasOf, decideAccess, type Visitor } from './guards';
import { isPresale } from './presale';

const allowed = { allowed: true };
const refused = { allowed: false, status: 401 };

const pages = {
  b2c: { pathname: '/my-account/b2c', category: null },
  b2b: { pathname: '/my-account/b2b/orders', category: null },
  presale: { pathname: '/bikes/emil-presale', category: null },
  presaleByCategory: { pathname: '/accessories', category: 'Dealer-Presale' },
  open: { pathname: '/bikes', category: null },
};

describe('decideAccess (Spec §6)', () => {
  it.each<[Visitor, keyof typeof pages, object]>([
    ['anonymous', 'b2c', refused],
    ['anonymous', 'b2b', refused],
    ['anonymous', 'presale', refused],
    ['anonymous', 'presaleByCategory', refused],
    ['anonymous', 'open', allowed],
    ['b2bCustomer', 'b2c', refused],
    ['b2bCustomer', 'b2b', allowed],
    ['b2bCustomer', 'presale', allowed],
    ['b2bCustomer', 'presaleByCategory', allowed],
    ['b2bCustomer', 'open', allowed],
    ['consumer', 'b2c', allowed],
    ['consumer', 'b2b', refused],
    ['consumer', 'presale', refused],
    ['consumer', 'presaleByCategory', refused],
    ['consumer', 'open', allowed],
  ])('%s on %s', (visitor, page, decision) => {
    expect(decideAccess(pages[page], visitor)).toEqual(decision);
  });

  it('a page of two areas needs both', () => {
    const page = { pathname: '/my-account/b2c', category: 'Dealer-Presale' };
    expect(areasOf(page.pathname, page.category)).toEqual(['b2c', 'presale']);
    expect(decideAccess(page, 'consumer')).toEqual(refused);
    expect(decideAccess(page, 'b2bCustomer')).toEqual(refused);
  });
});

describe('areasOf', () => {
  it.each([
    ['/my-account/b2c', ['b2c']],
    ['/de/my-account/b2c/orders', ['b2c']],
    ['/my-account/b2b', ['b2b']],
    ['/my-account/b2bx', []],
    ['/my-account', []],
    ['/', []],
  ])('%s', (pathname, areas) => {
    expect(areasOf(pathname, null)).toEqual(areas);
  });
});

describe('isPresale (Spec §6)', () => {
  it.each([
    ['/bikes/emil-presale', null, true],
    ['/bikes/emilia-presale', null, true],
    ['/de/bikes/emil-presale/configuration', null, true],
    ['/bikes/emil', null, false],
    ['/bikes/presale', null, false],
    ['/', 'Dealer-Presale', true],
    ['/news', 'Händler-Vorverkauf', true],
    ['/news', 'dealer-presale', false],
    ['/news', 'Presale', false],
    ['/news', '', false],
  ])('%s with category %j: %s', (pathname, category, expected) => {
    expect(isPresale(pathname, category)).toBe(expected);
  });
});
