import { describe, expect, it, afterEach, beforeEach } from 'vitest';
import {
  parseCreditNoteCommand,
  parseNumberSequencesCommand,
  parseOrderCommand,
} from './order-commands';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { createNextNumber, raiseNumberSequences, getNextNumbers } from '../base/number-sequences';

describe('credit command', () => {
  const read = (words: string) => parseCreditNoteCommand(words.split(' '));

  describe('refund arguments', () => {
    it.each([
      ['240731 returned', { kind: 'returned', orderNumber: 240_731 }],
      ['240731 returned --line LU11=2', { lines: [{ sku: 'LU11', amount: 2 }] }],
      [
        '240731 corrected --invoice RE-50400 --amount 50.00',
        { invoiceNumber: 50_400, cents: 5_000 },
      ],
      ['240731 corrected --invoice RE-50400 --amount 1234,50', { cents: 123_450 }],
    ])('%s', (words, parsed) => {
      expect(read(words)).toMatchObject(parsed);
    });

    it.each([
      ['240731 corrected --invoice RE-50400 --amount 50', 'the amount must look like'],
      ['240731 corrected --invoice RE-50400 --amount 1.234,50', 'the amount must look like'],
      ['240731 corrected --invoice RE-50400 --amount -5.00', 'argument'],
      ['240731 corrected --invoice RE-50400 --amount 0.00', 'needs --invoice and --amount'],
      [
        '240731 corrected --invoice RE-1 --amount 5.00 --amount 6.00',
        '--amount is specified twice',
      ],
      [
        '240731 corrected --invoice RE-1 --amount 5.00 --line LU11=1',
        'does not support --shipment',
      ],
      ['240731 returned --amount 5.00', 'for corrections only'],
      ['240731 returned --line LU11=0', 'a line must look like'],
    ])('%s: %s', (words, reason) => {
      expect(() => read(words)).toThrow(reason);
    });

    it('rejects other arguments', () => {
      expect(read('240731 dispatched')).toBeNull();
    });
  });
});

describe('numbers command', () => {
  describe('number range arguments', () => {
    it.each([
      ['numbers', {}],
      ['numbers --at-least 241600', { order: 241_600 }],
      [
        'numbers --at-least RE-50500 --at-least RK-30100 --at-least 241600',
        { order: 241_600, invoice: 50_500, creditNote: 30_100 },
      ],
      ['240731 paid', null],
      ['', null],
    ])('parses %j as %o', (words, expected) => {
      expect(parseNumberSequencesCommand(words.split(' '))).toEqual(expected);
    });

    it.each([
      ['numbers --at-least RG-1', /must look like/],
      ['numbers --at-least 0', /must look like/],
      ['numbers --at-least 1234567890', /must look like/],
      ['numbers --at-least 2 --at-least 3', /twice/],
      ['numbers 241600', /./],
      ['numbers --least 1', /./],
    ])('rejects %j', (words, message) => {
      expect(() => parseNumberSequencesCommand(words.split(' '))).toThrow(message);
    });
  });

  describe('number ranges', () => {
    let shop: TestShop;
    beforeEach(async () => void (shop = await openTestShop()));
    afterEach(() => shop.close());

    it('continue with the specified number', async () => {
      const before = await getNextNumbers(shop.db);
      const invoice = before.invoice + 40;
      await raiseNumberSequences(shop.db, { invoice });
      expect(await getNextNumbers(shop.db)).toEqual({ ...before, invoice });
      expect(await createNextNumber(shop.db, 'invoice')).toBe(invoice);
    });

    it('never decrease', async () => {
      const before = await getNextNumbers(shop.db);
      await raiseNumberSequences(shop.db, { order: 1, creditNote: before.creditNote });
      expect(await getNextNumbers(shop.db)).toEqual(before);
    });

    it('stay unchanged when one of them would jump too far', async () => {
      const before = await getNextNumbers(shop.db);
      const parsed = { order: before.order + 5, invoice: before.invoice + 100_001 };
      await expect(raiseNumberSequences(shop.db, parsed)).rejects.toThrow(
        'more than 100,000 above',
      );
      expect(await getNextNumbers(shop.db)).toEqual(before);
    });
  });
});

describe('order command', () => {
  const nothing = { step: null, isPaid: false, trackingNumber: null, expectedAt: null };

  describe('order command arguments', () => {
    it.each([
      ['240731 assembled', { orderNumber: 240_731, step: 'assembled' }],
      ['240731 paid', { orderNumber: 240_731, isPaid: true }],
      ['240731 cancelled', { orderNumber: 240_731, step: 'cancelled' }],
      [
        '240731 dispatched --tracking DHL123 --expected 2026-12-03',
        {
          orderNumber: 240_731,
          step: 'dispatched',
          trackingNumber: 'DHL123',
          expectedAt: Date.parse('2026-12-03'),
        },
      ],
      ['--expected=2026-12-03 7', { orderNumber: 7, expectedAt: Date.parse('2026-12-03') }],
    ])('%s', (words, move) => {
      expect(parseOrderCommand(words.split(' '))).toEqual({ ...nothing, ...move });
    });

    it.each([
      ['', 'the order number is missing'],
      ['LT-240731 delivered', 'the order number must be a number'],
      ['240731', 'no change specified'],
      ['240731 lost', 'an order can be assembled'],
      ['240731 delivered now', 'too many arguments'],
      ['240731 --expected 3.12.2026', 'the expected day must look like'],
      ['240731 --expected 2026-02-30', 'the expected day must look like'],
      ['240731 --expected 2026-04-31', 'the expected day must look like'],
      ['240731 --expected 31.4.', 'the expected day must look like'],
      ['240731 --expected 26-12-03', 'the expected day must look like'],
      ['240731 --expected 46359', 'the expected day must look like'],
      ['240731 --expected 2026-12-03T00:00:00Z', 'the expected day must look like'],
      ['240731 --expected 2026-12-03 --expected 2026-12-04', '--expected is specified twice'],
      ['240731 dispatched --tracking 12345 --tracking 67890', '--tracking is specified twice'],
      ['240731 dispatched --tracking 3,40434E+17', 'the tracking number must have'],
      ['240731 dispatched --line LU11=1,5', 'a line must look like'],
      ['240731 dispatched --tracking <b>', 'the tracking number must have'],
      ['240731 dispatched --speed 3', "Unknown option '--speed'"],
    ])('%j: %s', (words, reason) => {
      expect(() => parseOrderCommand(words.split(' ').filter(Boolean))).toThrow(reason);
    });
  });
});
