import { describe, expect, it } from 'vitest';
import { findIdenticalAddress, findSameAddress } from './find-same-address';
import { lastUsedAddressId } from './last-used-address';

const home = {
  id: 'home',
  firstName: 'Anna',
  lastName: 'Thießen',
  street: 'Sonnenallee',
  streetNumber: '41',
  zipCode: '12045',
  city: 'Berlin',
  country: { title: 'Deutschland' },
  company: '',
  additionalInfo: '',
  phone: '030 555 0182',
};
const yard = { ...home, id: 'yard', additionalInfo: 'Hinterhaus' };
const work = { ...home, id: 'work', street: 'Lange Reihe', streetNumber: '7a', city: 'Hamburg' };

describe('an address among known ones', () => {
  it('is found whatever the case and the details', () => {
    const typed = { ...home, street: 'SONNENALLEE', phone: '' };
    expect(findSameAddress([work, yard, home], typed)?.id).toBe('yard');
    expect(findSameAddress([work], typed)).toBeNull();
  });

  it.each([
    ['phone', { phone: '' }],
    ['company', { company: 'Radhaus' }],
    ['additional line', { additionalInfo: '2. Stock' }],
  ])('is not identical with another %s', (_, change) => {
    expect(findIdenticalAddress([home, yard], { ...home, ...change })).toBeNull();
  });

  it('is identical with its own details', () => {
    expect(findIdenticalAddress([work, home, yard], { ...yard, city: 'BERLIN' })?.id).toBe('yard');
  });
});

describe('the address used last', () => {
  const order = (orderedAt: string | null, deliveredTo: typeof home, isPickup = false) => ({
    orderedAt,
    deliveredTo,
    isPickup,
  });

  it('is the one of the latest order, whatever the order of the list', () => {
    const orders = [
      order('2026-01-03T10:00:00Z', home),
      order('2026-03-01T10:00:00Z', work),
      order('2026-02-01T10:00:00Z', home),
    ];
    expect(lastUsedAddressId([home, work], orders)).toBe('work');
  });

  it('passes over pickups, deleted addresses and orders without a time', () => {
    const gone = { ...home, street: 'Domstraße' };
    const orders = [
      order(null, work),
      order('2026-01-03T10:00:00Z', home),
      order('2026-03-01T10:00:00Z', work, true),
      order('2026-02-01T10:00:00Z', gone),
    ];
    expect(lastUsedAddressId([home, work], orders)).toBe('home');
  });

  it('is none before the first order', () => {
    expect(lastUsedAddressId([home], [])).toBeNull();
  });
});
