import { describe, expect, it } from 'vitest';
import { emptyAddress } from '@/lib/browser/shop/address-schema';
import { toAddressValues } from './address-values';
import type { AddressView } from '@/lib/browser/shop/address-views';
import { keptFields } from './kept-fields';

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
  it('is what was saved, with the salutation in the form’s words', () => {
    const { country, ...texts } = view;
    expect(toAddressValues(view)).toEqual({
      ...texts,
      salutation: 'mrs',
      countryId: country?.id,
    });
  });

  it.each(['', 'Dr.', 'MX'])('salutation %j is none', (salutation) => {
    expect(toAddressValues({ ...view, salutation }).salutation).toBe('');
  });

  it('is empty without one', () => {
    expect(toAddressValues(null)).toEqual(emptyAddress);
  });
});

describe('what the shop keeps', () => {
  const sent = toAddressValues(view);

  it('is named when it was emptied', () => {
    expect(keptFields({ ...sent, vatID: ' ', company: '' }, view)).toEqual(['company', 'vatID']);
  });

  it('is nothing when it was replaced, or there was nothing', () => {
    expect(keptFields({ ...sent, vatID: 'DE1' }, { ...view, vatID: 'DE1' })).toEqual([]);
    expect(keptFields({ ...sent, additionalInfo: '' }, view)).toEqual([]);
    expect(keptFields({ ...sent, company: '' }, null)).toEqual([]);
  });
});
