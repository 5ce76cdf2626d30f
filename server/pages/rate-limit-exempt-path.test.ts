import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { PageCache } from '../page-cache/page-cache';
import { hasRelevantQuery, isRateLimitExemptPath } from './rate-limit-exempt-path';

const pages: PageCache = {
  find: () => Promise.reject(new Error('nobody asks')),
  has: (path) => path === '/de/bikes/ludwig',
  expire: () => undefined,
  bytes: 0,
  size: 0,
};
const isPrerendered = (path: string) => path !== '/de/search';
const isOpen = (path: string) => isRateLimitExemptPath(path, { pages, isPrerendered });

const ofTheAccount = readdirSync('app/[lang]/my-account', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('/page.tsx'))
  .map((name) => `/de/my-account/${name.slice(0, -'/page.tsx'.length).replace('[number]', 'A-1')}`);

it('finds the account pages', () => expect(ofTheAccount).toContain('/de/my-account/b2c'));

it.each(ofTheAccount)('allows %s without login', (path) => expect(isOpen(path)).toBe(true));

it.each([
  ['/de/bikes/ludwig', true],
  ['/de/search', true],
  ['/de/bikes/none', false],
  ['/de/my-account/none', false],
  ['/de/my-account/b2c/none', false],
  ['/de/my-account/b2c/orders/1/none', false],
  ['/de/x/my-account/b2c', false],
  ['/x/my-account/b2c', false],
])('%s: %s', (path, expected) => expect(isOpen(path)).toBe(expected));

it.each([
  ['', false],
  ['_rsc=x', false],
  ['_rsc=x&utm_source=y', false],
  ['q=x&_rsc=y', true],
  ['x_rsc=y', true],
])('%j requires login: %s', (query, expected) => expect(hasRelevantQuery(query)).toBe(expected));
