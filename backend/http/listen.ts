import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

const host = '127.0.0.1';

/** How long requests under way may take when the server stops. */
const patienceMs = 10_000;

/** The site closes idle connections after a few seconds; the server keeps them longer, so that none ends under a new request. */
const keepAliveMs = 30_000;

interface Listening {
  port: number;
  /** Takes no new connections, waits for the requests under way, cuts what takes longer than ten seconds. */
  close(): Promise<void>;
}

/** Serves on this machine only, on the wished port or, when that is taken, on another free one. */
export async function listen(app: Hono, wishedPort: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  const port = await bind(server, wishedPort).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    return bind(server, 0);
  });
  return { port, close: () => close(server) };
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
