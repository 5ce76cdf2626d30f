import { describe, expect, it } from 'vitest';
import { detectLanguage, getPathLanguage, parseLanguage } from './language';

describe('detectLanguage (Specification §9)', () => {
  it.each([
    ['/en/bikes', 'de', 'de', 'en'],
    ['/de', 'en', 'en', 'de'],
    ['/', 'en', 'de', 'en'],
    ['/bikes', 'de', 'en', 'de'],
    ['/fr/bikes', null, null, 'de'],
    ['/', 'fr', 'en', 'en'],
    ['/', null, null, 'de'],
    ['/', null, '', 'de'],
    ['/', null, '*', 'de'],
    ['/', null, 'de', 'de'],
    ['/', null, 'de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['/', null, 'DE-de', 'de'],
    ['/', null, 'en-US,en;q=0.9,de;q=0.8', 'en'],
    ['/', null, 'en;q=0.5, de;q=0.9', 'de'],
    ['/', null, 'fr-FR,fr', 'en'],
    ['/', null, 'del', 'en'],
    ['/', null, 'de;q=0, fr', 'en'],
    ['/', null, 'de;q=x', 'de'],
    ['/english', null, null, 'de'],
  ])(
    '%s with cookie %j and accept-language %j gives %s',
    (pathname, cookie, acceptLanguage, language) => {
      expect(detectLanguage({ pathname, cookie, acceptLanguage })).toBe(language);
    },
  );

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
});
