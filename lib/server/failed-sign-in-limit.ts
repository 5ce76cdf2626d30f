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

/** Maximum number of failed sign-in calls from one address per minute, because each of them costs the services work. */
const anonymousLimit: WindowLimit = { max: 10, windowMs: minuteMs };
/**
 * Limit for an address with a successful sign-in in the last day. It is higher, because the ERP system of a dealer may
 * send a wrong password, too.
 */
const known: WindowLimit = { max: 60, windowMs: minuteMs };

/**
 * Creates the rate limit for calls that fail to sign in, counted by the networks of the client's address
 * (lib/platform/http/client-network) and, with Redis, across all processes. A call is counted before it is processed
 * and subtracted again once it has signed in, so that parallel calls cannot exceed the limit. `limit` is the unique
 * name of the counters.
 */
export function createFailedSignInLimit(limit = 'strangers') {
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

  /** Counts a call for one network. Returns the ms to wait; 0 when the call is allowed. */
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
    /** Counts a call. Returns the seconds to wait; 0 when the call is allowed. */
    async consumeAttempt(address: string, now: number): Promise<number> {
      for (const network of listClientNetworks(address)) {
        const wait = await consumeFor(network, now);
        if (wait > 0) return Math.ceil(wait / 1000);
      }
      return 0;
    },
    /** Records a successful sign-in from this address, which raises its limit for a day. */
    async addSuccessfulSignIn(address: string, now: number): Promise<void> {
      for (const { key } of listClientNetworks(address)) {
        setBounded(signedInAt, key, now, maxRateLimitKeys);
        if (!(await getSharedCounters()?.addMark(limit, key, dayMs))) notify('noted', key);
      }
    },
    /** Subtracts a call that signed in or got no response from the count. */
    async releaseAttempt(address: string): Promise<void> {
      for (const { key } of listClientNetworks(address)) {
        releaseLocally(key);
        if (!(await getSharedCounters()?.releaseWindow(limit, key))) notify('given back', key);
      }
    },
  };
}
