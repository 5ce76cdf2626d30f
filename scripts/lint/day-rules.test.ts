import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { dayRuleConfigs } from './day-rules.mjs';

const linter = new Linter();
const complaints = (code: string, file: string) =>
  linter.verify(code, dayRuleConfigs([]), file).map(({ ruleId }) => ruleId);

it.each([
  'new Date(at).toISOString().slice(0, 10)',
  "new Date().toISOString().split('T')[0]",
  'new Intl.DateTimeFormat(locale)',
  'new Date().toLocaleDateString()',
  'new Date().getDate()',
  'date.getUTCFullYear()',
  'date.setUTCDate(4)',
  'Date.UTC(2026, 11, 4)',
  "format({ timeZone: 'Europe/Berlin' })",
  'at + 86_400_000',
  'at + 24 * 60 * 60 * 1000',
  "const locales = ['de-DE']",
])('%s is refused outside domain/time', (code) => {
  expect(complaints(code, 'lib/days.js')).toEqual(['no-restricted-syntax']);
  expect(complaints(code, 'domain/b2b/days.js')).toEqual(['no-restricted-syntax']);
  expect(complaints(code, 'domain/time/day.js')).toEqual([]);
});

it.each([
  'new Date(at).toISOString()',
  'dayInBerlin(Date.now())',
  'settings({ timeZone: berlin })',
])('%s is fine', (code) => {
  expect(complaints(code, 'lib/days.js')).toEqual([]);
});
