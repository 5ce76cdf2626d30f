import type { Clock } from './database/clock';
import type { Database } from './database/database';
import { attachConfirmation } from './documents/documents.service';
import { type Repeating, repeat } from './http/repeat';
import type { Traffic } from './http/traffic';
import type { Logger } from './observability/logger';

const lookPauseMs = 2_000;
/** Where it never gets quiet, papers take a quarter of the time. */
const busyRests = 3;

interface Parts {
  db: Database;
  clock: Clock;
  logger: Logger;
  traffic: Traffic;
}

/**
 * Makes the papers that mails wait for. Making one keeps everything else in this process waiting: each is begun in a moment without requests, or after a
 * quarter of a second, and is followed by a rest as long as it took, or three times as long where it did not get quiet. So orders go first, and many papers come as fast as the machine has time.
 */
export function startPaperJob({ db, clock, logger, traffic }: Parts): Repeating {
  let pauseMs = lookPauseMs;
  return repeat(
    'Attaching confirmations',
    () => pauseMs,
    logger,
    async () => {
      pauseMs = lookPauseMs;
      const isQuiet = await traffic.untilQuiet();
      const begunMs = performance.now();
      if (await attachConfirmation({ db, clock, logger }))
        pauseMs = (performance.now() - begunMs) * (isQuiet ? 1 : busyRests);
    },
  );
}
