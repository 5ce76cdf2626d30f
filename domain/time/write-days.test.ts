import { expect, it } from 'vitest';
import { isoDay } from './day';
import { writeDays } from './write-days';

it.each([
  ['2026-12-10', '2026-12-14', 'Do 10. – Mo 14. Dezember', 'Thu 10 – Mon 14 December'],
  [
    '2026-11-27',
    '2026-12-01',
    'Fr 27. November – Di 1. Dezember',
    'Fri 27 November – Tue 1 December',
  ],
  ['2026-12-04', '2026-12-04', 'Fr 4. Dezember', 'Fri 4 December'],
  // The same month of another year is another month.
  [
    '2026-12-30',
    '2027-12-02',
    'Mi 30. Dezember – Do 2. Dezember',
    'Wed 30 December – Thu 2 December',
  ],
])('%s to %s', (first, last, german, english) => {
  const span = { from: isoDay(first), until: isoDay(last) };
  const form = { withWeekdays: true, withYear: false };
  expect(writeDays(span, 'de', form)).toBe(german);
  expect(writeDays(span, 'en', form)).toBe(english);
});

it('is short where there is little room', () => {
  const span = { from: isoDay('2026-11-27'), until: isoDay('2026-12-01') };
  const form = { withWeekdays: false, withShortMonths: true, withYear: false };
  expect(writeDays(span, 'de', form)).toBe('27.\u00a0Nov. – 1.\u00a0Dez.');
  expect(writeDays(span, 'en', form)).toBe('27\u00a0Nov – 1\u00a0Dec');
});

it('goes without weekdays and with the year', () => {
  const span = { from: isoDay('2026-12-30'), until: isoDay('2027-01-08') };
  const form = { withWeekdays: false, withYear: true };
  expect(writeDays(span, 'de', form)).toBe('30. Dezember – 8. Januar 2027');
  expect(writeDays(span, 'en', form)).toBe('30 December – 8 January 2027');
});
