import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { tellPagesExpired } from '@/lib/platform/http/pages-expired';
import {
  type CountedElsewhere,
  hearCounted,
  shareLimits,
} from '@/lib/platform/sharing/shared-limits';
import { shareCache } from '@/lib/platform/sharing/shared-pages';
import { everyTag } from '@/shared-state/expired-tags';
import type { SharedSiteOptions } from '@/shared-state/open-shared-state';
import type { SiblingBus } from '@/shared-state/sibling-bus';

interface ExpiredWord {
  readonly tags: readonly string[];
  /** Who hears of an expiry says so: what the teller kept meanwhile of a page another had begun expires as well. */
  readonly isEcho: boolean;
}

/** Whether Redis is there; null where nothing is shared by it. */
type LookAtSharing = () => { readonly ok: boolean; readonly reason?: string } | null;

interface Options {
  readonly bus: SiblingBus;
  /** Null: processes of other starts are told nothing. */
  readonly redis: Omit<SharedSiteOptions, 'onExpired'> | null;
}

/**
 * Makes this process one of many: what expires and what is counted is told to its siblings, and by Redis, where there is one, shared
 * with all storefronts, pages included. Answers with how to look whether it is. Throws SharedStateError with a sentence when Redis cannot be used. Comes before Next starts.
 */
export async function shareState({ bus, redis }: Options): Promise<LookAtSharing> {
  let everythingExpiredAt = 0;

  function expireHere(tags: readonly string[]): void {
    const now = Date.now();
    if (tags.includes(everyTag)) everythingExpiredAt = now;
    for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now });
    tellPagesExpired();
  }

  const state = redis === null ? null : await openByRedis({ ...redis, onExpired: expireHere });
  bus.hear('expired', (word) => {
    const { tags, isEcho } = word as ExpiredWord;
    expireHere(tags);
    if (!isEcho) bus.tell('expired', { tags, isEcho: true } satisfies ExpiredWord);
  });
  bus.hear('counted', (word) => hearCounted(word as CountedElsewhere));
  shareLimits(state?.limits, (counted) => bus.tell('counted', counted));
  shareCache({
    ...(state && {
      pages: { ...state.pages, now: () => (state.line.isAway ? null : state.expired.now()) },
    }),
    get everythingExpiredAt() {
      return everythingExpiredAt;
    },
    async tellExpired(tags) {
      tellPagesExpired();
      bus.tell('expired', { tags, isEcho: false } satisfies ExpiredWord);
      await state?.expired.tell(tags);
    },
  });

  return () => {
    if (state === null) return null;
    return state.line.isAway ? { ok: false, reason: 'It does not answer' } : { ok: true };
  };
}

/** Its client is large: loaded only where there is Redis. */
async function openByRedis(options: SharedSiteOptions) {
  const { openSharedSiteState } = await import('@/shared-state/open-shared-state');
  return openSharedSiteState(options);
}
