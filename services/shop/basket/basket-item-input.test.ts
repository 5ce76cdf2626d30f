import { describe, expect, it } from 'vitest';
import { assertQuantityInRange, parseItemNote } from './basket-item-input';

const json = (value: unknown) => [JSON.stringify(value)];
const malformed = 'persParam must be a list of one JSON text with uuid, comment and date';

describe('parseItemNote', () => {
  it.each([
    ['null', null, ''],
    ['an empty list', [], ''],
    ['an empty text', [''], ''],
    ['empty fields', json({ uuid: '', comment: ' ', date: '' }), ''],
    [
      'all fields',
      json({ date: '2026-12-04', comment: ' hoch ', uuid: 'a-1' }),
      '{"uuid":"a-1","comment":"hoch","date":"2026-12-04"}',
    ],
    ['some fields', json({ comment: 'hoch' }), '{"uuid":"","comment":"hoch","date":""}'],
    [
      'unknown fields',
      json({ comment: 'hoch', price: 1 }),
      '{"uuid":"","comment":"hoch","date":""}',
    ],
    [
      'control characters',
      json({ comment: 'ho\u0000\u0007ch\u0085' }),
      '{"uuid":"","comment":"hoch","date":""}',
    ],
  ])('keeps %s', (_name, list, expected) => {
    expect(parseItemNote(list)).toBe(expected);
  });

  it.each([
    ['text that is not JSON', ['hoch'], malformed],
    ['a list', ['[]'], malformed],
    ['a number', ['1'], malformed],
    ['null', ['null'], malformed],
    ['two texts', ['{}', '{}'], malformed],
    ['a comment that is not a text', json({ comment: 1 }), malformed],
    ['a day that does not exist', json({ date: '2026-02-30' }), malformed],
    ['a time', json({ date: '2026-12-04T00:00:00Z' }), malformed],
    [
      'a comment that is too long',
      json({ comment: 'x'.repeat(501) }),
      'persParam comment must not be longer than 500 characters',
    ],
    [
      'a uuid that is too long',
      json({ uuid: 'x'.repeat(65) }),
      'persParam uuid must not be longer than 64 characters',
    ],
  ])('rejects %s', (_name, list, message) => {
    expect(() => parseItemNote(list)).toThrow(message);
  });
});

describe('assertQuantity', () => {
  it.each([1, 50, 99])('accepts %s', (amount) => {
    expect(() => assertQuantityInRange(amount, 1, 99)).not.toThrow();
  });

  it.each([0, -1, 1.5, 100, 1e9, Number.NaN, Number.POSITIVE_INFINITY])('rejects %s', (amount) => {
    expect(() => assertQuantityInRange(amount, 1, 99)).toThrow(
      'The amount must be a whole number from 1 to 99',
    );
  });
});
