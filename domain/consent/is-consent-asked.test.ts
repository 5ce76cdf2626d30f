import { expect, it } from 'vitest';
import { isConsentAsked } from './is-consent-asked';

it.each([
  ['/', true],
  ['/bikes', true],
  ['/bikes/ludwig', true],
  ['/bikes/ludwig/configuration', true],
  ['/dealers', true],
  ['/login', true],
  ['/checkout/cart', true],
  ['/checkout/address', false],
  ['/checkout/review', false],
  ['/my-account/b2c', false],
  ['/my-account/b2b/orders', false],
  ['/privacy-policy', false],
  ['/privacy-policy/', false],
  ['/imprint', false],
  ['/imprint-of-a-tyre', true],
])('on %s the cookie box shows by itself: %s', (path, expected) => {
  expect(isConsentAsked(path)).toBe(expected);
});
