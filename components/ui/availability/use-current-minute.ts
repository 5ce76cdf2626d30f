import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const checkIntervalMs = 15_000;

/**
 * Returns the start of the current minute in epoch milliseconds; null on the server and during hydration, when the
 * visitor's time is unknown.
 */
export function useCurrentMinute(): number | null {
  return useSyncExternalStore(follow, present, () => null);
}

function follow(tell: () => void): () => void {
  const timer = setInterval(tell, checkIntervalMs);
  return () => clearInterval(timer);
}

function present(): number {
  return Math.floor(Date.now() / minuteMs) * minuteMs;
}
