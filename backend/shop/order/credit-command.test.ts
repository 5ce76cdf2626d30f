import { describe, expect, it } from 'vitest';
import { readCreditCommand } from './credit-command';

const read = (words: string) => readCreditCommand(words.split(' '));

describe('an operator’s words about money back', () => {
  it.each([
    ['240731 returned', { kind: 'returned', orderNumber: 240_731 }],
    ['240731 returned --line LU11=2', { lines: [{ sku: 'LU11', amount: 2 }] }],
    ['240731 corrected --invoice RE-50400 --amount 50.00', { invoiceNumber: 50_400, cents: 5_000 }],
    ['240731 corrected --invoice RE-50400 --amount 1234,50', { cents: 123_450 }],
  ])('%s', (words, wish) => {
    expect(read(words)).toMatchObject(wish);
  });

  it.each([
    ['240731 corrected --invoice RE-50400 --amount 50', 'the amount must look like'],
    ['240731 corrected --invoice RE-50400 --amount 1.234,50', 'the amount must look like'],
    ['240731 corrected --invoice RE-50400 --amount -5.00', 'argument'],
    ['240731 corrected --invoice RE-50400 --amount 0.00', 'needs --invoice and --amount'],
    ['240731 corrected --invoice RE-1 --amount 5.00 --amount 6.00', '--amount stands there twice'],
    ['240731 corrected --invoice RE-1 --amount 5.00 --line LU11=1', 'knows no --shipment'],
    ['240731 returned --amount 5.00', 'belong to a correction'],
    ['240731 returned --line LU11=0', 'a line must look like'],
  ])('%s: %s', (words, reason) => {
    expect(() => read(words)).toThrow(reason);
  });

  it('are others', () => {
    expect(read('240731 dispatched')).toBeNull();
  });
});
