import { expect, it } from 'vitest';
import { compareMasterData, hasChanges } from './compare-master-data';
import { type MasterDataFields, noFinderFields } from './master-data';

const current: MasterDataFields = {
  ...noFinderFields,
  company: 'Radhaus Oranienplatz GmbH',
  contact: 'Henning Voss',
  street: 'Oranienstraße',
  streetNumber: '188',
  zipCode: '10999',
  city: 'Berlin',
  phone: '030 555 0166',
  email: 'laden@lautlos.example',
  website: 'https://radhaus.example',
  vatId: 'DE555000227',
  iban: 'DE02120300000000202051',
  openingHours: [
    { days: ['Mo', 'Tu'], opens: '10:00', closes: '18:00' },
    { days: ['We'], opens: '10:00', closes: '18:00' },
  ],
};

it('nothing is other in the same hours written otherwise', () => {
  const wanted = {
    ...current,
    openingHours: [{ days: ['Mo', 'Tu', 'We'], opens: '10:00', closes: '18:00' }] as const,
  };
  const changes = compareMasterData(current, wanted);
  expect(changes).toEqual({ texts: [], hasOtherHours: false });
  expect(hasChanges(changes)).toBe(false);
});

it('what is other is named with both values, in the order of the form', () => {
  const changes = compareMasterData(current, {
    ...current,
    iban: '',
    company: 'Radhaus GmbH',
    openingHours: [],
  });
  expect(changes).toEqual({
    texts: [
      { field: 'company', from: 'Radhaus Oranienplatz GmbH', to: 'Radhaus GmbH' },
      { field: 'iban', from: 'DE02120300000000202051', to: '' },
    ],
    hasOtherHours: true,
  });
  expect(hasChanges(changes)).toBe(true);
});
