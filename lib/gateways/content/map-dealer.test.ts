import { expect, it } from 'vitest';
import { mapDealer } from './map-dealer';

const wire = {
  adrNumber: '20418',
  name: 'Radhaus',
  slug: 'radhaus',
  phone: null,
  email: null,
  website: null,
  openingHours: [{ days: ['Mo'], opens: '09:00', closes: '18:00' }] as unknown,
  street: 'Weg',
  strNumber: '1',
  zip: '10115',
  city: 'Berlin',
  countryDe: 'Deutschland',
  countryEn: 'Germany',
  ...{ aboutDe: null, aboutEn: null },
  countryCode: 'DE',
  latitude: 52.5,
  longitude: 13.4,
  type: 'servicePoint' as const,
  hasDps: null,
  updatedAt: null,
};

it('takes what a shop is found and shown by', () => {
  expect(mapDealer(wire)).toEqual({
    adrNumber: '20418',
    slug: 'radhaus',
    name: 'Radhaus',
    type: 'servicePoint',
    hasDps: false,
    street: 'Weg 1',
    zip: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    latitude: 52.5,
    longitude: 13.4,
    hours: [{ days: ['Mo'], opens: '09:00', closes: '18:00' }],
  });
});

it.each([
  ['a text', 'Mo-Fr 9-18'],
  ['no list', null],
  ['a day nobody knows', [{ days: ['Xx'], opens: '09:00', closes: '18:00' }]],
  ['no day', [{ days: [], opens: '09:00', closes: '18:00' }]],
  ['no time', [{ days: ['Mo'], opens: 'früh', closes: '18:00' }]],
])('ignores opening hours that are %s', (_name, openingHours) => {
  expect(mapDealer({ ...wire, openingHours })?.hours).toEqual([]);
});

it.each([
  ['number', { adrNumber: null }],
  ['address', { slug: null }],
  ['town', { city: null }],
  ['country we serve', { countryCode: 'US' }],
  ['place', { latitude: null }],
  ['place on this earth', { latitude: 91 }],
])('a shop without a %s is left out', (_name, patch) => {
  expect(mapDealer({ ...wire, ...patch })).toBeNull();
});

it('an unknown type is a dealer', () => {
  expect(mapDealer({ ...wire, type: null })?.type).toBe('dealer');
});
