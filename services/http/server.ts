import { Hono } from 'hono';
import { requestIdHeader } from '@/lib/platform/observability/request-id';
import { DatabaseUnavailable } from '../database/database-errors';
import { type Logger, runWithRequestId } from '../platform/logger';
import { BadRequest } from './graphql';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { closeServer } from '@/lib/platform/http/close-server';
import type { LoadMonitor } from '../jobs/load-monitor';

/**
 * All services on one port: each part brings its own paths. Anything else is answered 404, a failure 500 without details, 503 while the
 * database is away, as JSON. Every answer names the id of its request, which came with it or is new; `onAnswer` hears how it went.
 */
export function createServicesApp(
  parts: readonly Hono[],
  logger: Logger,
  onAnswer?: (path: string, status: number, seconds: number) => void,
): Hono {
  const app = new Hono();
  app.use((c, next) =>
    runWithRequestId(c.req.header(requestIdHeader), async (id) => {
      const begunMs = performance.now();
      await next();
      c.header('X-Request-Id', id);
      onAnswer?.(c.req.path, c.res.status, (performance.now() - begunMs) / 1000);
    }),
  );
  for (const part of parts) app.route('/', part);
  app.notFound((c) => c.json({ errors: [{ message: `There is nothing at ${c.req.path}` }] }, 404));
  app.onError((error, c) => {
    if (error instanceof BadRequest)
      return c.json({ errors: [{ message: error.message }] }, error.status);
    logger.error('A request failed', { method: c.req.method, path: c.req.path, error });
    if (error instanceof DatabaseUnavailable)
      return c.json({ errors: [{ message: error.message }] }, 503, { 'retry-after': '5' });
    return c.json({ errors: [{ message: 'Internal server error' }] }, 500);
  });
  return app;
}

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
  traffic?: LoadMonitor;
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
      await closeServer(server, patienceMs);
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
