import { describe, expect, it } from 'vitest';
import { isSameAddress } from './same-address';

const address = {
  firstName: 'Anna',
  lastName: 'Müller',
  city: 'Köln',
  zipCode: '50667',
  street: 'Domstraße',
  streetNumber: '12a',
  country: { title: 'Deutschland' },
};

describe('isSameAddress (Spec §4)', () => {
  it('equal, whatever the case', () => {
    const loud = {
      firstName: 'ANNA',
      lastName: 'MÜLLER',
      city: 'KÖLN',
      zipCode: '50667',
      street: 'domstraße',
      streetNumber: '12A',
      country: { title: 'DEUTSCHLAND' },
    };
    expect(isSameAddress(address, loud)).toBe(true);
  });

  it.each([
    ['firstName', { firstName: 'Anne' }],
    ['lastName', { lastName: 'Mueller' }],
    ['city', { city: 'Bonn' }],
    ['zipCode', { zipCode: '50668' }],
    ['street', { street: 'Domstr.' }],
    ['streetNumber', { streetNumber: '12' }],
    ['country', { country: { title: 'Österreich' } }],
    ['no country', { country: null }],
    ['spaces', { city: 'Köln ' }],
  ])('another %s makes another address', (_name, change) => {
    expect(isSameAddress(address, { ...address, ...change })).toBe(false);
  });

  it('nothing else counts', () => {
    const a = {
      ...address,
      id: '1',
      company: 'A',
      phone: '1',
      additionalInfo: 'x',
      salutation: 'MR',
    };
    const b = {
      ...address,
      id: '2',
      company: 'B',
      phone: '2',
      additionalInfo: 'y',
      salutation: 'MRS',
    };
    expect(isSameAddress(a, b)).toBe(true);
  });
});
