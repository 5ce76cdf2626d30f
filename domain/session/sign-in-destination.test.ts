import { describe, expect, it } from 'vitest';
import { getSignInPathWithoutLanguage } from './sign-in-destination';

const nowhere = { returnTo: null, isCheckout: false };

describe('destination after sign-in', () => {
  it.each([
    ['b2c', '/my-account/b2c'],
    ['b2b', '/my-account/b2b'],
  ] as const)('for a %s customer is the account', (customerType, account) => {
    expect(getSignInPathWithoutLanguage(nowhere, customerType)).toBe(account);
  });

  it.each([
    ['/de', '/'],
    [
      '/en/bikes/ludwig?variant=LU11.25.H.M.GR#geometry',
      '/bikes/ludwig?variant=LU11.25.H.M.GR#geometry',
    ],
    ['/de/my-account/b2c/orders', '/my-account/b2c/orders'],
    ['/de/checkout/payment', '/checkout/payment'],
  ])('for a consumer is the return path %s', (returnTo, expected) => {
    expect(getSignInPathWithoutLanguage({ ...nowhere, returnTo }, 'b2c')).toBe(expected);
  });

  it('continues the checkout', () => {
    expect(getSignInPathWithoutLanguage({ returnTo: null, isCheckout: true }, 'b2c')).toBe(
      '/checkout/address',
    );
  });

  it.each([
    ['/de/my-account/b2b/orders', 'b2c', '/my-account/b2c'],
    ['/de/my-account/b2c', 'b2b', '/my-account/b2b'],
    ['/de/bikes/emil-presale', 'b2c', '/my-account/b2c'],
    ['/de/bikes?category=Dealer-Presale', 'b2c', '/my-account/b2c'],
  ] as const)(
    'for %s, not accessible to %s, falls back to %s',
    (returnTo, customerType, expected) => {
      expect(getSignInPathWithoutLanguage({ ...nowhere, returnTo }, customerType)).toBe(expected);
    },
  );

  it('returns a dealer to the presale page', () => {
    const query = { ...nowhere, returnTo: '/de/bikes?category=Dealer-Presale' };
    expect(getSignInPathWithoutLanguage(query, 'b2b')).toBe('/bikes?category=Dealer-Presale');
  });
});
