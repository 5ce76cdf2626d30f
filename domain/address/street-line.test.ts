import { expect, it } from 'vitest';
import { isInsideHouse, splitStreetLine } from './street-line';

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
] as const)('%s: %s', (country, line, street, streetNumber) => {
  expect(splitStreetLine(line, country)).toEqual({ street, streetNumber });
});

it.each([
  ['de', 'Teststraße'],
  ['de', 'Straße des 17. Juni'],
  ['de', 'Packstation'],
  ['de', '12'],
  ['de', ''],
  ['de', '3 Linden'],
] as const)('%s: %j holds no number', (country, line) => {
  expect(splitStreetLine(line, country)).toBeNull();
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
])('%s is inside a house', (text) => {
  expect(isInsideHouse(text)).toBe(true);
});

it.each(['12', '12a', '12-14', '12/2/4', '12 Top 4', 'Haus 3', '7 Eg4', 'o. Nr.', '-'])(
  '%s is a house number',
  (text) => {
    expect(isInsideHouse(text)).toBe(false);
  },
);
