import { describe, expect, it } from 'vitest';
import { getTranslatedPath, findLanguageToStore } from './language-switch';

describe('translated path', () => {
  it.each<[string, string, [string, string][], string]>([
    ['home', '/', [], '/en'],
    [
      'a page that names its translation',
      '/news/der-riemen',
      [
        ['de', '/de/news/der-riemen'],
        ['en', '/en/news/the-belt'],
      ],
      '/en/news/the-belt',
    ],
    [
      'one without translation: its list',
      '/news/nur-deutsch',
      [['de', '/de/news/nur-deutsch']],
      '/en/news',
    ],
    ['a page without translation: home', '/hausordnung', [['de', '/de/hausordnung']], '/en'],
    ['a page that says nothing', '/checkout/cart', [], '/en/checkout/cart'],
  ])('%s', (_name, path, alternates, target) => {
    expect(getTranslatedPath({ path, alternates: new Map(alternates) }, 'en')).toBe(target);
  });
});

describe('stored language', () => {
  it.each([
    ['a first visit', null, 'document', 'text/html', 'de'],
    ['a change of language', 'en', 'document', 'text/html', 'de'],
    ['a page in the language one has', 'de', 'document', 'text/html', null],
    ['a browser that does not say', null, null, null, 'de'],
    ['a page through the service worker', 'en', 'empty', 'text/html,*/*;q=0.8', 'de'],
    ['a script’s request', 'en', 'empty', '*/*', null],
    ['a broken cookie', 'DE', 'document', 'text/html', 'de'],
  ])('%s', (_name, cookie, destination, accept, remembered) => {
    expect(findLanguageToStore({ language: 'de', cookie, destination, accept })).toBe(remembered);
  });
});
