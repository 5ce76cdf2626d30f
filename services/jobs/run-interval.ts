import type { Logger } from '../platform/logger';

export interface IntervalJob {
  /** Starts no further round and waits for the running one. */
  stop(): Promise<void>;
}

/**
 * Runs a job now, or after `firstMs`, and again after a pause. A function as `pauseMs` is evaluated after each round. A
 * failed round is logged and does not end the job.
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
