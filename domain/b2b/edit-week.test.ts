import { describe, expect, it } from 'vitest';
import { fromEditedWeek, isSameHours, problemOfDay, toEditedWeek } from './edit-week';
import { groupedIban, isIban, normaliseIban } from './iban';
import type { HoursOfDays } from './master-data';

const hours: HoursOfDays[] = [
  { days: ['Tu', 'We', 'Th', 'Fr'], opens: '14:00', closes: '18:30' },
  { days: ['Tu', 'We', 'Th', 'Fr'], opens: '10:00', closes: '13:00' },
  { days: ['Sa'], opens: '10:00', closes: '14:00' },
];

describe('a week', () => {
  it('is edited day by day, earliest time first', () => {
    const week = toEditedWeek(hours);
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

  it('comes back as the same hours, days together', () => {
    expect(fromEditedWeek(toEditedWeek(hours))).toEqual([hours[1], hours[0], hours[2]]);
    expect(fromEditedWeek(toEditedWeek([]))).toEqual([]);
  });

  it('is the same in whichever order it is written', () => {
    expect(isSameHours(hours, hours.toReversed())).toBe(true);
    expect(isSameHours(hours, hours.slice(1))).toBe(false);
    expect(isSameHours([], [])).toBe(true);
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
  ])('with %j has the problem %s', (times, problem) => {
    const written = times.map(([opens = '', closes = '']) => ({ opens, closes }));
    expect(problemOfDay(written)).toBe(problem);
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
])('%s is an IBAN: %s', (text, isOne) => {
  expect(isIban(text)).toBe(isOne);
});

it('an IBAN is kept without spaces and read in groups', () => {
  expect(normaliseIban(' de02 1203 ')).toBe('DE021203');
  expect(groupedIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
});
