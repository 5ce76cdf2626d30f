import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type RunningServices, startEmptyServices } from './start-services';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers where the services are that tests share. */
    sharedBackend: string;
  }
}

/**
 * Embedded services for all tests that put up with what others do there: started for the first that asks (`getSharedServices`), ended
 * with the run. A run in which nobody asks pays nothing.
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

/** What the services prepare once keeps their first call waiting: the site would give it up, and its tests come after it. */
async function startWarm(): Promise<RunningServices> {
  const backend = await startEmptyServices();
  const headers = { 'content-type': 'application/json' };
  const body = '{"query":"{ token }"}';
  await (await fetch(backend.shopUrl, { method: 'POST', headers, body })).text();
  return backend;
}
