import { expect, it } from 'vitest';
import { isPagePath, isRouterRequest } from './page-path';
import { config } from '@/middleware';

const matcher = new RegExp(`^${config.matcher[0]}$`);

/**
 * Every path that the middleware matches must be a page for the front server as well. Otherwise it would get no content
 * security policy, or a wrong one.
 */
it.each([
  ['/', true],
  ['/de', true],
  ['/bikes', true],
  ['/de/bikes/LU11.25.H.M.TG', true],
  ['/de/bikes/heinrich-1.0', true],
  ['/apiary', true],
  ['/de/media', true],
  ['/api', false],
  ['/api/shop', false],
  ['/veloconnect', false],
  ['/feeds/articles.csv', false],
  ['/pay/cs_test_1', false],
  ['/de/payment/0f-aa', true],
  ['/logout', false],
  ['/media/bikes/ludwig.svg', false],
  ['/_next/static/chunk.js', false],
  ['/sw.js', false],
  ['/de/search-index.json', false],
  ['/.well-known/security.txt', false],
])('recognises %s as a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
  expect(matcher.test(path)).toBe(expected);
});

it.each<[string, Record<string, string>, string, boolean]>([
  ['a document', { accept: 'text/html' }, 'utm_source=x', false],
  ['page data', { rsc: '1' }, '', true],
  ['a prefetch', { 'next-router-prefetch': '1' }, '', true],
  ['page data by query parameter', {}, 'x=1&_rsc=abc', true],
  ['a request with a header of the platform', { 'x-matched-path': '/de' }, '', true],
])('%s', (_name, headers, query, expected) => {
  expect(isRouterRequest(headers, query)).toBe(expected);
});
