import { describe, expect, it } from 'vitest';
import { b2bNavigation } from './account-navigation';
import { buildMainNavigation } from './main-navigation';

describe('main navigation (Specification §2)', () => {
  const keys = (items: { key: string }[]) => items.map(({ key }) => key);

  it('has the specified order', () => {
    expect(keys(buildMainNavigation({ isSignedIn: false }))).toEqual([
      'bikes',
      'accessories',
      'news',
      'company',
      'support',
      'dealers',
      'login',
      'cart',
    ]);
  });

  it.each([
    [{ isSignedIn: false }, { key: 'login', href: '/login' }],
    [
      { isSignedIn: true, customerType: 'b2c' },
      { key: 'myAccount', href: '/my-account/b2c' },
    ],
    [
      { isSignedIn: true, customerType: 'b2b' },
      { key: 'myAccount', href: '/my-account/b2b' },
    ],
  ] as const)('%j', (visitor, item) => {
    expect(buildMainNavigation(visitor)[6]).toEqual(item);
  });
});

it('b2b navigation has the specified order (Specification §2)', () => {
  expect(b2bNavigation.map(({ key }) => key)).toEqual([
    'overview',
    'availability',
    'orders',
    'stockConnect',
    'openInvoices',
    'downloads',
    'images',
    'masterData',
    'pressReleases',
  ]);
});
