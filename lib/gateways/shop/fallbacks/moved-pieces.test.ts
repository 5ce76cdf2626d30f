import { afterEach, expect, it } from 'vitest';
import {
  handleRemoteCount,
  type RemoteRateLimitCount,
  setSharedCounters,
} from '@/lib/platform/distributed-state';
import { countMovedPieces, recordMovedPieces } from './moved-pieces';

afterEach(() => setSharedCounters(undefined, () => undefined));

it('knows the pieces that another worker has moved', async () => {
  const published: RemoteRateLimitCount[] = [];
  setSharedCounters(undefined, (count) => published.push(count));
  const product = { merge: 'worker', productId: 'a' };
  await recordMovedPieces(product, { from: 0, to: 2 });
  expect(await countMovedPieces(product, { from: 0, to: 5 })).toBe(0);
  published.forEach(handleRemoteCount);
  expect(await countMovedPieces(product, { from: 0, to: 5 })).toBe(2);
  expect(await countMovedPieces(product, { from: 0, to: 1 })).toBe(1);
  expect(await countMovedPieces({ ...product, productId: 'b' }, { from: 0, to: 5 })).toBe(0);
});

it('knows the pieces that another server has moved', async () => {
  const marks = new Set<string>();
  const counters = {
    consumeToken: async () => null,
    consumeWindow: async () => null,
    releaseWindow: async () => null,
    addMark: async (_name: string, key: string) => marks.add(key) && (true as const),
    hasMark: async (_name: string, key: string) => marks.has(key),
  };
  setSharedCounters(counters, () => expect.unreachable());
  const product = { merge: 'server', productId: 'a' };
  await recordMovedPieces(product, { from: 0, to: 1 });
  await recordMovedPieces(product, { from: 1, to: 3 });
  expect(await countMovedPieces(product, { from: 2, to: 5 })).toBe(3);
});
