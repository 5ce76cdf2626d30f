import { Hono } from 'hono';
import { requestIdHeader } from '@/lib/platform/observability/request-id';
import { DatabaseUnavailable } from '../database/database-errors';
import { resolveRequestId, runInScope } from '@/lib/platform/observability/request-scope';
import type { Logger } from '../platform/logger';
import { BadRequestError } from './graphql';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { closeServer } from '@/lib/platform/http/close-server';
import type { LoadMonitor } from '../jobs/load-monitor';

/**
 * Combines the routes of all services on one port. Unknown paths give 404, failures 500 without details, and 503 while
 * the database is unavailable, all as JSON. Every response contains the request's id, which is taken from the request
 * or generated. `onAnswer` receives the path, status and duration of every response.
 */
export function createServicesApp(
  parts: readonly Hono[],
  logger: Logger,
  onAnswer?: (path: string, status: number, seconds: number) => void,
): Hono {
  const app = new Hono();
  app.use((c, next) => {
    const id = resolveRequestId(c.req.header(requestIdHeader));
    return runInScope({ id }, async () => {
      const startedMs = performance.now();
      await next();
      c.header('X-Request-Id', id);
      onAnswer?.(c.req.path, c.res.status, (performance.now() - startedMs) / 1000);
    });
  });
  for (const part of parts) app.route('/', part);
  app.notFound((c) => c.json({ errors: [{ message: `There is nothing at ${c.req.path}` }] }, 404));
  app.onError((error, c) => {
    if (error instanceof BadRequestError)
      return c.json({ errors: [{ message: error.message }] }, error.status);
    logger.error('A request failed', { method: c.req.method, path: c.req.path, error });
    if (error instanceof DatabaseUnavailable)
      return c.json({ errors: [{ message: error.message }] }, 503, { 'retry-after': '5' });
    return c.json({ errors: [{ message: 'Internal server error' }] }, 500);
  });
  return app;
}

const thisMachineAlone = '127.0.0.1';

/** Maximum time in ms that running requests have to finish when the server stops. */
const timeoutMs = 10_000;

/**
 * Timeouts in ms for receiving a request. The clients are the storefront and proxies near this server, which forward a
 * visitor's request only after they have received it completely.
 */
const times = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
};

interface IdleTimes {
  /**
   * Idle time in seconds announced in the Keep-Alive header. Clients that respect the header do not reuse a connection
   * after this time.
   */
  announcedSeconds: number;
  /**
   * Idle time in ms after which the server closes a connection. It is well above the announced idle time, so that no
   * connection is closed while a new request arrives.
   */
  closedAfterMs: number;
}

/**
 * The announced idle time exceeds that of common proxies (60 s), so that the proxy closes first. The server closes 15 s
 * later, because some clients have inaccurate timers.
 */
const idleTimes: IdleTimes = { announcedSeconds: 65, closedAfterMs: 80_000 };

interface Listening {
  port: number;
  /** True as soon as shutdown has begun. */
  readonly isDraining: boolean;
  /**
   * Continues to accept requests for `leadMs`, so that a load balancer can notice the shutdown. Then stops accepting,
   * waits for running requests and aborts those that take more than ten seconds.
   */
  close(leadMs?: number): Promise<void>;
}

interface ListenOptions {
  /** Address to listen on. By default only the local machine can connect. */
  host?: string;
  idle?: IdleTimes;
  traffic?: LoadMonitor;
}

/** Starts listening on the preferred port, or on any free port if the preferred one is in use. */
export async function startHttpServer(
  app: Hono,
  preferredPort: number,
  { host = thisMachineAlone, idle = idleTimes, traffic }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: times }) as Server;
  server.keepAliveTimeout = idle.closedAfterMs;
  traffic?.watch(server);
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.shouldKeepAlive = false;
    response.setHeader('Keep-Alive', `timeout=${idle.announcedSeconds}`);
  });
  const port = await bind(server, preferredPort, host).catch((error: unknown) => {
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
      await closeServer(server, timeoutMs);
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
