import {
  consumeWindow,
  maxRateLimitKeys,
  setBounded,
  type WindowCounter,
  type WindowLimit,
} from '@/lib/platform/rate-limit-counters';
import { type ClientNetwork, listClientNetworks } from '@/lib/platform/http/client-network';
import { dayMs, minuteMs } from '@/domain/time/durations';
import {
  type RemoteRateLimitCount,
  subscribeToRemoteCounts,
  getSharedCounters,
  publishCount,
} from '@/lib/platform/distributed-state';

/** Limit for calls from one address that fail to sign in, because processing them costs the services work. */
const anonymousLimit: WindowLimit = { max: 10, windowMs: minuteMs };
/** Limit for an address that signed in within the last day, because a dealer's system may send a wrong password too. */
const known: WindowLimit = { max: 60, windowMs: minuteMs };

const limit = 'strangers';

/**
 * Rate limit for calls that fail to sign in, by the networks of the client's address
 * (lib/platform/http/client-network), shared by all processes where they share counters. A call is counted before it is
 * processed and released once it has signed in, so that parallel calls count like consecutive ones.
 */
export function createAnonymousClientLimit() {
  const windows = new Map<string, WindowCounter>();
  const signedInAt = new Map<string, number>();

  function releaseLocally(key: string): void {
    const window = windows.get(key);
    if (window) windows.set(key, { ...window, count: Math.max(0, window.count - 1) });
  }

  const isKnownHere = (key: string, now: number) => (signedInAt.get(key) ?? -dayMs) + dayMs > now;

  subscribeToRemoteCounts(limit, ({ kind, key }) => {
    if (kind === 'taken') consumeWindow(windows, key, anonymousLimit, Date.now());
    else if (kind === 'noted') setBounded(signedInAt, key, Date.now(), maxRateLimitKeys);
    else releaseLocally(key);
  });

  const notify = (kind: RemoteRateLimitCount['kind'], key: string) =>
    publishCount({ limit, kind, key });

  /** Counts a call for one network. Returns the ms to wait, 0 when allowed. */
  async function consumeFor({ key, factor }: ClientNetwork, now: number): Promise<number> {
    const shared = getSharedCounters();
    const isKnown = (await shared?.hasMark(limit, key)) || isKnownHere(key, now);
    const { max, windowMs } = isKnown ? known : anonymousLimit;
    const windowLimit = { max: max * factor, windowMs };
    const consumed = await shared?.consumeWindow(limit, windowLimit, key);
    if (typeof consumed === 'number') return consumed;
    const wait = consumeWindow(windows, key, windowLimit, now);
    if (wait === 0) notify('taken', key);
    return wait;
  }

  return {
    /** Counts a call. Returns the seconds to wait, 0 when allowed. */
    async take(address: string, now: number): Promise<number> {
      for (const network of listClientNetworks(address)) {
        const wait = await consumeFor(network, now);
        if (wait > 0) return Math.ceil(wait / 1000);
      }
      return 0;
    },
    /** Records that a call of this address has signed in. */
    async noteSignIn(address: string, now: number): Promise<void> {
      for (const { key } of listClientNetworks(address)) {
        setBounded(signedInAt, key, now, maxRateLimitKeys);
        if (!(await getSharedCounters()?.addMark(limit, key, dayMs))) notify('noted', key);
      }
    },
    /** Releases a call that signed in or got no response. */
    async giveBack(address: string): Promise<void> {
      for (const { key } of listClientNetworks(address)) {
        releaseLocally(key);
        if (!(await getSharedCounters()?.releaseWindow(limit, key))) notify('given back', key);
      }
    },
  };
}
