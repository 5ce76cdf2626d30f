import type { Logger } from '../platform/logger';

export interface IntervalJob {
  /** Starts no further round and waits for the one under way. */
  stop(): Promise<void>;
}

/**
 * Runs a job now, or `firstMs` from now, and again `pauseMs` after each round, or what it says then. A round that fails is logged and
 * does not end the job.
 */
export function runInterval(
  name: string,
  pauseMs: number | (() => number),
  logger: Logger,
  job: () => Promise<unknown>,
  { firstMs = 0 } = {},
): IntervalJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const run = () => {
    round = job()
      .then(() => undefined)
      .catch((error: unknown) => logger.error(`${name} failed`, { error }))
      .then(() => {
        if (!stopped) timer = setTimeout(run, typeof pauseMs === 'number' ? pauseMs : pauseMs());
      });
  };
  if (firstMs > 0) timer = setTimeout(run, firstMs);
  else run();

  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
