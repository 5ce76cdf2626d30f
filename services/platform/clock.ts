/**
 * Source of the current time in epoch milliseconds. Services read the time only from it, so that tests can set the
 * time.
 */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
