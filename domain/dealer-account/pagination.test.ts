import { expect, it } from 'vitest';
import { buildPagination, toPageQuery, getPageRange, parsePage } from './pagination';

it.each([
  [1, 0, { count: 0, page: 1, pages: 1 }],
  [1, 50, { count: 50, page: 1, pages: 1 }],
  [2, 51, { count: 51, page: 2, pages: 2 }],
  [9, 51, { count: 51, page: 2, pages: 2 }],
  [0, 120, { count: 120, page: 1, pages: 3 }],
])('page %j of %j rows gives %j', (requestedPage, count, page) => {
  expect(buildPagination(requestedPage, count)).toEqual(page);
});

it('returns fifty rows after the previous pages', () => {
  expect([getPageRange({ page: 1 }), getPageRange({ page: 3 })]).toEqual([
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
])('parses the query %j as page %j and formats it as %j', (query, page, written) => {
  expect(parsePage(query)).toBe(page);
  expect(toPageQuery(query, page)).toBe(written);
});
