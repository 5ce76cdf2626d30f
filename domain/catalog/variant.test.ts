import { describe, expect, it } from 'vitest';
import { findMotor, parseMotorBrand, toBikeVariant } from './variant';
import { createTestStock } from './variant-fixtures';

describe('motor', () => {
  describe('findMotor (Specification §9)', () => {
    it.each([
      ['mahle', 22, 'X35', '1'],
      ['mahle', 23, 'X35', '1'],
      ['mahle', 24, 'X20', '0'],
      ['mahle', 25, 'X20', '0'],
      ['bosch', 21, 'Performance Line', '0'],
      ['bosch', 22, 'Performance Line', '0'],
      ['bosch', 23, 'CX', '1'],
      ['bosch', 25, 'CX', '1'],
    ] as const)('the motor of %s in %i is %s with key %s', (brand, year, name, short) => {
      expect(findMotor(brand, year)).toEqual({ brand, name, short });
    });

    it('is null without a motor', () => {
      expect(findMotor(null, 24)).toBeNull();
    });
  });

  describe('parseMotorBrand', () => {
    it.each([
      ['mahle', 'mahle'],
      ['bosch', 'bosch'],
      ['Bosch', null],
      ['', null],
      [null, null],
      [undefined, null],
    ])('parses %j as %j', (value, brand) => {
      expect(parseMotorBrand(value)).toBe(brand);
    });
  });
});

describe('bike variant', () => {
  const source = {
    productId: 'p',
    sku: 'EM6.22.H.M.TG',
    priceCents: 489000,
    stock: createTestStock({ stock: 2 }),
  };

  describe('toBikeVariant', () => {
    it('derives sku parts, motor and stock', () => {
      expect(toBikeVariant({ ...source, motorBrand: 'bosch' })).toEqual({
        ...source,
        type: 'EM6',
        year: 22,
        variation: 'H',
        size: 'M',
        color: 'TG',
        motor: '0',
        motorName: 'Performance Line',
        listPriceCents: null,
        isOutOfStock: false,
        matchRating: 1,
      });
    });

    it('has no motor without a brand and is out of stock at 0', () => {
      expect(toBikeVariant({ ...source, stock: createTestStock() })).toMatchObject({
        motor: null,
        motorName: null,
        isOutOfStock: true,
        matchRating: 0,
      });
    });

    it.each([[null], ['BELL.1'], ['']])('returns null for %j', (sku) => {
      expect(toBikeVariant({ ...source, sku })).toBeNull();
    });
  });
});
