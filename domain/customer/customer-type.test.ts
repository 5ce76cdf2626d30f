import { describe, expect, it } from 'vitest';
import { getCustomerType } from './customer-type';
import { listBrokenPasswordRules, isPasswordAllowed } from './password-policy';
import {
  resolveDisplayedPriceType,
  initialDisplayedPriceType,
  displayedPriceTypeAfterLogout,
  parseDisplayedPriceType,
} from './customer-type';

describe('password policy (Specification §5)', () => {
  it.each([
    ['Lautlos-2026!', []],
    ['Aa1!aaaa', []],
    ['Äß1!äääÄ', []],
    ['Aa1!aaa', ['length']],
    ['AA1!AAAA', ['lowercase']],
    ['aa1!aaaa', ['uppercase']],
    ['Aaa!aaaa', ['number']],
    ['Aa11aaaa', ['symbol']],
    ['Aa1 aaaa', ['symbol']],
    ['', ['length', 'lowercase', 'uppercase', 'number', 'symbol']],
    ['passwort', ['uppercase', 'number', 'symbol']],
  ])('%j breaks the rules %j', (password, broken) => {
    expect(listBrokenPasswordRules(password)).toEqual(broken);
    expect(isPasswordAllowed(password)).toBe(broken.length === 0);
  });
});

describe('customer type (Specification §3)', () => {
  it.each([
    [[], 'b2c'],
    [['oxidcustomer'], 'b2c'],
    [['oxiddealer'], 'b2b'],
    [['oxidcustomer', 'oxiddealer'], 'b2b'],
    [['OXIDDEALER'], 'b2c'],
  ])('the groups %j give the customer type %s', (ids, type) => {
    expect(getCustomerType(ids.map((id) => ({ id })))).toBe(type);
  });
});

describe('shown price (Specification §4, §6, §9)', () => {
  it('starts with hek and changes to uvp after logout', () => {
    expect([initialDisplayedPriceType, displayedPriceTypeAfterLogout]).toEqual(['hek', 'uvp']);
  });

  it.each([
    [true, 'hek', 'hek'],
    [true, 'uvp', 'uvp'],
    [false, 'hek', 'uvp'],
    [false, 'uvp', 'uvp'],
  ] as const)('for b2b %s and selection %s is %s', (isB2b, chosen, shown) => {
    expect(resolveDisplayedPriceType(isB2b, chosen)).toBe(shown);
  });

  it.each([
    ['uvp', 'uvp'],
    ['hek', 'hek'],
    ['ek', 'hek'],
    [null, 'hek'],
  ])('parses %j as %s', (value, type) => {
    expect(parseDisplayedPriceType(value)).toBe(type);
  });
});
