import { expect, it } from 'vitest';
import { isEan } from './ean';

it.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['04006381333931', false],
  ['40063813339a1', false],
  ['', false],
])('%j is an EAN: %j', (text, is) => {
  expect(isEan(text)).toBe(is);
});
