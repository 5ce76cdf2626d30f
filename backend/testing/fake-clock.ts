import type { Clock } from '../database/clock';

/** A clock that stands still until it is told. */
export interface FakeClock extends Clock {
  /** Moves the time on by so many milliseconds. */
  pass(milliseconds: number): void;
}

/** A clock that stands at noon of 21 November 2026 (UTC) unless told otherwise. */
export function fakeClock(start = '2026-11-21T12:00:00Z'): FakeClock {
  let now = Date.parse(start);
  return { now: () => now, pass: (milliseconds) => void (now += milliseconds) };
}
