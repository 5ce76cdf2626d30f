import { expect, it } from 'vitest';
import { languageToRemember } from './remember-language';

it.each([
  ['a first visit', null, 'document', 'text/html', 'de'],
  ['a change of language', 'en', 'document', 'text/html', 'de'],
  ['a page in the language one has', 'de', 'document', 'text/html', null],
  ['a browser that does not say', null, null, null, 'de'],
  ['a page through the service worker', 'en', 'empty', 'text/html,*/*;q=0.8', 'de'],
  ['a script’s request', 'en', 'empty', '*/*', null],
  ['a broken cookie', 'DE', 'document', 'text/html', 'de'],
])('%s', (_name, cookie, destination, accept, remembered) => {
  expect(languageToRemember({ language: 'de', cookie, destination, accept })).toBe(remembered);
});
