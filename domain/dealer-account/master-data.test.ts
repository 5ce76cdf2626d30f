import { expect, it, describe } from 'vitest';
import {
  computeMasterDataChanges,
  hasMasterDataChanges,
  type MasterDataFields,
  emptyFinderFields,
  toOpeningHours,
  isSameOpeningHours,
  findOpeningTimeProblem,
  toEditableWeek,
  type OpeningHoursEntry,
} from './master-data';
import { formatIban, isIban, normalizeIban } from '@/domain/payment/bank-transfer';

describe('compare master data', () => {
  const current: MasterDataFields = {
    ...emptyFinderFields,
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

  it('returns no changes for the same opening hours in another notation', () => {
    const wanted = {
      ...current,
      openingHours: [{ days: ['Mo', 'Tu', 'We'], opens: '10:00', closes: '18:00' }] as const,
    };
    const changes = computeMasterDataChanges(current, wanted);
    expect(changes).toEqual({ texts: [], hasOpeningHoursChange: false });
    expect(hasMasterDataChanges(changes)).toBe(false);
  });

  it('lists changed fields with both values in form order', () => {
    const changes = computeMasterDataChanges(current, {
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
      hasOpeningHoursChange: true,
    });
    expect(hasMasterDataChanges(changes)).toBe(true);
  });
});

describe('edit week', () => {
  const hours: OpeningHoursEntry[] = [
    { days: ['Tu', 'We', 'Th', 'Fr'], opens: '14:00', closes: '18:30' },
    { days: ['Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '13:00' },
    { days: ['Sa'], opens: '10:00', closes: '14:00' },
  ];

  describe('opening hours', () => {
    it('are edited per day with the earliest time first', () => {
      const week = toEditableWeek(hours);
      expect(week.map(({ day, times }) => `${day} ${times.length}`)).toEqual([
        'Mo 0',
        'Tu 2',
        'We 2',
        'Th 2',
        'Fr 2',
        'Sa 1',
        'Su 0',
      ]);
      expect(week[1]?.times[0]).toEqual({ opens: '10:00', closes: '13:00' });
    });

    it('round-trips opening hours, grouping days with equal times', () => {
      expect(toOpeningHours(toEditableWeek(hours))).toEqual([hours[1], hours[0], hours[2]]);
      expect(toOpeningHours(toEditableWeek([]))).toEqual([]);
    });

    it('are compared regardless of order', () => {
      expect(isSameOpeningHours(hours, hours.toReversed())).toBe(true);
      expect(isSameOpeningHours(hours, hours.slice(1))).toBe(false);
      expect(isSameOpeningHours([], [])).toBe(true);
    });

    it.each([
      [[], null],
      [[['10:00', '13:00']], null],
      [
        [
          ['14:00', '18:00'],
          ['10:00', '13:00'],
        ],
        null,
      ],
      [
        [
          ['10:00', '13:00'],
          ['13:00', '18:00'],
        ],
        null,
      ],
      [
        [
          ['10:00', '13:00'],
          ['12:59', '18:00'],
        ],
        'overlap',
      ],
      [[['18:00', '10:00']], 'wrongOrder'],
      [[['10:00', '10:00']], 'wrongOrder'],
      [[['', '10:00']], 'badTime'],
      [[['10:00', '24:00']], 'badTime'],
      [[['9:00', '10:00']], 'badTime'],
    ])('for %j have the problem %s', (times, problem) => {
      const written = times.map(([opens = '', closes = '']) => ({ opens, closes }));
      expect(findOpeningTimeProblem(written)).toBe(problem);
    });
  });

  it.each([
    ['DE02 1203 0000 0000 2020 51', true],
    ['de02120300000000202051', true],
    ['AT611904300234573201', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['DE02 1203 0000 0000 2020 52', false],
    ['DE02', false],
    ['', false],
    ['DE02 1203 0000 0000 2020 5!', false],
  ])('%s is a valid IBAN: %s', (text, isOne) => {
    expect(isIban(text)).toBe(isOne);
  });

  it('an IBAN is stored without spaces and displayed in groups', () => {
    expect(normalizeIban(' de02 1203 ')).toBe('DE021203');
    expect(formatIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  });
});
