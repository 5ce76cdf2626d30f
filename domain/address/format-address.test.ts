import { describe, expect, it } from 'vitest';
import {
  formatAddressLines,
  formatLocation,
  formatRecipient,
  formatStreet,
} from './format-address';

const address = {
  firstName: 'Mareike',
  lastName: 'Thießen',
  company: '',
  additionalInfo: '',
  street: 'Süderstraße',
  streetNumber: '9',
  zipCode: '25813',
  city: 'Husum',
  country: { id: 'de', title: 'Deutschland' },
};

describe('address on one line', () => {
  it.each([
    [{}, 'Mareike Thießen'],
    [{ additionalInfo: 'c/o Petersen' }, 'Mareike Thießen, c/o Petersen'],
    [{ company: ' ', additionalInfo: 'Hof' }, 'Mareike Thießen, Hof'],
    [{ company: 'Radhaus', additionalInfo: 'Hof' }, 'Mareike Thießen, Radhaus, Hof'],
  ])('formats the recipient: %j', (change, expected) => {
    expect(formatRecipient({ ...address, ...change })).toBe(expected);
  });

  it.each([
    [{}, 'Süderstraße 9, 25813 Husum'],
    [{ country: null }, 'Süderstraße 9, 25813 Husum'],
    [{ country: { id: 'at', title: 'Österreich' } }, 'Süderstraße 9, 25813 Husum, Österreich'],
    [{ country: { id: 'fr', title: 'Frankreich' } }, '9 Süderstraße, 25813 Husum, Frankreich'],
  ])('formats the location: %j', (change, expected) => {
    expect(formatLocation({ ...address, ...change })).toBe(expected);
  });

  it('puts the street number where the country expects it', () => {
    expect(formatStreet({ ...address, country: { id: 'gb', title: 'Großbritannien' } })).toBe(
      '9 Süderstraße',
    );
  });
});

describe('address on a label', () => {
  it.each([
    [{}, ['Mareike Thießen', 'Süderstraße 9', '25813 Husum']],
    [
      { company: 'Radhaus', additionalInfo: ' Hof ' },
      ['Radhaus', 'Mareike Thießen', 'Hof', 'Süderstraße 9', '25813 Husum'],
    ],
    [
      { country: { id: 'fr', title: 'Frankreich' } },
      ['Mareike Thießen', '9 Süderstraße', '25813 Husum', 'Frankreich'],
    ],
    [{ street: '', streetNumber: '', country: null }, ['Mareike Thießen', '25813 Husum']],
  ])('formats one field per line: %j', (change, expected) => {
    expect(formatAddressLines({ ...address, ...change })).toEqual(expected);
  });
});
