import { describe, expect, it } from 'vitest';
import { isPhoneNumber, isApartmentDetail, parseStreetLine } from './address-validation';

describe('phone number', () => {
  it.each([
    '030 555 0140',
    '(030) 555 0140',
    '030/5550140',
    '030-555-0140',
    '030 – 555 0140',
    '030\u00a0555\u00a00140',
    '01.23.45.67.89',
    '0475/12.34.56',
    '+49 (0)30 555-0140',
    '+49 [0] 30 555 0140',
    '0049 30 5550140',
    '+44 (0)20 7946 0018 ext. 12',
    'Tel. 030 5550140',
    '030 5550140 Durchwahl 7',
    'Tel: 030 5550140',
    'Telefon: 030 5550140',
    'Mobil: 0170 5550140',
    'Handy 0170 5550140',
    'Fax 030 5550140',
    'T 030 5550140',
    'M: +49 170 5550140',
    '12345',
  ])('accepts %s', (typed) => {
    expect(isPhoneNumber(typed)).toBe(true);
  });

  it.each([
    '',
    '1234',
    'ring me',
    `030 ${' '.repeat(100)}5550140`,
    '030',
    '+',
    '030 abc 0140',
    '1'.repeat(20),
    '030 5550140 x abc',
    '++49 30 5550140',
    'a@b.example',
    'Mobil:',
    'Tx 030 5550140',
  ])('rejects %j', (typed) => {
    expect(isPhoneNumber(typed)).toBe(false);
  });
});

describe('street line', () => {
  it.each([
    ['de', 'Teststraße 12', 'Teststraße', '12'],
    ['de', 'Am Anger 12a', 'Am Anger', '12a'],
    ['de', 'Am Anger 12 a', 'Am Anger', '12 a'],
    ['de', 'Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['de', 'Torstr. 12-14', 'Torstr.', '12-14'],
    ['de', 'Torstr. 12–14', 'Torstr.', '12–14'],
    ['at', 'Mariahilfer Straße 12/3', 'Mariahilfer Straße', '12/3'],
    ['nl', 'Kerkstraat 5 B', 'Kerkstraat', '5 B'],
    ['fr', '12 bis rue de la Paix', 'rue de la Paix', '12 bis'],
    ['fr', '12, rue de la Paix', 'rue de la Paix', '12'],
    ['gb', '221B Baker Street', 'Baker Street', '221B'],
    ['lu', 'Grand-Rue 5', 'Grand-Rue', '5'],
  ] as const)('splits a line for %s: %s', (country, line, street, streetNumber) => {
    expect(parseStreetLine(line, country)).toEqual({ street, streetNumber });
  });

  it.each([
    ['de', 'Teststraße'],
    ['de', 'Straße des 17. Juni'],
    ['de', 'Packstation'],
    ['de', '12'],
    ['de', ''],
    ['de', '3 Linden'],
  ] as const)('returns null for %s without a house number: %j', (country, line) => {
    expect(parseStreetLine(line, country)).toBeNull();
  });

  it.each([
    'Hinterhaus, 3. Stock',
    '2. OG',
    'EG',
    '3ème étage',
    'Flat 4',
    '2nd floor',
    'Wohnung 7',
    'Top 4',
    'top4',
    'Stiege 2',
    'Tür 5',
  ])('recognizes %s as an apartment detail', (text) => {
    expect(isApartmentDetail(text)).toBe(true);
  });

  it.each(['12', '12a', '12-14', '12/2/4', '12 Top 4', 'Haus 3', '7 Eg4', 'o. Nr.', '-'])(
    'does not treat %s as an apartment detail',
    (text) => {
      expect(isApartmentDetail(text)).toBe(false);
    },
  );
});
