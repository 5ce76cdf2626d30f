import type { Clock } from '../platform/clock';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A clock that only advances on demand. */
export interface FakeClock extends Clock {
  /** Advances the time by the given milliseconds. */
  advance(milliseconds: number): void;
}

/** Creates a clock that starts at noon of 21 November 2026 (UTC) by default. */
export function createFakeClock(start = '2026-11-21T12:00:00Z'): FakeClock {
  let now = Date.parse(start);
  return { now: () => now, advance: (milliseconds) => void (now += milliseconds) };
}

type Answer = { status?: number; body: unknown } | 'never';

export interface FakeViesServer {
  url: string;
  /** The response to all following requests. */
  response: Answer;
  /** Bodies of all requests, in order. */
  requests: unknown[];
  close(): Promise<void>;
}

/** Starts a fake VIES server that confirms every VAT ID by default. */
export async function startFakeVies(): Promise<FakeViesServer> {
  const vies: FakeViesServer = {
    url: '',
    response: { body: { valid: true } },
    requests: [],
    close: async () => undefined,
  };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      vies.requests.push({ path: request.url, ...JSON.parse(Buffer.concat(chunks).toString()) });
      if (vies.response === 'never') return;
      response.writeHead(vies.response.status ?? 200, { 'content-type': 'application/json' });
      const { body } = vies.response;
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vies.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vies.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return vies;
}
