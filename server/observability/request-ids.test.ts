import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '@/lib/platform/observability/logger';
import { findFreePort } from '../supervisor/ports.mjs';
import { sendRawRequest } from '../testing/raw-request';
import { startStubServer } from '../testing/stub-server';
import { subscribeToServiceCalls } from './service-calls';

type Call = { service: string; status: string };

let requests: IncomingMessage[];
let closeService: () => void;
let url: string;
/** URL that nothing listens on. */
let goneUrl: string;
let calls: Call[];
let front: Awaited<ReturnType<typeof startStubServer>>;

beforeEach(async () => {
  requests = [];
  calls = [];
  const service = createServer((request, response) => {
    requests.push(request);
    response.writeHead(request.url === '/shop/lost' ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  closeService = () => service.close();
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  goneUrl = `http://127.0.0.1:${await findFreePort()}/`;
  subscribeToServiceCalls({ shop: `${url}/shop`, gone: goneUrl }, ({ service: name, status }) =>
    calls.push({ service: name, status }),
  );
  front = await startStubServer();
});
afterEach(async () => {
  await front.close();
  closeService();
});

/** Renders a page that calls a service and writes a log line. */
function servePageWithRequest(path: string, address: string): void {
  front.site.special.set(path, (_request, response) => {
    void fetch(address)
      .catch(() => undefined)
      .then(() => {
        logger.warn('Something happened');
        response.writeHead(200, { 'content-type': 'text/html' }).end('<p>page</p>');
      });
  });
}

it.each(['/de/search', '/de/bikes/ludwig', '/api/shop'])(
  'forwards the id of a visit to %s to the services, the log and the response',
  async (path) => {
    const lines: string[] = [];
    vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
    servePageWithRequest(path, `${url}/shop/graphql`);
    const { headers } = await sendRawRequest(front.port, path, {
      headers: { 'x-request-id': 'visit-0815' },
    });
    expect(headers['x-request-id']).toBe('visit-0815');
    expect(requests.map((request) => request.headers['x-request-id'])).toEqual(['visit-0815']);
    expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(['visit-0815']);
    expect(calls).toContainEqual({ service: 'shop', status: '200' });
  },
);

it('replaces an invalid id and does not send it to third-party servers', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  servePageWithRequest('/de/search', `${url}/elsewhere`);
  const { headers } = await sendRawRequest(front.port, '/de/search', {
    headers: { 'x-request-id': 'a b"c' },
  });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers['x-request-id']).toBeUndefined();
});

it.each([
  ['/shop/lost', 'shop', '503'],
  ['', 'gone', 'none'],
])('logs the result of a call: %s', async (path, service, status) => {
  await fetch(path ? url + path : goneUrl).catch(() => undefined);
  await expect.poll(() => calls).toContainEqual({ service, status });
});
