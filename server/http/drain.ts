import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface Drain {
  /** True from the first word on that the server ends: visitors are still answered, and told to come back on another line. */
  readonly isDraining: boolean;
  /**
   * Takes visitors for `leadMs` more, so that a balancer can learn of it, then no new ones; resolves when all are answered. Whoever
   * takes longer than `graceMs` after that is cut off.
   */
  end(times: { leadMs: number; graceMs: number }): Promise<void>;
}

const lookMs = 25;

/** A server that can end without cutting off anybody who has asked. */
export function createDrain(server: Server): Drain {
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
  });
  return {
    get isDraining() {
      return isDraining;
    },
    async end({ leadMs, graceMs }) {
      isDraining = true;
      await pause(leadMs);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      // A line that was kept for the next question is idle only when its last answer has left.
      const look = setInterval(() => server.closeIdleConnections(), lookMs);
      await closed;
      clearTimeout(cut);
      clearInterval(look);
    },
  };
}
