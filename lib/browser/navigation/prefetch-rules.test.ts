import { expect, it } from 'vitest';
import { isPrefetchable, isPrefetchAllowed } from './prefetch-rules';

it.each([
  [undefined, true, true],
  [{ effectiveType: '4g' }, true, true],
  [{ effectiveType: '3g' }, true, true],
  [{ effectiveType: '2g' }, true, false],
  [{ effectiveType: 'slow-2g' }, true, false],
  [{ effectiveType: '4g', saveData: true }, true, false],
  [{ effectiveType: '4g' }, false, false],
])('with connection %j and online %s returns %s', (connection, isOnline, expected) => {
  expect(isPrefetchAllowed(connection, isOnline)).toBe(expected);
});

it.each([
  ['/', true],
  ['/bikes/emil', true],
  ['/bikes?category=City', true],
  ['https://example.org/', true],
  ['/login', false],
  ['/login?returnTo=%2Fde%2Fbikes', false],
  ['/checkout/cart', false],
  ['/my-account/b2c', false],
  ['/my-account/b2b/orders', false],
  ['/bikes/emil-presale', false],
  ['/bikes/emilia-presale', false],
  ['/bikes?category=Dealer-Presale', false],
  ['/bikes?category=H%C3%A4ndler-Vorverkauf', false],
])('%s is prefetched: %s', (href, expected) => {
  expect(isPrefetchable(href)).toBe(expected);
});
