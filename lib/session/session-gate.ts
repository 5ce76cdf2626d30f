import { browserCookie } from '@/lib/session/browser-cookies';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs at once when there is a session, else one after the other: the first call of a new visitor starts the
 * anonymous session, and two at once would start two, of which one loses its basket.
 */
export function inSessionOrder<T>(run: () => Promise<T>): Promise<T> {
  if (browserCookie.isAnonymous.read() !== null) return run();
  const turn = queue.then(() => withLock(run));
  queue = turn.catch(() => undefined);
  return turn;
}

/** Other tabs of the same browser wait as well, where the browser can lock. */
function withLock<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', run) : run();
}
