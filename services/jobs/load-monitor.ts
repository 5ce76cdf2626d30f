import type { Server } from 'node:http';

/** Requests never stand in the way of other work for longer: it would not be done at all on a busy day. */
const longestMs = 250;

export interface LoadMonitor {
  /** Begins to count the requests of a server. */
  watch(server: Pick<Server, 'prependListener'>): void;
  /**
   * Waits until no request is under way, a quarter of a second at the most: for work that can wait and keeps everybody else waiting. False
   * when it did not get quiet.
   */
  waitUntilIdle(): Promise<boolean>;
}

/** Knows how many requests are under way in this process. */
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
