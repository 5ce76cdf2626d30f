import { setTimeout as pause } from 'node:timers/promises';
import { isWorthAnotherTry } from './postgres-problem';
import { startingWith, startOf } from './transaction-start';

const mostTries = 6;
const pauseMs = 20;

/**
 * Takes a transaction on PostgreSQL again while it loses against others: at most six times, from the third on alone. Throws what went wrong
 * at the last try, or at once what no other try would mend.
 */
export async function takeAgain<Result>(
  take: () => Promise<Result>,
  options: { takesNumber?: boolean },
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const start = startOf(tries, options);
    try {
      return await startingWith.run(start, take);
    } catch (error) {
      if (tries === mostTries || !isWorthAnotherTry(start.failure ?? error, tries)) throw error;
    }
    await pause(Math.random() * pauseMs * tries);
  }
}
