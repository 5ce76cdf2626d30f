import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import type * as Feed from './product-feed-items';

// Next's cache requires a Next server. Here nothing is cached.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let backend: RunningServices;
let feed: typeof Feed;

beforeAll(async () => {
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.CONTENT_URL = backend.contentUrl;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  feed = await import('./product-feed-items');
}, 120_000);

afterAll(() => backend.stop());

it.each([
  ['de', 'de'],
  ['en', 'de'],
  ['de', 'at'],
] as const)('items of a group differ in colour or size: %s-%s', async (language, country) => {
  const items = await feed.listFeedItems(language, country);
  if (items === null) return expect(country).not.toBe('de');
  const grouped = items.filter(({ groupId }) => groupId !== null);
  expect(grouped.length).toBeGreaterThan(100);
  const variantKeys = grouped.map(({ groupId, color, size }) => [groupId, color, size].join(' | '));
  expect(variantKeys.filter((variant, at) => variantKeys.indexOf(variant) !== at)).toEqual([]);
  expect(grouped.every(({ groupId }) => (groupId ?? '').length <= 50)).toBe(true);
});
