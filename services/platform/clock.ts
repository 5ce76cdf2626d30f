/** Current time in epoch milliseconds, the only time source in the services. Tests use their own. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
