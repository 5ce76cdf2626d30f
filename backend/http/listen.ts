import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { endServer } from '@/shared-state/end-server';
import type { Traffic } from './traffic';

const thisMachineAlone = '127.0.0.1';

/** How long requests under way may take when the server stops. */
const patienceMs = 10_000;

/** Who takes longer to say what it wants is cut off: callers are programs near by that have read a visitor's request before. */
const times = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

interface IdleTimes {
  /** What the server's answers tell: a caller that heeds it uses no connection that has been idle longer. */
  announcedSeconds: number;
  /** When the server closes an idle connection itself: well after the announced end, so that none is closed under a new request. */
  keptMs: number;
}

/** Longer than the idle time of usual proxies (a minute), with seconds to spare for a caller whose own clock runs late. */
const idleTimes: IdleTimes = { announcedSeconds: 65, keptMs: 80_000 };

interface Listening {
  port: number;
  /** True from the first word on that the server ends. */
  readonly isDraining: boolean;
  /**
   * Takes requests for `leadMs` more, so that a balancer can learn of the end, then no new ones; waits for those under way, and cuts
   * what takes longer than ten seconds.
   */
  close(leadMs?: number): Promise<void>;
}

interface ListenOptions {
  /** The address of this machine to listen on; without it nobody but this machine reaches the server. */
  host?: string;
  idle?: IdleTimes;
  traffic?: Traffic;
}

/** Serves on the wished port or, when that is taken, on another free one. */
export async function listen(
  app: Hono,
  wishedPort: number,
  { host = thisMachineAlone, idle = idleTimes, traffic }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: times }) as Server;
  server.keepAliveTimeout = idle.keptMs;
  traffic?.watch(server);
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    response.setHeader('Keep-Alive', `timeout=${idle.announcedSeconds}`);
  });
  const port = await bind(server, wishedPort, host).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return bind(server, 0, host);
  });
  return {
    port,
    get isDraining() {
      return isDraining;
    },
    async close(leadMs = 0) {
      isDraining = true;
      await pause(leadMs);
      await endServer(server, patienceMs);
    },
  };
}

function bind(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
