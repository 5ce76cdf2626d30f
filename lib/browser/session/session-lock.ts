import { sessionCookies } from './session-cookies';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs requests in parallel when there is a session, else one after the other. The first request of a new visitor
 * creates the anonymous session; two parallel requests would create two sessions, and the basket of one would be lost.
 */
export function runSessionTaskInOrder<T>(run: () => Promise<T>): Promise<T> {
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
