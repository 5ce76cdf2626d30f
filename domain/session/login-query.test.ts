import { describe, expect, it } from 'vitest';
import { isOnWayToCheckout, loginQuery, loginViews, readLoginQuery } from './login-query';

describe('the query of the login page', () => {
  it.each(loginViews)('names the view %s', (view) => {
    expect(readLoginQuery(`?view=${view}`, 'de').view).toBe(view);
  });

  it.each(['', '?view=', '?view=admin', '?view=SIGNIN'])('shows the sign-in for %s', (search) => {
    expect(readLoginQuery(search, 'de').view).toBe('signIn');
  });

  it('keeps the way back in the language of the page', () => {
    expect(readLoginQuery('?returnTo=%2Fbikes%3Fsort%3Dname', 'en').returnTo).toBe(
      '/en/bikes?sort=name',
    );
    expect(readLoginQuery('?returnTo=/de/bikes', 'en').returnTo).toBe('/en/bikes');
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
  ])('does not lead to %s', (address) => {
    const search = `?returnTo=${encodeURIComponent(address)}`;
    expect(readLoginQuery(search, 'de').returnTo).toBeNull();
  });

  it.each([
    ['?checkout=true', true],
    ['?checkout=false', false],
    ['?checkout', false],
    ['', false],
  ])('reads the checkout out of %s', (search, isCheckout) => {
    expect(readLoginQuery(search, 'de').isCheckout).toBe(isCheckout);
  });
});

describe('why a visitor is here', () => {
  it.each([
    ['?problem=sessionEnded', 'sessionEnded'],
    ['?problem=cancelled', 'cancelled'],
    ['?problem=<script>', null],
    ['?problem=constructor', null],
    ['', null],
  ])('is read out of %s', (search, problem) => {
    expect(readLoginQuery(search, 'de').problem).toBe(problem);
  });
});

describe('the way to another view', () => {
  it('keeps where the visitor came from', () => {
    const search = loginQuery('register', { returnTo: '/de/bikes?sort=name', isCheckout: true });
    expect(readLoginQuery(`?${search}`, 'de')).toEqual({
      view: 'register',
      returnTo: '/de/bikes?sort=name',
      isCheckout: true,
      problem: null,
    });
  });

  it('is plain for the sign-in without a way back', () => {
    expect(loginQuery('signIn', { returnTo: null, isCheckout: false })).toBe('');
  });
});

describe('the way to the checkout', () => {
  it.each([
    [{ returnTo: null, isCheckout: true }, true],
    [{ returnTo: '/de/checkout/address', isCheckout: false }, true],
    [{ returnTo: '/de/checkout/cart', isCheckout: false }, false],
    [{ returnTo: '/de/my-account/b2c', isCheckout: false }, false],
    [{ returnTo: null, isCheckout: false }, false],
  ])('of %o is %s', (query, expected) => {
    expect(isOnWayToCheckout(query)).toBe(expected);
  });
});
