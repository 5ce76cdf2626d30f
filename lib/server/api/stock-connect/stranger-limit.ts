import {
  type CountedWindow,
  countOne,
  waitMs,
  type WindowLimit,
} from '@/domain/limits/counted-window';
import { remember } from '@/domain/limits/remember';
import { dayMs, minuteMs } from '@/domain/time/durations';
import {
  type CountedElsewhere,
  onCountedElsewhere,
  sharedLimits,
  tellCounted,
} from '@/lib/platform/sharing/shared-limits';

/** Calls of an address that do not sign in: reading them costs the services work that nobody has earned yet. */
const strangers: WindowLimit = { max: 10, windowMs: minuteMs };
/** Of an address that signed in within a day: a dealer's system may mistype, too. */
const known: WindowLimit = { max: 60, windowMs: minuteMs };
const maxKeys = 10_000;

const limit = 'strangers';

/**
 * Counts the calls of an address that did not sign in, for all processes together where they share. A call is taken before its work and
 * given back once it has signed in, so that calls side by side count like calls one after the other.
 */
export function createStrangerLimit() {
  const windows = new Map<string, CountedWindow>();
  const signedInAt = new Map<string, number>();

  function takeHere(address: string, now: number): number {
    const isKnown = (signedInAt.get(address) ?? -dayMs) + dayMs > now;
    const own = isKnown ? known : strangers;
    const window = windows.get(address) ?? null;
    const wait = waitMs(window, own, now);
    if (wait === 0) remember(windows, address, countOne(window, own, now), maxKeys);
    return wait;
  }

  function giveBackHere(address: string): void {
    const window = windows.get(address);
    if (window) windows.set(address, { ...window, count: Math.max(0, window.count - 1) });
  }

  onCountedElsewhere(limit, ({ what, key }) => {
    if (what === 'taken') takeHere(key, Date.now());
    else if (what === 'noted') remember(signedInAt, key, Date.now(), maxKeys);
    else giveBackHere(key);
  });

  const tell = (what: CountedElsewhere['what'], key: string) => tellCounted({ limit, what, key });

  return {
    /** Takes a call; seconds to wait when there were too many. */
    async take(address: string, now: number): Promise<number> {
      const shared = sharedLimits();
      const isNoted = await shared?.isNoted(limit, address);
      const taken = await shared?.takeOfWindow(limit, isNoted ? known : strangers, address);
      if (typeof taken === 'number') return Math.ceil(taken / 1000);
      const wait = takeHere(address, now);
      if (wait === 0) tell('taken', address);
      return Math.ceil(wait / 1000);
    },
    /** Notes that a call of this address has signed in. */
    async noteSignIn(address: string, now: number): Promise<void> {
      remember(signedInAt, address, now, maxKeys);
      if (!(await sharedLimits()?.note(limit, address, dayMs))) tell('noted', address);
    },
    /** Gives a call back that signed in, or that nobody answered. */
    async giveBack(address: string): Promise<void> {
      giveBackHere(address);
      if (!(await sharedLimits()?.giveBack(limit, address))) tell('given back', address);
    },
  };
}
