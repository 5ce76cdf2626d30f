import { describe, expect, it } from 'vitest';
import { getTranslatedPath, findLanguageToStore } from './language-switch';

describe('translated path', () => {
  it.each<[string, string, [string, string][], string]>([
    ['home page', '/', [], '/en'],
    [
      'a page with a translation',
      '/news/der-riemen',
      [
        ['de', '/de/news/der-riemen'],
        ['en', '/en/news/the-belt'],
      ],
      '/en/news/the-belt',
    ],
    [
      'an entry without a translation leads to its list',
      '/news/nur-deutsch',
      [['de', '/de/news/nur-deutsch']],
      '/en/news',
    ],
    [
      'a page without a translation leads to the home page',
      '/hausordnung',
      [['de', '/de/hausordnung']],
      '/en',
    ],
    ['a page without alternates', '/checkout/cart', [], '/en/checkout/cart'],
  ])('%s', (_name, path, alternates, target) => {
    expect(getTranslatedPath({ path, alternates: new Map(alternates) }, 'en')).toBe(target);
  });
});

describe('stored language', () => {
  it.each([
    ['a first visit', null, 'document', 'text/html', 'de'],
    ['a change of language', 'en', 'document', 'text/html', 'de'],
    ['a page in the stored language', 'de', 'document', 'text/html', null],
    ['a browser without fetch metadata', null, null, null, 'de'],
    ['a page through the service worker', 'en', 'empty', 'text/html,*/*;q=0.8', 'de'],
    ['a request from a script', 'en', 'empty', '*/*', null],
    ['an invalid cookie', 'DE', 'document', 'text/html', 'de'],
  ])('%s', (_name, cookie, destination, accept, remembered) => {
    expect(findLanguageToStore({ language: 'de', cookie, destination, accept })).toBe(remembered);
  });
});
