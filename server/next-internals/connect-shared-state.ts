import { createRequire } from 'node:module';
import { notifyPageExpiry } from '@/lib/platform/distributed-state';
import {
  type RemoteRateLimitCount,
  handleRemoteCount,
  setSharedCounters,
} from '@/lib/platform/distributed-state';
import { setPageCacheBackend } from '@/lib/platform/distributed-state';
import { isFrameworkDetailOn } from './framework-details.mjs';
import { allTags } from '@/server/shared-state/expired-tags';
import type { SharedSiteOptions } from '@/server/shared-state/open-shared-state';
import type { WorkerBus } from '@/server/shared-state/worker-bus';

type TagsManifest = Map<string, { stale?: number; expired?: number }>;

/** Returns Next's map of expired tags; null when `shared-tag-expiry` is off (framework-details.mjs). */
function loadTagsManifest(): TagsManifest | null {
  if (!isFrameworkDetailOn('shared-tag-expiry')) return null;
  const load = createRequire(import.meta.url);
  const { tagsManifest } = load(
    'next/dist/server/lib/incremental-cache/tags-manifest.external.js',
  ) as { tagsManifest: TagsManifest };
  return tagsManifest;
}

interface ExpiredWord {
  readonly tags: readonly string[];
  /**
   * True for the confirmation that every process publishes after an expiry. The sender then expires the tags again,
   * because it may have cached an old page meanwhile.
   */
  readonly isEcho: boolean;
}

/** Returns the health of Redis; null without Redis. */
type GetSharedStateHealth = () => { readonly ok: boolean; readonly reason?: string } | null;

interface Options {
  readonly bus: WorkerBus;
  /** Redis options; null to share state only with processes of the same supervisor. */
  readonly redis: Omit<SharedSiteOptions, 'onExpired'> | null;
}

/**
 * Shares expired tags and rate limits with the other workers of this supervisor. With Redis, also shares them, and
 * cached pages, with all other storefronts. Returns a function that reports the health of Redis. Throws
 * SharedStateError when Redis cannot be used. Must run before Next starts.
 */
export async function connectSharedState({ bus, redis }: Options): Promise<GetSharedStateHealth> {
  const tagsManifest = loadTagsManifest();
  let everythingExpiredAt = 0;

  function expireHere(tags: readonly string[]): void {
    const now = Date.now();
    if (tags.includes(allTags)) everythingExpiredAt = now;
    for (const tag of tags) tagsManifest?.set(tag, { stale: now, expired: now });
    notifyPageExpiry();
  }

  const state = redis === null ? null : await openByRedis({ ...redis, onExpired: expireHere });
  bus.subscribe('expired', (word) => {
    const { tags, isEcho } = word as ExpiredWord;
    expireHere(tags);
    if (!isEcho) bus.publish('expired', { tags, isEcho: true } satisfies ExpiredWord);
  });
  bus.subscribe('counted', (word) => handleRemoteCount(word as RemoteRateLimitCount));
  setSharedCounters(state?.limits, (counted) => bus.publish('counted', counted));
  setPageCacheBackend({
    ...(state && {
      pages: {
        ...state.pages,
        now: () => (state.connection.isUnavailable ? null : state.expired.getVersion()),
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
    return state.connection.isUnavailable
      ? { ok: false, reason: 'It does not respond' }
      : { ok: true };
  };
}

/** Imported dynamically, because the Redis client is large and most sites run without Redis. */
async function openByRedis(options: SharedSiteOptions) {
  const { openSharedSiteState } = await import('@/server/shared-state/open-shared-state');
  return openSharedSiteState(options);
}
