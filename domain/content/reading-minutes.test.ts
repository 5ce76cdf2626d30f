import { expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes';

const words = (count: number) => Array.from({ length: count }, (_, at) => `Wort${at}`).join(' ');

it.each([
  ['', 1],
  [words(40), 1],
  [words(299), 1],
  [words(300), 2],
  [words(1_000), 5],
  [`# ${words(100)}\n\n[${words(100)}](/sehr/lange/adresse "mit Titel")`, 1],
  [`[a](b) ${words(298)} [c](d`, 2],
  [`[a](${words(400)}](b) ${words(100)}`, 1],
])('reads %.30s … in %i minutes', (markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});
