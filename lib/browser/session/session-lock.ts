import { sessionCookies } from './session-cookies';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs `run` at once when there is a session, else one call after the other: the first request of a new visitor creates
 * the anonymous session, and two parallel ones would create two, one of which would lose its basket.
 */
export function runInSessionOrder<T>(run: () => Promise<T>): Promise<T> {
  if (sessionCookies.isAnonymous.read() !== null) return run();
  const turn = queue.then(() => runWithLock('session', run));
  queue = turn.catch(() => undefined);
  return turn;
}

/** Runs code that must run in only one tab at a time; other tabs wait, in browsers with the Web Locks API. */
export function runWithLock<T>(
  name: 'session' | 'basket' | 'renewal',
  run: () => Promise<T>,
): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run();
}
