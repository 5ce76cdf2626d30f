import { expect, it } from 'vitest';
import { createBirthdaySchema, toBirthday } from './account-api';

const schema = createBirthdaySchema('2026-11-21');

it.each(['1900-01-01', '1984-02-29', '2026-11-21'])('accepts %s as a birthday', (day) => {
  expect(schema.safeParse({ day }).success).toBe(true);
});

it.each(['', '1899-12-31', '2026-11-22', '1985-02-29', '04.05.1990', '1990-5-4', undefined])(
  'rejects %s as a birthday',
  (day) => {
    expect(schema.safeParse({ day }).error?.issues[0]?.message).toBe('invalid');
  },
);

it.each([
  ['1990-05-04T00:00:00+00:00', '1990-05-04'],
  ['1990-05-04', '1990-05-04'],
  ['0000-00-00T00:00:00+00:00', null],
  ['', null],
  [null, null],
])('maps the shop’s %s to the form value %s', (moment, day) => {
  expect(toBirthday(moment)).toBe(day);
});
