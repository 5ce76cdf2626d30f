import { expect, it } from 'vitest';
import { namesItsKind } from './names-its-kind';

it.each([
  ['Klingel Kreuzberg', 'Klingeln', true],
  ['Hecktasche Spandau', 'Taschen und Körbe', true],
  ['Korb Schöneberg', 'Taschen und Körbe', true],
  ['Ortlieb Back-Roller', 'Taschen und Körbe', false],
  ['Gates Carbon Drive CDN', 'Riemen und Antrieb', false],
  ['Kreuzberg bell', 'Bells', true],
  ['Spurcycle Original', 'Bells', false],
  ['Abus Pedelec 2.0', 'Helmets and apparel', false],
  ['Linde helmet', 'Helmets and apparel', true],
])('%s, %s', (name, category, expected) => {
  expect(namesItsKind(name, category)).toBe(expected);
});
