import { describe, expect, it } from 'vitest';
import type { VisitorType } from './access-guard';
import { getSignInRedirectPath } from './sign-in-destination';
import { isLoginAlias } from './login-url';
import { findLoginAliasTarget } from './login-redirects';

const aliases = ['/login', '/my-account', '/mein-konto', '/cognitologin', '/user/login'];

function target(
  address: string,
  visitor: VisitorType = 'anonymous',
  { hasLanguage = true, language = 'de' }: { hasLanguage?: boolean; language?: 'de' | 'en' } = {},
) {
  const { pathname: path, searchParams: query } = new URL(address, 'http://site.invalid');
  return findLoginAliasTarget({ path, hasLanguage, language, query, visitor });
}

describe('anonymous visitor', () => {
  it.each(aliases)('is redirected from %s to the login page', (alias) => {
    expect(target(alias, 'anonymous', { hasLanguage: false })).toBe('/de/login');
    expect(target(`${alias}?checkout=true`, 'anonymous', { hasLanguage: false })).toBe(
      '/de/login?checkout=true',
    );
  });

  it.each(aliases.filter((alias) => alias !== '/login'))(
    'is redirected from /en%s in English',
    (alias) => {
      expect(target(alias, 'anonymous', { language: 'en' })).toBe('/en/login');
      expect(target(`${alias}?checkout=true&returnTo=%2Fen%2Fbikes`)).toBe(
        '/de/login?checkout=true&returnTo=%2Fen%2Fbikes',
      );
    },
  );

  it.each(['/login', '/login?checkout=true', '/login?returnTo=/de/bikes', '/login?view=register'])(
    'is not redirected from %s',
    (address) => {
      expect(target(address)).toBeNull();
    },
  );
});

describe('signed-in customer', () => {
  it.each(aliases)('is redirected from %s to the account for the customer type', (alias) => {
    expect(target(alias, 'consumer')).toBe('/de/my-account/b2c');
    expect(target(alias, 'b2bCustomer', { language: 'en' })).toBe('/en/my-account/b2b');
    expect(target(alias, 'consumer', { hasLanguage: false })).toBe('/de/my-account/b2c');
  });

  it.each(aliases)('continues the checkout from %s?checkout=true', (alias) => {
    expect(target(`${alias}?checkout=true`, 'consumer')).toBe('/de/checkout/address');
  });

  it('returns to the requested page', () => {
    expect(target('/login?returnTo=/en/bikes?a=1', 'consumer')).toBe('/de/bikes?a=1');
    expect(target('/login?returnTo=//evil.example', 'consumer')).toBe('/de/my-account/b2c');
    expect(target('/login?returnTo=/de/my-account/b2b', 'consumer')).toBe('/de/my-account/b2c');
  });

  it.each(['/login?view=change', '/login?problem=sessionEnded&returnTo=/de'])(
    'is not redirected from %s',
    (address) => {
      expect(target(address, 'consumer')).toBeNull();
    },
  );
});

describe('hosted sign-in response', () => {
  it.each(aliases.flatMap((alias) => [true, false].map((has) => [alias, has] as const)))(
    'at %s with language prefix %s is redirected to the callback with its query',
    (alias, hasLanguage) => {
      for (const visitor of ['anonymous', 'consumer', 'b2bCustomer'] as const) {
        expect(target(`${alias}?code=a%2Bb&state=s&checkout=true`, visitor, { hasLanguage })).toBe(
          '/api/auth/callback?code=a%2Bb&state=s&checkout=true',
        );
      }
      expect(target(`${alias}?error=access_denied&state=s`)).toBe(
        '/api/auth/callback?error=access_denied&state=s',
      );
    },
  );

  it('is ignored without a state', () => {
    expect(target('/login?code=a')).toBeNull();
  });
});

it.each([
  ['/login', true],
  ['/Login', true],
  ['/login/', true],
  ['/user/login', true],
  ['/user', false],
  ['/login/x', false],
  ['/my-account/b2c', false],
  ['/loginx', false],
  ['/', false],
])('%s is a login alias: %s', (path, expected) => {
  expect(isLoginAlias(path)).toBe(expected);
});

it.each(['/bikes', '/my-account/b2c', '/checkout/address'])('%s is not redirected', (path) => {
  expect(target(`${path}?code=a&state=s`, 'consumer')).toBeNull();
});

describe('getSignInRedirectPath', () => {
  it.each([
    [null, false, 'b2c', '/de/my-account/b2c'],
    [null, false, 'b2b', '/de/my-account/b2b'],
    [null, true, 'b2c', '/de/checkout/address'],
    ['/de/bikes', true, 'b2c', '/de/bikes'],
    ['/de/my-account/b2c/orders', false, 'b2b', '/de/my-account/b2b'],
    ['/de/bikes/emil-presale', false, 'b2c', '/de/my-account/b2c'],
    ['/de/bikes?category=Dealer-Presale', false, 'b2b', '/de/bikes?category=Dealer-Presale'],
  ] as const)(
    'for return path %j, checkout %s and type %s is %s',
    (returnTo, isCheckout, customerType, path) => {
      expect(getSignInRedirectPath({ returnTo, isCheckout }, customerType, 'de')).toBe(path);
    },
  );
});
