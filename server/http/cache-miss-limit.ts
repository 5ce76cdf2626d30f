import type { IncomingMessage } from 'node:http';
import { setBounded } from '@/lib/platform/rate-limit-counters';
import { listClientNetworks } from '@/lib/platform/http/client-network';
import { getClientAddress, type ClientRateLimiter } from '@/lib/platform/http/rate-limit';

const maxClients = 10_000;

/** Rate limit per client for requests that miss the cache. */
export interface CacheMissLimit {
  /** Returns the seconds this client has to wait; 0 when it is below the limit. */
  waitSeconds(request: IncomingMessage): number;
  /** Counts a request whose response was rendered for it alone. */
  count(request: IncomingMessage): void;
}

/**
 * Limits requests for nonexistent URLs and new queries: their number is unlimited, and each must be rendered. Cached
 * pages do not count. When the limiter fails, all requests are allowed.
 */
export function createCacheMissLimit({
  limiter,
  now,
  onError,
}: {
  limiter: ClientRateLimiter;
  /** Returns epoch ms. */
  now: () => number;
  onError: (error: unknown) => void;
}): CacheMissLimit {
  const waiting = new Map<string, number>();

  return {
    waitSeconds(request) {
      const key = keyOf(request);
      const untilMs = waiting.get(key);
      if (untilMs === undefined) return 0;
      if (untilMs > now()) return Math.ceil((untilMs - now()) / 1000);
      waiting.delete(key);
      return 0;
    },
    count(request) {
      const key = keyOf(request);
      limiter(addressOf(request), now()).then((seconds) => {
        if (seconds > 0) setBounded(waiting, key, now() + seconds * 1000, maxClients);
      }, onError);
    },
  };
}

function addressOf({ headers }: IncomingMessage): Headers {
  return new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for'] ?? '') });
}

/** Returns the key of the client's smallest network. */
function keyOf(request: IncomingMessage): string {
  return listClientNetworks(getClientAddress(addressOf(request)))[0]?.key ?? '';
}
