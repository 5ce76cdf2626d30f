import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { notifyPageExpiry } from '@/lib/platform/distributed-state';
import {
  type RemoteCount,
  handleRemoteCount,
  setSharedCounters,
} from '@/lib/platform/distributed-state';
import { setPageCacheBackend } from '@/lib/platform/distributed-state';
import { everyTag } from '@/server/shared-state/expired-tags';
import type { SharedSiteOptions } from '@/server/shared-state/open-shared-state';
import type { WorkerBus } from '@/server/shared-state/worker-bus';

interface ExpiredWord {
  readonly tags: readonly string[];
  /** Who hears of an expiry says so: what the teller kept meanwhile of a page another had begun expires as well. */
  readonly isEcho: boolean;
}

/** Whether Redis is there; null where nothing is shared by it. */
type GetSharedStateHealth = () => { readonly ok: boolean; readonly reason?: string } | null;

interface Options {
  readonly bus: WorkerBus;
  /** Null: processes of other starts are told nothing. */
  readonly redis: Omit<SharedSiteOptions, 'onExpired'> | null;
}

/**
 * Makes this process one of many: what expires and what is counted is told to its siblings, and by Redis, where there is one, shared
 * with all storefronts, pages included. Answers with how to look whether it is. Throws SharedStateError with a sentence when Redis cannot be used. Comes before Next starts.
 */
export async function connectSharedState({ bus, redis }: Options): Promise<GetSharedStateHealth> {
  let everythingExpiredAt = 0;

  function expireHere(tags: readonly string[]): void {
    const now = Date.now();
    if (tags.includes(everyTag)) everythingExpiredAt = now;
    for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now });
    notifyPageExpiry();
  }

  const state = redis === null ? null : await openByRedis({ ...redis, onExpired: expireHere });
  bus.subscribe('expired', (word) => {
    const { tags, isEcho } = word as ExpiredWord;
    expireHere(tags);
    if (!isEcho) bus.publish('expired', { tags, isEcho: true } satisfies ExpiredWord);
  });
  bus.subscribe('counted', (word) => handleRemoteCount(word as RemoteCount));
  setSharedCounters(state?.limits, (counted) => bus.publish('counted', counted));
  setPageCacheBackend({
    ...(state && {
      pages: {
        ...state.pages,
        now: () => (state.line.isUnavailable ? null : state.expired.getVersion()),
      },
    }),
    get everythingExpiredAt() {
      return everythingExpiredAt;
    },
    async publishExpired(tags) {
      notifyPageExpiry();
      bus.publish('expired', { tags, isEcho: false } satisfies ExpiredWord);
      await state?.expired.publish(tags);
    },
  });

  return () => {
    if (state === null) return null;
    return state.line.isUnavailable ? { ok: false, reason: 'It does not answer' } : { ok: true };
  };
}

/** Its client is large: loaded only where there is Redis. */
async function openByRedis(options: SharedSiteOptions) {
  const { openSharedSiteState } = await import('@/server/shared-state/open-shared-state');
  return openSharedSiteState(options);
}
