import { expect, it } from 'vitest';
import { otherLanguagePath } from './other-language-path';

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
  expect(otherLanguagePath({ path, alternates: new Map(alternates) }, 'en')).toBe(target);
});
