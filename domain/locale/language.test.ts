import { expect, it } from 'vitest';
import { getPathLanguage, parseLanguage } from './language';

it('matches language codes exactly', () => {
  expect([
    parseLanguage('de'),
    parseLanguage('DE'),
    parseLanguage(''),
    parseLanguage(null),
  ]).toEqual(['de', null, null, null]);
  expect([
    getPathLanguage('/en'),
    getPathLanguage('/en/'),
    getPathLanguage('/enx'),
    getPathLanguage('/'),
  ]).toEqual(['en', 'en', null, null]);
});
