import { expect, it } from 'vitest';
import { holdsWords, searchWords } from './search-words';

it.each<[string, boolean]>([
  ['', true],
  ['   ', true],
  ['ludwig', true],
  ['LUDWIG grün', true],
  ['wig 11.25', true],
  ['ludwig rot', false],
  ['NOTHING', false],
])('the search "%s" finds the green Ludwig: %s', (text, found) => {
  const texts = ['LU11.25.H.M.TG', 'Ludwig, Diamant, M, Tannengrün'];
  expect(holdsWords(searchWords(text), texts)).toBe(found);
});
