import { expect, it, describe } from 'vitest';
import { parseAvailableQuantity, resolveRecovery, resolveRecoveryForAll } from './error-recovery';

describe('limited stock', () => {
  it.each([
    ['Not enough items of product with id LU11.25.H.M.TG in stock! Available: 2', 2],
    ['Product with id LU11.25.H.M.TG is out of stock', 0],
    ['Product with id LU11.25.H.M.TG is not available', null],
    ['Basket was not found by id: x', null],
    ['', null],
  ])('parses the available quantity of %s: %s', (message, pieces) =>
    expect(parseAvailableQuantity(message)).toBe(pieces),
  );
});

describe('recovery', () => {
  describe('resolveRecovery (Specification §8)', () => {
    it.each([
      [
        'You are not allowed to access this basket as it belongs to somebody else',
        'recreateBasket',
      ],
      ['Basket was not found by id: 4711', 'recreateBasket'],
      ['Basket was not found by id:', 'recreateBasket'],
      ['The access token is invalid', 'renewSession'],
      ['The token is invalid', 'renewSession'],
      ['Unable to parse token', 'renewSession'],
      ['The token is not registered', 'renewSession'],
      ['User is blocked', 'renewSession'],
      ['The access token is invalid.', 'report'],
      ['the access token is invalid', 'report'],
      ['Error: Basket was not found by id: 4711', 'report'],
      ['Product was not found by id: 4711', 'report'],
      ['You are not allowed to access this basket', 'report'],
      ['Internal server error', 'report'],
      ['', 'report'],
    ])('resolves %s to %s', (message, recovery) => {
      expect(resolveRecovery(message)).toBe(recovery);
    });
  });

  describe('resolveRecoveryForAll', () => {
    it.each([
      [[], 'report'],
      [['Internal server error'], 'report'],
      [['Internal server error', 'Basket was not found by id: 1'], 'recreateBasket'],
      [['Basket was not found by id: 1', 'Unable to parse token'], 'renewSession'],
    ])('resolves %j to %s', (messages, recovery) => {
      expect(resolveRecoveryForAll(messages)).toBe(recovery);
    });
  });
});
