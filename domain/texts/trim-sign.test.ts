import { expect, it } from 'vitest';
import { trimBothOf, trimEndOf } from './trim-sign';

it.each([
  ['/login', '/login', 'login'],
  ['/login///', '/login', 'login'],
  ['//a//b//', '//a//b', 'a//b'],
  ['///', '', ''],
  ['', '', ''],
  ['a', 'a', 'a'],
])('%j is %j without slashes at its end, %j without any at both', (text, end, both) => {
  expect(trimEndOf(text, '/')).toBe(end);
  expect(trimBothOf(text, '/')).toBe(both);
});
