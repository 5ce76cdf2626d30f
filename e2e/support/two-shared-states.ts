import { createKeyedDigest } from '@/server/shared-state/redis-config';
import { openSharedState } from '@/server/shared-state/open-shared-state';
import {
  createTestPrefix,
  silentRedisLogger,
  listTestKeys,
  getTestRedisUrl,
  deleteTestKeys,
} from '@/server/testing/test-redis';

export { testRedisUrl } from '@/server/testing/test-redis';

/**
 * Opens two connections to the same shared state in the test Redis, as two storefronts have them, with a separate key
 * prefix.
 */
export async function openTwoSharedStates() {
  const prefix = createTestPrefix();
  const options = {
    prefix,
    digest: createKeyedDigest('a secret'),
    logger: silentRedisLogger,
    callMs: 10_000,
  };
  const one = await openSharedState({ url: getTestRedisUrl(), ...options });
  const other = await openSharedState({ url: getTestRedisUrl(), ...options });
  return {
    one: one.limits,
    other: other.limits,
    /** Returns all keys of the shared state with their values and lifetimes. */
    readAll: () => listTestKeys(prefix),
    /** Deletes the shared state, as if Redis had lost its data. */
    removeAll: () => deleteTestKeys(prefix),
    async close() {
      one.close();
      other.close();
      await deleteTestKeys(prefix);
    },
  };
}
