import { expect, it } from 'vitest';
import { parsePlaceQuery } from './place';

it.each([
  ['10999 Berlin', { countries: ['DE', 'FR', 'CZ'], code: '10999', name: 'Berlin' }],
  [' Berlin ,  10999 ', { countries: ['DE', 'FR', 'CZ'], code: '10999', name: 'Berlin' }],
  ['CH-8001', { countries: ['CH'], code: '8001', name: '' }],
  [', Bad Aibling ,', { countries: [], code: null, name: 'Bad Aibling' }],
  ['1071 AB', { countries: ['NL'], code: '1071', name: '' }],
])('parses %j as %o', (typed, query) => expect(parsePlaceQuery(typed)).toEqual(query));

it('truncates input to the longest place name', () => {
  expect(parsePlaceQuery('a'.repeat(200)).name).toHaveLength(120);
});
