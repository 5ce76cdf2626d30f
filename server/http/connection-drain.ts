import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeServer } from '@/lib/platform/http/close-server';

export interface ConnectionDrain {
  /** True once the shutdown has begun. Requests are then still answered, with `Connection: close`. */
  readonly isDraining: boolean;
  /**
   * Shuts down the server: accepts requests for another `leadMs`, so that a load balancer can notice the shutdown, and
   * resolves when all responses are sent. Aborts requests that take longer than `graceMs` after that.
   */
  end(times: { leadMs: number; graceMs: number }): Promise<void>;
}

/** Adds a graceful shutdown to a server, which completes running requests. */
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
 * Tells the parent process that everything is loaded, and resolves when the parent replies that the server may listen.
 * Without a parent process, resolves at once.
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
