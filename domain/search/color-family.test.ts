import { expect, it } from 'vitest';
import { colorFamilyWords } from './color-family';

it.each([
  ['#1c3b2d', 'grün'],
  ['#8fae89', 'grün'],
  ['#1f2e4a', 'blau'],
  ['#b4451f', 'orange'],
  ['#7a2233', 'rot'],
  ['#3c4143', 'grau'],
  ['#9ea3a4', 'grau'],
  ['#e9e6dc', 'weiß'],
  ['#d6c497', 'beige'],
  ['#e9ddb4', 'beige'],
  ['#1b1c1d', 'schwarz'],
  ['no colour', ''],
])('%s is %s', (hex, words) => {
  expect(colorFamilyWords(hex, 'de')).toBe(words);
});
