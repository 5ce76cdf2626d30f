import type { IncomingMessage } from 'node:http';
import { setBounded } from '@/lib/platform/rate-limit-counters';
import { listClientNetworks } from '@/lib/platform/http/client-network';
import { getClientAddress, type ClientRateLimiter } from '@/lib/platform/http/rate-limit';

const mostClients = 10_000;

/** What one client may ask that nobody has asked before. */
export interface CacheMissLimit {
  /** Seconds this client has to wait; 0 for nearly everybody. */
  waitSeconds(request: IncomingMessage): number;
  /** Counts an answer that was made for this request alone. */
  count(request: IncomingMessage): void;
}

/**
 * Addresses that do not exist and questions nobody has asked are made anew for each request and are without number: who asks for more of them
 * than people do has to wait. Pages in memory are no part of it. A count that fails lets everybody pass.
 */
export function createCacheMissLimit({
  limiter,
  now,
  onError,
}: {
  limiter: ClientRateLimiter;
  /** Epoch milliseconds. */
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
        if (seconds > 0) setBounded(waiting, key, now() + seconds * 1000, mostClients);
      }, onError);
    },
  };
}

function addressOf({ headers }: IncomingMessage): Headers {
  return new Headers({ 'x-forwarded-for': String(headers['x-forwarded-for'] ?? '') });
}

/** The smallest network of the client. */
function keyOf(request: IncomingMessage): string {
  return listClientNetworks(getClientAddress(addressOf(request)))[0]?.key ?? '';
}
