import { describe, expect, it } from 'vitest';
import { emptyAddress, toAddressValues, addressSchema, type AddressValues } from './address-schema';
import type { AddressView } from '@/lib/browser/shop/shop-views';
import { listUnclearedFields } from './save-address';

describe('address values', () => {
  const view: AddressView = {
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Thießen',
    company: 'Radhaus',
    vatID: 'ATU55500033',
    additionalInfo: '',
    street: 'Sonnenallee',
    streetNumber: '41',
    zipCode: '12045',
    city: 'Berlin',
    phone: '030 555 0182',
    country: { id: 'at', title: 'Österreich' },
  };

  describe('address form values', () => {
    it('contain the saved values and the form’s salutation', () => {
      const { country, ...texts } = view;
      expect(toAddressValues(view)).toEqual({
        ...texts,
        salutation: 'mrs',
        countryId: country?.id,
      });
    });

    it.each(['', 'Dr.', 'MX'])('reject salutation %j', (salutation) => {
      expect(toAddressValues({ ...view, salutation }).salutation).toBe('');
    });

    it('are empty without a saved address', () => {
      expect(toAddressValues(null)).toEqual(emptyAddress);
    });
  });

  describe('fields the shop does not clear', () => {
    const sent = toAddressValues(view);

    it('lists an emptied field', () => {
      expect(listUnclearedFields({ ...sent, vatID: ' ', company: '' }, view)).toEqual([
        'company',
        'vatID',
      ]);
    });

    it('is empty when the value was replaced or there was none', () => {
      expect(listUnclearedFields({ ...sent, vatID: 'DE1' }, { ...view, vatID: 'DE1' })).toEqual([]);
      expect(listUnclearedFields({ ...sent, additionalInfo: '' }, view)).toEqual([]);
      expect(listUnclearedFields({ ...sent, company: '' }, null)).toEqual([]);
    });
  });
});

describe('address schema', () => {
  const address: AddressValues = {
    ...emptyAddress,
    ...{ firstName: 'Anna', lastName: 'Thießen', street: 'Teststraße', streetNumber: '12' },
    ...{ zipCode: '10997', city: 'Berlin' },
  };

  const problemsOf = (change: Partial<AddressValues>) =>
    addressSchema
      .safeParse({ ...address, ...change })
      .error?.issues.map(({ message }) => message) ?? [];

  describe('street and house number', () => {
    it.each<[string, Partial<AddressValues>, Partial<AddressValues>]>([
      ['stay as typed', {}, { street: 'Teststraße', streetNumber: '12' }],
      [
        'are split when autofill puts both into the street',
        { street: 'Teststraße 12', streetNumber: '' },
        { street: 'Teststraße', streetNumber: '12' },
      ],
      [
        'moves a floor in the number to the additional line',
        { street: 'Teststraße 12', streetNumber: 'Hinterhaus, 3. Stock' },
        { street: 'Teststraße', streetNumber: '12', additionalInfo: 'Hinterhaus, 3. Stock' },
      ],
      [
        'appends a floor to the existing additional line',
        { street: 'Teststraße 12', streetNumber: '3. Stock', additionalInfo: 'bei Meyer' },
        { street: 'Teststraße', streetNumber: '12', additionalInfo: 'bei Meyer, 3. Stock' },
      ],
      [
        'prefers a typed number to one in the street',
        { street: 'Straße des 17. Juni 135', streetNumber: '7' },
        { street: 'Straße des 17. Juni 135', streetNumber: '7' },
      ],
    ])('%s', (_rule, typed, expected) => {
      expect(addressSchema.parse({ ...address, ...typed })).toMatchObject(expected);
    });

    it('reports a missing house number and rejects a floor as one', () => {
      expect(problemsOf({ streetNumber: '' })).toEqual(['streetNumber']);
      expect(problemsOf({ streetNumber: '3. Stock' })).toEqual(['streetNumberOnly']);
    });
  });

  it.each(['(030) 555 0140', '01.23.45.67.89', '0475/12.34.56', '+49 (0)30 555-0140'])(
    'accepts %s as a telephone number and keeps the typed form',
    (phone) => {
      expect(addressSchema.parse({ ...address, phone }).phone).toBe(phone);
    },
  );

  it('rejects an invalid telephone number', () => {
    expect(problemsOf({ phone: 'ring me' })).toEqual(['phone']);
  });
});
