import type { Logger } from '../observability/logger';

export interface Repeating {
  /** Starts no further round and waits for the one under way. */
  stop(): Promise<void>;
}

/** Runs a job now and again `pauseMs` after each round, or what it says then. A round that fails is logged and does not end the job. */
export function repeat(
  name: string,
  pauseMs: number | (() => number),
  logger: Logger,
  job: () => Promise<unknown>,
): Repeating {
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
  run();

  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
