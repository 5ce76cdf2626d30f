import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeServer } from '@/lib/platform/http/close-server';

export interface ConnectionDrain {
  /** True once shutdown has begun: requests are still served, with `Connection: close`. */
  readonly isDraining: boolean;
  /**
   * Accepts requests for another `leadMs` so that a load balancer can notice the shutdown, then no new ones; resolves
   * when all responses are sent. Requests that take more than `graceMs` after that are aborted.
   */
  end(times: { leadMs: number; graceMs: number }): Promise<void>;
}

/** Creates a graceful shutdown that completes running requests. */
export function createConnectionDrain(server: Server): ConnectionDrain {
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
      await closeServer(server, graceMs);
    },
  };
}

/** IPC channel to the parent process, if any. */
type Line = Pick<NodeJS.Process, 'send' | 'on' | 'off'>;

/**
 * Reports to the parent process that everything is loaded, and resolves when the parent allows the server to listen;
 * resolves at once without a parent.
 */
export function waitForReadySignal(line: Line): Promise<void> {
  return new Promise((resolve) => {
    if (line.send === undefined) return resolve();
    const hear = (message: unknown) => {
      if (!isWord(message)) return;
      line.off('message', hear);
      resolve();
    };
    line.on('message', hear);
    line.send({ ready: true });
  });
}

function isWord(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'listen' in message;
}
