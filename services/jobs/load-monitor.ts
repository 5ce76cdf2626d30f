import type { Server } from 'node:http';

/**
 * Maximum time in ms to wait for a moment without running requests. Without a limit, a busy server would never do the
 * work.
 */
const longestMs = 250;

export interface LoadMonitor {
  /** Starts counting the requests of a server. */
  watch(server: Pick<Server, 'prependListener'>): void;
  /**
   * Waits until no request is running, at most 250 ms. Called before work that blocks the event loop. Resolves to false
   * if requests are still running.
   */
  waitUntilIdle(): Promise<boolean>;
}

/** Creates a monitor that counts the running requests of this process. */
export function createLoadMonitor(): LoadMonitor {
  let underWay = 0;
  const waiting = new Set<() => void>();
  return {
    watch(server) {
      server.prependListener('request', (_request, response) => {
        underWay += 1;
        response.once('close', () => {
          underWay -= 1;
          if (underWay === 0) for (const goOn of waiting) goOn();
        });
      });
    },
    waitUntilIdle() {
      if (underWay === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const goOn = () => {
          clearTimeout(timer);
          waiting.delete(goOn);
          resolve(underWay === 0);
        };
        const timer = setTimeout(goOn, longestMs);
        waiting.add(goOn);
      });
    },
  };
}
