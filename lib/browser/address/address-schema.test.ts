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

  describe('an address in its form', () => {
    it('contains the saved values, with the salutation of the form', () => {
      const { country, ...texts } = view;
      expect(toAddressValues(view)).toEqual({
        ...texts,
        salutation: 'mrs',
        countryId: country?.id,
      });
    });

    it.each(['', 'Dr.', 'MX'])('rejects salutation %j', (salutation) => {
      expect(toAddressValues({ ...view, salutation }).salutation).toBe('');
    });

    it('is empty without one', () => {
      expect(toAddressValues(null)).toEqual(emptyAddress);
    });
  });

  describe('what the shop keeps', () => {
    const sent = toAddressValues(view);

    it('is named when it was emptied', () => {
      expect(listUnclearedFields({ ...sent, vatID: ' ', company: '' }, view)).toEqual([
        'company',
        'vatID',
      ]);
    });

    it('is nothing when it was replaced, or there was nothing', () => {
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
      ['stay as they are typed', {}, { street: 'Teststraße', streetNumber: '12' }],
      [
        'are split when a browser fills both into the street',
        { street: 'Teststraße 12', streetNumber: '' },
        { street: 'Teststraße', streetNumber: '12' },
      ],
      [
        'a floor in the number goes into the additional line',
        { street: 'Teststraße 12', streetNumber: 'Hinterhaus, 3. Stock' },
        { street: 'Teststraße', streetNumber: '12', additionalInfo: 'Hinterhaus, 3. Stock' },
      ],
      [
        'a floor stands behind what the additional line holds already',
        { street: 'Teststraße 12', streetNumber: '3. Stock', additionalInfo: 'bei Meyer' },
        { street: 'Teststraße', streetNumber: '12', additionalInfo: 'bei Meyer, 3. Stock' },
      ],
      [
        'a typed number wins over one in the street',
        { street: 'Straße des 17. Juni 135', streetNumber: '7' },
        { street: 'Straße des 17. Juni 135', streetNumber: '7' },
      ],
    ])('%s', (_rule, typed, expected) => {
      expect(addressSchema.parse({ ...address, ...typed })).toMatchObject(expected);
    });

    it('a missing number is named, and a floor is no house number', () => {
      expect(problemsOf({ streetNumber: '' })).toEqual(['streetNumber']);
      expect(problemsOf({ streetNumber: '3. Stock' })).toEqual(['streetNumberOnly']);
    });
  });

  it.each(['(030) 555 0140', '01.23.45.67.89', '0475/12.34.56', '+49 (0)30 555-0140'])(
    'accepts %s as a telephone number, as it was typed',
    (phone) => {
      expect(addressSchema.parse({ ...address, phone }).phone).toBe(phone);
    },
  );

  it('rejects an invalid telephone number', () => {
    expect(problemsOf({ phone: 'ring me' })).toEqual(['phone']);
  });
});
