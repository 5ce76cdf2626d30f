import { keyedDigest } from '@/shared-state/keyed-digest';
import { openSharedState } from '@/shared-state/open-shared-state';
import { newPrefix, noLog, readAll, redisUrl, removeAll } from '@/shared-state/testing/test-redis';

export { testRedisUrl } from '@/shared-state/testing/test-redis';

/** What two storefronts share by the Redis of the tests, under a prefix of their own. */
export async function openSharedByRedis() {
  const prefix = newPrefix();
  const options = { prefix, digest: keyedDigest('a secret'), logger: noLog, callMs: 10_000 };
  const one = await openSharedState({ url: redisUrl(), ...options });
  const other = await openSharedState({ url: redisUrl(), ...options });
  return {
    one: one.limits,
    other: other.limits,
    /** Everything that is shared. */
    readAll: () => readAll(prefix),
    /** As if Redis had lost it. */
    removeAll: () => removeAll(prefix),
    async close() {
      one.close();
      other.close();
      await removeAll(prefix);
    },
  };
}
