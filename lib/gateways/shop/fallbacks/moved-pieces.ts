import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hourMs } from '@/domain/time/durations';
import {
  getSharedCounters,
  publishCount,
  subscribeToRemoteCounts,
} from '@/lib/platform/distributed-state';
import { createProcessValue } from '@/lib/platform/process-registry';

const list = 'moved-local-baskets';

/** Marks of the other worker processes of this server. */
const remoteMarks = createProcessValue('moved-local-baskets', () => {
  return new LRUCache<string, true>({ max: 20_000, ttl: hourMs });
});

subscribeToRemoteCounts(list, ({ key }) => void remoteMarks.get().set(key, true));

/** A product that a local basket (`merge` names it and the customer's basket) has moved. */
interface MovedProduct {
  readonly merge: string;
  readonly productId: string;
}

/** Records for all processes that the pieces `from + 1` to `to` of a product have been moved. */
export async function recordMovedPieces(
  product: MovedProduct,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const keys = Array.from({ length: to - from }, (_, offset) => keyOf(product, from + offset + 1));
  await Promise.all(
    keys.map(async (key) => {
      if (!(await getSharedCounters()?.addMark(list, key, hourMs)))
        publishCount({ limit: list, kind: 'noted', key });
    }),
  );
}

/** Counts the moved pieces of a product up to `to`: `from` pieces, and those that other processes moved after them. */
export async function countMovedPieces(
  product: MovedProduct,
  { from, to }: { from: number; to: number },
): Promise<number> {
  let count = from;
  while (count < to && (await isMarked(keyOf(product, count + 1)))) count += 1;
  return count;
}

async function isMarked(key: string): Promise<boolean> {
  return remoteMarks.get().has(key) || (await getSharedCounters()?.hasMark(list, key)) === true;
}

function keyOf({ merge, productId }: MovedProduct, piece: number): string {
  return createHash('sha256')
    .update(JSON.stringify([merge, productId, piece]))
    .digest('base64url');
}
