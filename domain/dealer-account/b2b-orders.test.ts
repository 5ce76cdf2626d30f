import { expect, it } from 'vitest';
import { toOrderFilterQuery, parseOrderFilter } from './b2b-orders';

it.each([
  ['', { words: '', state: null }, ''],
  ['?q=kw+47&state=shipped', { words: 'kw 47', state: 'shipped' }, 'q=kw+47&state=shipped'],
  ['?state=DROP&q=', { words: '', state: null }, ''],
  ['?q=%E0%A4%A', { words: '\uFFFD%A', state: null }, 'q=%EF%BF%BD%25A'],
] as const)('parses the query %j as %j', (query, filter, written) => {
  expect(parseOrderFilter(query)).toEqual(filter);
  expect(toOrderFilterQuery(filter)).toBe(written);
});
