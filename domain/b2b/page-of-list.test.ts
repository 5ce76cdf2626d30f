import { expect, it } from 'vitest';
import { pageOfList, pageQuery, rowsOf, toPage } from './page-of-list';

it.each([
  [1, 0, { count: 0, page: 1, pages: 1 }],
  [1, 50, { count: 50, page: 1, pages: 1 }],
  [2, 51, { count: 51, page: 2, pages: 2 }],
  [9, 51, { count: 51, page: 2, pages: 2 }],
  [0, 120, { count: 120, page: 1, pages: 3 }],
])('page %j of %j rows is %j', (asked, count, page) => {
  expect(pageOfList(asked, count)).toEqual(page);
});

it('has fifty rows, those after the pages before it', () => {
  expect([rowsOf({ page: 1 }), rowsOf({ page: 3 })]).toEqual([
    { offset: 0, limit: 50 },
    { offset: 100, limit: 50 },
  ]);
});

it.each([
  ['', 1, ''],
  ['?page=3&q=kw+47', 3, 'q=kw+47&page=3'],
  ['?page=0', 1, ''],
  ['?page=1', 1, ''],
  ['?page=-2', 1, ''],
  ['?page=2.5&state=shipped', 1, 'state=shipped'],
  ['?page=12345678', 1, ''],
])('the query %j asks for page %j and is written %j', (query, page, written) => {
  expect(toPage(query)).toBe(page);
  expect(pageQuery(query, page)).toBe(written);
});
