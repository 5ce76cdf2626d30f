import { describe, expect, it } from 'vitest';
import { hidesAmounts, hidesBasketAmounts, retailSumCents, shownPieceCents } from './shown-amounts';
import { aBasket, aLine, aBasketProduct } from './test-basket';

const price = (cents: number, isNet: boolean) => ({ cents, vatPercent: 19, vatCents: 0, isNet });
const dealerLine = (listPriceCents: number | null, amount = 1) =>
  aLine('bike', amount, {
    product: aBasketProduct('bike', { price: price(123_450, true), listPriceCents }),
  });
const consumerLine = aLine('bike', 2, {
  product: aBasketProduct('bike', { price: price(199_500, false), listPriceCents: 249_500 }),
});

describe('what a piece is shown to cost', () => {
  it.each([
    ['a dealer sees the purchase price', dealerLine(249_500), 'hek', 123_450],
    ['and the retail price in front of a customer', dealerLine(249_500), 'uvp', 249_500],
    ['never the purchase price instead', dealerLine(null), 'uvp', null],
    ['a consumer sees the price, reduced or not', consumerLine, 'uvp', 199_500],
    ['what is no longer sold costs nothing', aLine('x', 1, { product: null }), 'hek', null],
  ] as const)('%s', (_, line, shown, cents) => {
    expect(shownPieceCents(line, shown)).toBe(cents);
  });
});

it.each([
  [true, 'hek', false],
  [true, 'uvp', true],
  [false, 'uvp', false],
  [false, 'hek', false],
] as const)('net %s with %s hides amounts: %s', (isNet, shown, hides) => {
  expect(hidesAmounts(isNet, shown)).toBe(hides);
});

it('hides the sums of a basket at net prices only', () => {
  expect(hidesBasketAmounts(aBasket([dealerLine(1)]), 'uvp')).toBe(true);
  expect(hidesBasketAmounts(aBasket([consumerLine]), 'uvp')).toBe(false);
  expect(hidesBasketAmounts(null, 'uvp')).toBe(false);
});

it('adds up the retail prices', () => {
  expect(retailSumCents(aBasket([dealerLine(249_500, 3), dealerLine(null)]))).toBe(748_500);
});
