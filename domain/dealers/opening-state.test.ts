import { describe, expect, it } from 'vitest';
import { getOpeningState } from './opening-state';
import { type OpeningHours, weekdays, listWeekHours } from './dealer';
import { getDealerLocalTime } from './opening-state';

const shop: OpeningHours = [
  { days: ['Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '13:00' },
  { days: ['Tu', 'We', 'Th', 'Fr'], opens: '14:00', closes: '19:00' },
  { days: ['Sa'], opens: '10:00', closes: '16:00' },
];

const at = (day: (typeof weekdays)[number], time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day: weekdays.indexOf(day), minutes: hours * 60 + minutes };
};

describe('dealer with a lunch break', () => {
  it.each([
    ['Tu', '09:59', { kind: 'closed', opens: '10:00', day: 'Tu', inDays: 0 }],
    ['Tu', '10:00', { kind: 'open', closes: '13:00', minutesLeft: 180 }],
    ['Tu', '12:59', { kind: 'open', closes: '13:00', minutesLeft: 1 }],
    ['Tu', '13:00', { kind: 'closed', opens: '14:00', day: 'Tu', inDays: 0 }],
    ['Tu', '18:30', { kind: 'open', closes: '19:00', minutesLeft: 30 }],
    ['Tu', '19:00', { kind: 'closed', opens: '10:00', day: 'We', inDays: 1 }],
    ['Sa', '16:00', { kind: 'closed', opens: '10:00', day: 'Tu', inDays: 3 }],
    ['Su', '12:00', { kind: 'closed', opens: '10:00', day: 'Tu', inDays: 2 }],
    ['Mo', '00:00', { kind: 'closed', opens: '10:00', day: 'Tu', inDays: 1 }],
  ] as const)('opening state on %s at %s', (day, time, state) => {
    expect(getOpeningState(shop, at(day, time))).toEqual(state);
  });
});

describe('continuous opening hours', () => {
  const night: OpeningHours = [{ days: ['Fr', 'Su'], opens: '20:00', closes: '02:00' }];
  const day: OpeningHours = [{ days: ['Sa'], opens: '00:00', closes: '24:00' }];
  const always: OpeningHours = [{ days: [...weekdays], opens: '00:00', closes: '24:00' }];
  const touching: OpeningHours = [
    { days: ['Mo'], opens: '14:00', closes: '18:00' },
    { days: ['Mo'], opens: '10:00', closes: '14:00' },
  ];

  it.each([
    ['past midnight', night, 'Sa', '01:59', { kind: 'open', closes: '02:00', minutesLeft: 1 }],
    [
      'after closing past midnight',
      night,
      'Sa',
      '02:00',
      { kind: 'closed', opens: '20:00', day: 'Su', inDays: 1 },
    ],
    [
      'from Sunday into Monday',
      night,
      'Mo',
      '01:00',
      { kind: 'open', closes: '02:00', minutesLeft: 60 },
    ],
    ['until 24:00', day, 'Sa', '23:59', { kind: 'open', closes: '00:00', minutesLeft: 1 }],
    ['after 24:00', day, 'Su', '00:00', { kind: 'closed', opens: '00:00', day: 'Sa', inDays: 6 }],
    [
      'two adjacent intervals',
      touching,
      'Mo',
      '13:59',
      { kind: 'open', closes: '18:00', minutesLeft: 241 },
    ],
    [
      'opens a week later',
      touching,
      'Mo',
      '18:00',
      { kind: 'closed', opens: '10:00', day: 'Mo', inDays: 7 },
    ],
  ] as const)('%s', (_name, hours, weekday, time, state) => {
    expect(getOpeningState(hours, at(weekday, time))).toEqual(state);
  });

  it('around the clock are open at any time', () => {
    for (const weekday of weekdays)
      expect(getOpeningState(always, at(weekday, '03:00')).kind).toBe('open');
  });
});

it.each<[string, OpeningHours]>([
  ['no hours', []],
  ['an invalid time', [{ days: ['Mo'], opens: 'früh', closes: 'spät' }]],
])('return unknown for %s', (_name, hours) => {
  expect(getOpeningState(hours, at('Mo', '12:00'))).toEqual({ kind: 'unknown' });
});

it('list seven days from Monday with sorted times and no times on closed days', () => {
  expect(listWeekHours(shop)).toHaveLength(7);
  expect(listWeekHours(shop)[0]).toEqual({ day: 'Mo', times: [] });
  expect(listWeekHours([...shop].reverse())[1]?.times.map(({ opens }) => opens)).toEqual([
    '10:00',
    '14:00',
  ]);
  expect(listWeekHours([])).toEqual([]);
});

describe('local dealer time', () => {
  it.each([
    ['DE', '2026-11-21T22:59:00Z', { day: 5, minutes: 23 * 60 + 59 }],
    ['DE', '2026-11-21T23:00:00Z', { day: 6, minutes: 0 }],
    ['GB', '2026-11-21T23:00:00Z', { day: 5, minutes: 23 * 60 }],
    ['DE', '2026-07-01T12:00:00Z', { day: 2, minutes: 14 * 60 }],
    ['DE', '2026-03-29T00:59:00Z', { day: 6, minutes: 119 }],
    ['DE', '2026-03-29T01:00:00Z', { day: 6, minutes: 180 }],
  ] as const)('in %s at %s', (country, moment, wall) => {
    expect(getDealerLocalTime(country, Date.parse(moment))).toEqual(wall);
  });
});
