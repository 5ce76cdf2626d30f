import type { Server } from 'node:http';

/** Maximum time to wait until no request is running. Without a limit the work would never be done on a busy day. */
const longestMs = 250;

export interface LoadMonitor {
  /** Starts counting the requests of a server. */
  watch(server: Pick<Server, 'prependListener'>): void;
  /**
   * Waits until no request is running, at most a quarter of a second. Called before work that blocks the process.
   * Resolves to false when the process did not become idle.
   */
  waitUntilIdle(): Promise<boolean>;
}

/** Counts the running requests of this process. */
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
