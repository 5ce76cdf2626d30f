import { expect, it } from 'vitest';
import { findCarrierRestriction } from './carrier-restrictions';

const place = (countryId: string, zipCode: string, street = 'Teststraße', additionalInfo = '') => ({
  countryId,
  zipCode,
  street,
  additionalInfo,
});

it.each([
  ['a bicycle to a house', place('de', '10997'), 'bike', null],
  ['a bicycle to a Packstation', place('de', '10997', 'Packstation'), 'bike', 'parcelStation'],
  ['a parcel to a Packstation', place('de', '10997', 'Packstation'), 'parcel', null],
  ['a letter to a Packstation', place('de', '10997', 'Packstation'), 'letter', null],
  ['a post office', place('de', '10997', 'Postfiliale'), 'bike', 'parcelStation'],
  [
    'a Packstation in the additional line',
    place('de', '10997', 'Torstr.', 'Paketbox im Hof'),
    'bike',
    'parcelStation',
  ],
  ['a point relais', place('fr', '75011', 'Point Relais 12'), 'bike', 'parcelStation'],
  [
    'a number attached to the word',
    place('de', '10997', 'Packstation123'),
    'bike',
    'parcelStation',
  ],
  ['a Postfach', place('de', '10997', 'Postfach 1234'), 'bike', 'parcelStation'],
  [
    'a Postfach in addition to the street',
    place('at', '1010', 'Ring', 'Postfach12'),
    'bike',
    'parcelStation',
  ],
  ['a P.O. Box', place('gb', 'BT1 5GS', 'P.O. Box 12'), 'bike', 'parcelStation'],
  ['a PO Box', place('ie', 'D02', 'PO Box 12'), 'bike', 'parcelStation'],
  ['a Postbus', place('nl', '1012', 'Postbus 12'), 'bike', 'parcelStation'],
  ['a boîte postale', place('fr', '75011', 'Boîte postale 12'), 'bike', 'parcelStation'],
  ['a parcel to a Postfach', place('de', '10997', 'Postfach 1234'), 'parcel', null],
  ['a street named like a Postfach', place('de', '10997', 'Postfachweg'), 'bike', null],
  ['a street with a similar name', place('de', '10997', 'Poststationsweg'), 'bike', null],
  ['a bicycle to Helgoland', place('de', '27498'), 'bike', 'onRequest'],
  ['a parcel to Helgoland', place('de', '27498'), 'parcel', null],
  ['a parcel to Réunion', place('fr', '97400'), 'parcel', 'onRequest'],
  ['a bicycle to Nuuk', place('dk', '3900'), 'bike', 'onRequest'],
  ['a bicycle to Büsingen', place('de', '78266'), 'bike', null],
  ['a bicycle to Belfast', place('gb', 'BT1 5GS'), 'bike', null],
] as const)('%s: %s', (_name, where, kind, limit) => {
  expect(findCarrierRestriction(where, kind)).toBe(limit);
});
