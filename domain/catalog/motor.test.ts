import { describe, expect, it } from 'vitest';
import { motorOf, toMotorBrand } from './motor';

describe('motorOf (Spec §9)', () => {
  it.each([
    ['mahle', 22, 'X35', '1'],
    ['mahle', 23, 'X35', '1'],
    ['mahle', 24, 'X20', '0'],
    ['mahle', 25, 'X20', '0'],
    ['bosch', 21, 'Performance Line', '0'],
    ['bosch', 22, 'Performance Line', '0'],
    ['bosch', 23, 'CX', '1'],
    ['bosch', 25, 'CX', '1'],
  ] as const)('%s of %i is %s, key %s', (brand, year, name, short) => {
    expect(motorOf(brand, year)).toEqual({ brand, name, short });
  });

  it('is null without a motor', () => {
    expect(motorOf(null, 24)).toBeNull();
  });
});

describe('toMotorBrand', () => {
  it.each([
    ['mahle', 'mahle'],
    ['bosch', 'bosch'],
    ['Bosch', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (value, brand) => {
    expect(toMotorBrand(value)).toBe(brand);
  });
});
