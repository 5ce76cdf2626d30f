import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { nextNumber } from '../base/next-number';
import { raiseNumbers, readNextNumbers } from '../base/number-ranges';
import { readNumbersCommand } from './numbers-command';

describe('the words of an operator', () => {
  it.each([
    ['numbers', {}],
    ['numbers --at-least 241600', { order: 241_600 }],
    [
      'numbers --at-least RE-50500 --at-least RK-30100 --at-least 241600',
      { order: 241_600, invoice: 50_500, creditNote: 30_100 },
    ],
    ['240731 paid', null],
    ['', null],
  ])('%j are %o', (words, expected) => {
    expect(readNumbersCommand(words.split(' '))).toEqual(expected);
  });

  it.each([
    ['numbers --at-least RG-1', /must look like/],
    ['numbers --at-least 0', /must look like/],
    ['numbers --at-least 1234567890', /must look like/],
    ['numbers --at-least 2 --at-least 3', /twice/],
    ['numbers 241600', /./],
    ['numbers --least 1', /./],
  ])('%j are refused', (words, message) => {
    expect(() => readNumbersCommand(words.split(' '))).toThrow(message);
  });
});

describe('number ranges', () => {
  let shop: TestShop;
  beforeEach(async () => void (shop = await openTestShop()));
  afterEach(() => shop.close());

  it('go on with the number that is named, which is given out next', async () => {
    const before = await readNextNumbers(shop.db);
    const invoice = before.invoice + 40;
    await raiseNumbers(shop.db, { invoice });
    expect(await readNextNumbers(shop.db)).toEqual({ ...before, invoice });
    expect(await nextNumber(shop.db, 'invoice')).toBe(invoice);
  });

  it('never go back', async () => {
    const before = await readNextNumbers(shop.db);
    await raiseNumbers(shop.db, { order: 1, creditNote: before.creditNote });
    expect(await readNextNumbers(shop.db)).toEqual(before);
  });

  it('stay as they are when one of them would leap', async () => {
    const before = await readNextNumbers(shop.db);
    const wish = { order: before.order + 5, invoice: before.invoice + 100_001 };
    await expect(raiseNumbers(shop.db, wish)).rejects.toThrow('more than 100,000 above');
    expect(await readNextNumbers(shop.db)).toEqual(before);
  });
});
