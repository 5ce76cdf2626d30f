import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type RunningServices, startEmptyServices } from './start-services';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL that returns the address of the shared services. */
    sharedBackend: string;
  }
}

/**
 * Provides embedded services that tests share if they tolerate each other's changes. They start on the first call of
 * `getSharedServices` and stop after the run. A run that does not use them does not start them.
 */
export default async function setup({ provide }: TestProject) {
  let backend: Promise<RunningServices> | undefined;
  const server = createServer((_request, response) => {
    backend ??= startWarm();
    backend.then(
      ({ url, shopUrl }) => response.end(JSON.stringify({ url, shopUrl })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provide('sharedBackend', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await backend)?.stop();
  };
}

/**
 * Starts services and warms them up. Otherwise their slow first request would exceed a timeout of the site code under
 * test.
 */
async function startWarm(): Promise<RunningServices> {
  const backend = await startEmptyServices();
  const headers = { 'content-type': 'application/json' };
  const body = '{"query":"{ token }"}';
  await (await fetch(backend.shopUrl, { method: 'POST', headers, body })).text();
  return backend;
}
