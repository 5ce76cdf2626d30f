import { expect, it } from 'vitest';
import { loginHrefFrom } from './login-href';

it.each([
  ['/', '/login'],
  ['/de', '/login'],
  ['/login', '/login'],
  ['/login?view=register', '/login'],
  ['/bikes', '/login?returnTo=%2Fde%2Fbikes'],
  ['/bikes/ludwig?variant=LU11', '/login?returnTo=%2Fde%2Fbikes%2Fludwig%3Fvariant%3DLU11'],
  ['/my-account/b2c/orders', '/login?returnTo=%2Fde%2Fmy-account%2Fb2c%2Forders'],
  ['//evil.example', '/login'],
])('from %s the login page is %s', (page, expected) => {
  expect(loginHrefFrom(page, 'de')).toBe(expected);
});
