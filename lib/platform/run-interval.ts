import type { Logger } from './observability/logger';

export interface IntervalJob {
  /** Prevents further rounds. Resolves when the current round has ended. */
  stop(): Promise<void>;
}

interface IntervalOptions {
  /** Delay of the first round in ms; 0 starts it immediately. */
  readonly firstMs?: number;
  /** False allows the process to exit while the job waits for its next round. */
  readonly keepsProcessAlive?: boolean;
}

/**
 * Runs a job after `firstMs` (by default at once) and again `pauseMs` after the end of each round. If `pauseMs` is a
 * function, it is called after each round. A failed round is logged and does not end the job.
 */
export function runInterval(
  name: string,
  pauseMs: number | (() => number),
  logger: Pick<Logger, 'error'>,
  job: () => Promise<unknown>,
  { firstMs = 0, keepsProcessAlive = true }: IntervalOptions = {},
): IntervalJob {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const wait = (ms: number) => {
    timer = setTimeout(run, ms);
    if (!keepsProcessAlive) timer.unref();
  };
  const run = () => {
    // An async call, so that an exception of the job becomes a rejection.
    round = (async () => job())()
      .then(() => undefined)
      .catch((error: unknown) => logger.error(`${name} failed`, { error }))
      .then(() => {
        if (!stopped) wait(typeof pauseMs === 'number' ? pauseMs : pauseMs());
      });
  };
  if (firstMs > 0) wait(firstMs);
  else run();

  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
