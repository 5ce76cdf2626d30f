import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { closeServer } from '@/lib/platform/http/close-server';

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
      await closeServer(server, graceMs);
    },
  };
}

/** The line to the process that started this one, if there is one. */
type Line = Pick<NodeJS.Process, 'send' | 'on' | 'off'>;

/**
 * Says to the one who started this process that everything is loaded, and resolves when it answers that visitors may come
 * (scripts/support/storefronts); at once where nobody could answer.
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
    line.send({ isPrepared: true });
  });
}

function isWord(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'mayListen' in message;
}
