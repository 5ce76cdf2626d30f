import { describe, expect, it } from 'vitest';
import {
  findIdenticalAddress,
  findSameAddress,
  findLastUsedAddressId,
  listVisibleAddresses,
  isSameAddress,
} from './address-book';

describe('find same address', () => {
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

  describe('findSameAddress and findIdenticalAddress', () => {
    it('findSameAddress ignores case and contact details', () => {
      const typed = { ...home, street: 'SONNENALLEE', phone: '' };
      expect(findSameAddress([work, yard, home], typed)?.id).toBe('yard');
      expect(findSameAddress([work], typed)).toBeNull();
    });

    it.each([
      ['phone', { phone: '' }],
      ['company', { company: 'Radhaus' }],
      ['additional line', { additionalInfo: '2. Stock' }],
    ])('findIdenticalAddress rejects an address with another %s', (_, change) => {
      expect(findIdenticalAddress([home, yard], { ...home, ...change })).toBeNull();
    });

    it('findIdenticalAddress finds an address with equal details', () => {
      expect(findIdenticalAddress([work, home, yard], { ...yard, city: 'BERLIN' })?.id).toBe(
        'yard',
      );
    });
  });

  describe('findLastUsedAddressId', () => {
    const order = (orderedAt: string | null, deliveredTo: typeof home, isPickup = false) => ({
      orderedAt,
      deliveredTo,
      isPickup,
    });

    it('returns the address of the latest order in any list order', () => {
      const orders = [
        order('2026-01-03T10:00:00Z', home),
        order('2026-03-01T10:00:00Z', work),
        order('2026-02-01T10:00:00Z', home),
      ];
      expect(findLastUsedAddressId([home, work], orders)).toBe('work');
    });

    it('skips pickups, deleted addresses and orders without a date', () => {
      const removed = { ...home, street: 'Domstraße' };
      const orders = [
        order(null, work),
        order('2026-01-03T10:00:00Z', home),
        order('2026-03-01T10:00:00Z', work, true),
        order('2026-02-01T10:00:00Z', removed),
      ];
      expect(findLastUsedAddressId([home, work], orders)).toBe('home');
    });

    it('returns null before the first order', () => {
      expect(findLastUsedAddressId([home], [])).toBeNull();
    });
  });
});

describe('listVisibleAddresses', () => {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: String(index) }));

  it.each([
    ['no addresses', 0, 'new', ''],
    ['six addresses', 6, 'new', '0 1 2 3 4 5'],
    ['seven addresses, the first five shown', 7, 'new', '0 1 2 3 4'],
    ['fifty addresses, an early one selected', 50, '2', '0 1 2 3 4'],
    ['fifty addresses, a later one selected', 50, '48', '0 1 2 3 4 48'],
  ])('%s', (_, count, chosenId, expected) => {
    const shown = listVisibleAddresses(ids(count), chosenId).map(({ id }) => id);
    expect(shown.join(' ')).toBe(expected);
  });
});

describe('same address', () => {
  const address = {
    firstName: 'Anna',
    lastName: 'Müller',
    city: 'Köln',
    zipCode: '50667',
    street: 'Domstraße',
    streetNumber: '12a',
    country: { title: 'Deutschland' },
  };

  describe('isSameAddress (Specification §4)', () => {
    it('ignores case', () => {
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
    ])('a different %s makes a different address', (_name, change) => {
      expect(isSameAddress(address, { ...address, ...change })).toBe(false);
    });

    it('ignores all other fields', () => {
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
});
