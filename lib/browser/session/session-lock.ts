import { sessionCookies } from './session-cookies';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs at once when there is a session, else one after the other: the first call of a new visitor starts the
 * anonymous session, and two at once would start two, of which one loses its basket.
 */
export function runInSessionOrder<T>(run: () => Promise<T>): Promise<T> {
  if (sessionCookies.isAnonymous.read() !== null) return run();
  const turn = queue.then(() => runWithLock('session', run));
  queue = turn.catch(() => undefined);
  return turn;
}

/** Runs what has to happen once in a browser: other tabs wait for it, where the browser can lock. */
export function runWithLock<T>(
  name: 'session' | 'basket' | 'renewal',
  run: () => Promise<T>,
): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run();
}
