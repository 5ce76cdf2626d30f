import {
  type CountedWindow,
  countOne,
  waitMs,
  type WindowLimit,
} from '@/domain/limits/counted-window';
import { remember } from '@/domain/limits/remember';
import { dayMs, minuteMs } from '@/domain/time/durations';

/** Calls of an address that do not sign in: reading them costs the services work that nobody has earned yet. */
const strangers: WindowLimit = { max: 10, windowMs: minuteMs };
/** Of an address that signed in within a day: a dealer's system may mistype, too. */
const known: WindowLimit = { max: 60, windowMs: minuteMs };
const maxKeys = 10_000;

/**
 * Counts the calls of an address that did not sign in. A call is taken before its work and given back once it has signed in, so that
 * calls side by side count like calls one after the other.
 */
export function createStrangerLimit() {
  const windows = new Map<string, CountedWindow>();
  const signedInAt = new Map<string, number>();
  const limitOf = (address: string, now: number) =>
    (signedInAt.get(address) ?? -dayMs) + dayMs > now ? known : strangers;

  return {
    /** Takes a call; seconds to wait when there were too many. */
    take(address: string, now: number): number {
      const limit = limitOf(address, now);
      const window = windows.get(address) ?? null;
      const wait = waitMs(window, limit, now);
      if (wait === 0) remember(windows, address, countOne(window, limit, now), maxKeys);
      return Math.ceil(wait / 1000);
    },
    /** Notes that a call of this address has signed in. */
    noteSignIn(address: string, now: number): void {
      remember(signedInAt, address, now, maxKeys);
    },
    /** Gives a call back that signed in, or that nobody answered. */
    giveBack(address: string): void {
      const window = windows.get(address);
      if (window) windows.set(address, { ...window, count: Math.max(0, window.count - 1) });
    },
  };
}
