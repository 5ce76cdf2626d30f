import { describe, expect, it } from 'vitest';
import { readOrderCommand } from './order-command';

const nothing = { step: null, isPaid: false, trackingNumber: null, expectedAt: null };

describe('an operator’s words', () => {
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
    expect(readOrderCommand(words.split(' '))).toEqual({ ...nothing, ...move });
  });

  it.each([
    ['', 'the order number is missing'],
    ['LT-240731 delivered', 'the order number must be a number'],
    ['240731', 'nothing is to be done'],
    ['240731 lost', 'an order can be assembled'],
    ['240731 delivered now', 'there are too many words'],
    ['240731 --expected 3.12.2026', 'the expected day must look like'],
    ['240731 --expected 2026-02-30', 'the expected day must look like'],
    ['240731 --expected 2026-04-31', 'the expected day must look like'],
    ['240731 --expected 31.4.', 'the expected day must look like'],
    ['240731 --expected 26-12-03', 'the expected day must look like'],
    ['240731 --expected 46359', 'the expected day must look like'],
    ['240731 --expected 2026-12-03T00:00:00Z', 'the expected day must look like'],
    ['240731 --expected 2026-12-03 --expected 2026-12-04', '--expected stands there twice'],
    ['240731 dispatched --tracking 12345 --tracking 67890', '--tracking stands there twice'],
    ['240731 dispatched --tracking 3,40434E+17', 'the tracking number must have'],
    ['240731 dispatched --line LU11=1,5', 'a line must look like'],
    ['240731 dispatched --tracking <b>', 'the tracking number must have'],
    ['240731 dispatched --speed 3', "Unknown option '--speed'"],
  ])('%j: %s', (words, reason) => {
    expect(() => readOrderCommand(words.split(' ').filter(Boolean))).toThrow(reason);
  });
});
