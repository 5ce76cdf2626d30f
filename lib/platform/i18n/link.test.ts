import { expect, it } from 'vitest';
import { addLanguagePrefix, removeLanguagePrefix } from './link';

it.each([
  ['/', '/de'],
  ['/?kept=1', '/de?kept=1'],
  ['/#main', '/de#main'],
  ['/bikes', '/de/bikes'],
  ['/bikes?color=moos#list', '/de/bikes?color=moos#list'],
  ['#main', '#main'],
  ['?page=2', '?page=2'],
  ['https://lautlos.example/bikes', 'https://lautlos.example/bikes'],
  ['//lautlos.example', '//lautlos.example'],
  ['mailto:post@lautlos.example', 'mailto:post@lautlos.example'],
])('%s links to %s', (href, expected) => {
  expect(addLanguagePrefix(href, 'de')).toBe(expected);
});

it.each([
  ['/de', '/'],
  ['/de/bikes', '/bikes'],
  ['/design', '/design'],
  ['/en/bikes', '/en/bikes'],
])('%s has the path %s within its language', (path, expected) => {
  expect(removeLanguagePrefix(path, 'de')).toBe(expected);
});
