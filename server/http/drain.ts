import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { endServer } from '@/shared-state/end-server';

export interface Drain {
  /** True from the first word on that the server ends: visitors are still answered, and told to come back on another line. */
  readonly isDraining: boolean;
  /**
   * Takes visitors for `leadMs` more, so that a balancer can learn of it, then no new ones; resolves when all are answered. Whoever
   * takes longer than `graceMs` after that is cut off.
   */
  end(times: { leadMs: number; graceMs: number }): Promise<void>;
}

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
      await endServer(server, graceMs);
    },
  };
}
