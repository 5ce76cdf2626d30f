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

it('maps the fields for search and display', () => {
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
  ['not a list', null],
  ['for an unknown day', [{ days: ['Xx'], opens: '09:00', closes: '18:00' }]],
  ['without a day', [{ days: [], opens: '09:00', closes: '18:00' }]],
  ['without a time', [{ days: ['Mo'], opens: 'früh', closes: '18:00' }]],
])('ignores opening hours that are %s', (_name, openingHours) => {
  expect(mapDealer({ ...wire, openingHours })?.hours).toEqual([]);
});

it.each([
  ['number', { adrNumber: null }],
  ['address', { slug: null }],
  ['town', { city: null }],
  ['supported country', { countryCode: 'US' }],
  ['place', { latitude: null }],
  ['valid position', { latitude: 91 }],
])('omits a shop without a %s', (_name, patch) => {
  expect(mapDealer({ ...wire, ...patch })).toBeNull();
});

it('maps an unknown type to dealer', () => {
  expect(mapDealer({ ...wire, type: null })?.type).toBe('dealer');
});
