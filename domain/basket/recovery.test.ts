import { describe, expect, it } from 'vitest';
import { recoveryFor, recoveryForAll } from './recovery';

describe('recoveryFor (Spec §8)', () => {
  it.each([
    ['You are not allowed to access this basket as it belongs to somebody else', 'recreateBasket'],
    ['Basket was not found by id: 4711', 'recreateBasket'],
    ['Basket was not found by id:', 'recreateBasket'],
    ['The access token is invalid', 'renewSession'],
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
  ])('%s: %s', (message, recovery) => {
    expect(recoveryFor(message)).toBe(recovery);
  });
});

describe('recoveryForAll', () => {
  it.each([
    [[], 'report'],
    [['Internal server error'], 'report'],
    [['Internal server error', 'Basket was not found by id: 1'], 'recreateBasket'],
    [['Basket was not found by id: 1', 'Unable to parse token'], 'renewSession'],
  ])('%j: %s', (messages, recovery) => {
    expect(recoveryForAll(messages)).toBe(recovery);
  });
});
