/** The only source of the time in the services: epoch milliseconds, UTC. Tests give their own. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
