import { expect, it } from 'vitest';
import { createByteCache } from './byte-cache';

it('counts the new size of an object that is stored again', () => {
  const cache = createByteCache<object>(100_000);
  const page = {};
  cache.set('/de', page, 50_000);
  const before = cache.bytes;
  cache.set('/de', page, 10_000);
  expect(cache.bytes).toBe(before - 40_000);
});

it('evicts the least recently used entries until all fit', () => {
  const cache = createByteCache<object>(100_000);
  cache.set('/a', {}, 40_000);
  cache.set('/b', {}, 40_000);
  cache.get('/a');
  cache.set('/c', {}, 40_000);
  expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

it('does not store a value larger than the limit', () => {
  const cache = createByteCache<object>(10_000);
  cache.set('/large', {}, 20_000);
  expect([cache.get('/large'), cache.bytes, cache.size]).toEqual([undefined, 0, 0]);
});
