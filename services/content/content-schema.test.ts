import { expect, it } from 'vitest';
import { dateScalar, dateTimeScalar } from './content-schema';

it.each([
  ['2026-11-28', '2026-11-28T00:00:00.000Z'],
  ['2026-11-28T12:00:00Z', '2026-11-28T12:00:00.000Z'],
  ['2026-11-28T12:00:00.5+01:00', '2026-11-28T11:00:00.500Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
])('parses the timestamp %s as %s', (text, read) => {
  expect(dateTimeScalar.parseValue(text)).toBe(read);
});

it.each([
  '2026-02-30T12:00:00Z',
  '2026-02-30',
  '2026-04-31T12:00:00Z',
  '2026-11-28T25:00:00Z',
  '28.11.2026',
  '5.4.2026',
  '11/28/26',
  '26-11-28',
  '1796000000000',
  '28 Nov 2026',
  '',
])('rejects the timestamp %j', (text) => {
  expect(() => dateTimeScalar.parseValue(text)).toThrow('DateTime cannot represent the text');
});

it.each(['2026-02-30', '2026-04-31', '2026-13-01', '26-11-28', '28.11.2026', ''])(
  'rejects the date %j',
  (text) => {
    expect(() => dateScalar.parseValue(text)).toThrow('Date cannot represent the text');
  },
);

it('parses a date as written', () => {
  expect(dateScalar.parseValue('2026-11-28')).toBe('2026-11-28');
});
