import { expect, it, describe } from 'vitest';
import {
  buildLoginHref,
  isCheckoutLogin,
  toLoginQuery,
  loginViews,
  parseLoginQuery,
  parseReturnPath,
} from './login-url';

describe('login link', () => {
  it.each([
    ['/', '/login'],
    ['/de', '/login'],
    ['/login', '/login'],
    ['/login?view=register', '/login'],
    ['/bikes', '/login?returnTo=%2Fde%2Fbikes'],
    ['/bikes/ludwig?variant=LU11', '/login?returnTo=%2Fde%2Fbikes%2Fludwig%3Fvariant%3DLU11'],
    ['/my-account/b2c/orders', '/login?returnTo=%2Fde%2Fmy-account%2Fb2c%2Forders'],
    ['//evil.example', '/login'],
  ])('from %s is %s', (page, expected) => {
    expect(buildLoginHref(page, 'de')).toBe(expected);
  });
});

describe('login query', () => {
  describe('parse login query', () => {
    it.each(loginViews)('accepts the view %s', (view) => {
      expect(parseLoginQuery(`?view=${view}`, 'de').view).toBe(view);
    });

    it.each(['', '?view=', '?view=admin', '?view=SIGNIN'])('shows sign-in for %s', (search) => {
      expect(parseLoginQuery(search, 'de').view).toBe('signIn');
    });

    it('returns the return path in the page language', () => {
      expect(parseLoginQuery('?returnTo=%2Fbikes%3Fsort%3Dname', 'en').returnTo).toBe(
        '/en/bikes?sort=name',
      );
      expect(parseLoginQuery('?returnTo=/de/bikes', 'en').returnTo).toBe('/en/bikes');
    });

    it.each([
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%0d%0aSet-Cookie:x',
      '/api/session',
      '/de/login?view=register',
      'bikes',
    ])('rejects the return path %s', (address) => {
      const search = `?returnTo=${encodeURIComponent(address)}`;
      expect(parseLoginQuery(search, 'de').returnTo).toBeNull();
    });

    it.each([
      ['?checkout=true', true],
      ['?checkout=false', false],
      ['?checkout', false],
      ['', false],
    ])('parses the checkout flag of %s', (search, isCheckout) => {
      expect(parseLoginQuery(search, 'de').isCheckout).toBe(isCheckout);
    });
  });

  describe('login problem', () => {
    it.each([
      ['?problem=sessionEnded', 'sessionEnded'],
      ['?problem=cancelled', 'cancelled'],
      ['?problem=<script>', null],
      ['?problem=constructor', null],
      ['', null],
    ])('is parsed from %s', (search, problem) => {
      expect(parseLoginQuery(search, 'de').problem).toBe(problem);
    });
  });

  describe('link to another login view', () => {
    it('keeps the return path and checkout flag', () => {
      const search = toLoginQuery('register', {
        returnTo: '/de/bikes?sort=name',
        isCheckout: true,
      });
      expect(parseLoginQuery(`?${search}`, 'de')).toEqual({
        view: 'register',
        returnTo: '/de/bikes?sort=name',
        isCheckout: true,
        problem: null,
      });
    });

    it('is empty for the sign-in view without a return path', () => {
      expect(toLoginQuery('signIn', { returnTo: null, isCheckout: false })).toBe('');
    });
  });

  describe('checkout login', () => {
    it.each([
      [{ returnTo: null, isCheckout: true }, true],
      [{ returnTo: '/de/checkout/address', isCheckout: false }, true],
      [{ returnTo: '/de/checkout/cart', isCheckout: false }, false],
      [{ returnTo: '/de/my-account/b2c', isCheckout: false }, false],
      [{ returnTo: null, isCheckout: false }, false],
    ])('for %o is %s', (query, expected) => {
      expect(isCheckoutLogin(query)).toBe(expected);
    });
  });
});

describe('return path', () => {
  it.each<[string | null, 'de' | 'en', string | null]>([
    ['/de/checkout/address', 'de', '/de/checkout/address'],
    ['/de/checkout/address', 'en', '/en/checkout/address'],
    ['/checkout/address', 'de', '/de/checkout/address'],
    ['/en/bikes?colors=red&x=1#top', 'en', '/en/bikes?colors=red&x=1#top'],
    ['/', 'de', '/de'],
    ['/en', 'de', '/de'],
    ['/de/news/a%20b', 'de', '/de/news/a%20b'],
    ['/de/../de/news', 'de', '/de/news'],
    ['/de/my-account/b2c', 'de', '/de/my-account/b2c'],
    ['/de/basket/0123', 'de', '/de/basket/0123'],
    ['/de/bikes?next=https://evil.example', 'de', '/de/bikes?next=https://evil.example'],
    [null, 'de', null],
    ['', 'de', null],
    ['checkout', 'de', null],
    ['https://evil.example/de', 'de', null],
    ['javascript:alert(1)', 'de', null],
    ['//evil.example', 'de', null],
    ['///evil.example', 'de', null],
    ['/\\evil.example', 'de', null],
    ['/%5cevil.example', 'de', null],
    ['/%2fevil.example', 'de', null],
    ['/de//evil.example', 'de', null],
    ['/.//evil.example', 'de', null],
    ['/de/..//evil.example', 'de', null],
    ['/\tevil', 'de', null],
    ['/de/\u0000', 'de', null],
    ['/de/a%0d%0aSet-Cookie:x', 'de', null],
    ['/de/\u0085', 'de', null],
    ['/api/session', 'de', null],
    ['/de/../api/session', 'de', null],
    ['/de/%2e%2e/api/session', 'de', null],
    ['/de/api/session', 'de', null],
    ['/API/session', 'de', '/de/API/session'],
    ['/oauth2/authorize', 'de', null],
    ['/logout', 'de', null],
    ['/_next/data', 'de', null],
    ['/de/login', 'de', null],
    ['/de/login/', 'de', null],
    ['/de/LOGIN?returnTo=/x', 'de', null],
    ['/login?returnTo=/x', 'de', null],
    ['/de/user/login', 'de', null],
    ['/mein-konto', 'de', null],
    [`/de/${'x'.repeat(1000)}`, 'de', null],
  ])('parses %j in %s as %j', (wanted, language, path) => {
    expect(parseReturnPath(wanted, language)).toBe(path);
  });
});
