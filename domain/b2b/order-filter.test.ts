import { expect, it } from 'vitest';
import { orderFilterQuery, toOrderFilter } from './order-filter';

it.each([
  ['', { words: '', state: null }, ''],
  ['?q=kw+47&state=shipped', { words: 'kw 47', state: 'shipped' }, 'q=kw+47&state=shipped'],
  ['?state=DROP&q=', { words: '', state: null }, ''],
  ['?q=%E0%A4%A', { words: '\uFFFD%A', state: null }, 'q=%EF%BF%BD%25A'],
] as const)('the query %j is %j', (query, filter, written) => {
  expect(toOrderFilter(query)).toEqual(filter);
  expect(orderFilterQuery(filter)).toBe(written);
});
