import { describe, expect, it } from 'vitest';
import {
  isInternalBasket,
  isSavedBasket,
  parseBasketName,
  getSavedBasketName,
  toSavedBasketTitle,
} from './saved-basket';

describe('saved basket title', () => {
  it.each([
    ['savedbasket:', true, ''],
    ['savedbasket', false, 'savedbasket'],
    ['savedbasket: Für Papa', true, 'Für Papa'],
    ['savedbasket:Für Papa', true, 'Für Papa'],
    ['savedbasket: a: b', true, 'a: b'],
    ['savedbaskets', false, 'savedbaskets'],
    ['Savedbasket: x', false, 'Savedbasket: x'],
    ['7f1c', false, '7f1c'],
  ])('parses %s as saved: %s, with name %j', (title, isSaved, name) => {
    expect(isSavedBasket(title)).toBe(isSaved);
    expect(getSavedBasketName(title)).toBe(name);
  });

  it.each([
    ['savedbasket', true],
    ['noticelist', true],
    ['wishlist', true],
    ['savedbasket: x', false],
    ['Wishlist', false],
    ['', false],
  ])('recognizes %j as a list of OXID: %s', (title, isInternal) =>
    expect(isInternalBasket(title)).toBe(isInternal),
  );

  it('round-trips the name', () => {
    expect(getSavedBasketName(toSavedBasketTitle('Für Papa, falls er doch will'))).toBe(
      'Für Papa, falls er doch will',
    );
  });
});

describe('saved basket name', () => {
  it.each([
    ['Für Papa', 'Für Papa'],
    ['  Für \t Papa\n', 'Für Papa'],
    ['Für\u0000 Pa\u0085pa\u007f', 'Für Papa'],
    ['<b>Rad</b> & "Tasche"', '<b>Rad</b> & "Tasche"'],
    ['Fu\u0308r Papa', 'Für Papa'],
    ['ä'.repeat(60), 'ä'.repeat(60)],
    ['🚲'.repeat(60), '🚲'.repeat(60)],
  ])('normalizes %j to %j', (given, name) => {
    expect(parseBasketName(given, [])).toEqual({ ok: true, name });
  });

  it.each([
    ['', 'empty'],
    [' \n\u0007 ', 'empty'],
    ['ä'.repeat(61), 'tooLong'],
    ['Für Papa', 'taken'],
    ['für  PAPA ', 'taken'],
    ['Fu\u0308r Papa', 'taken'],
  ])('rejects %j with %s', (given, problem) => {
    expect(parseBasketName(given, ['Winter', 'Für Papa'])).toEqual({ ok: false, problem });
  });
});
