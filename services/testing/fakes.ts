import type { Clock } from '../platform/clock';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A clock that stands still until it is told. */
export interface FakeClock extends Clock {
  /** Moves the time on by so many milliseconds. */
  advance(milliseconds: number): void;
}

/** A clock that stands at noon of 21 November 2026 (UTC) unless told otherwise. */
export function createFakeClock(start = '2026-11-21T12:00:00Z'): FakeClock {
  let now = Date.parse(start);
  return { now: () => now, advance: (milliseconds) => void (now += milliseconds) };
}

type Answer = { status?: number; body: unknown } | 'never';

export interface FakeVies {
  url: string;
  /** What it answers next, and from then on. */
  response: Answer;
  /** The bodies of all requests, in order. */
  requests: unknown[];
  close(): Promise<void>;
}

/** A register of VAT IDs on a real socket, which speaks as VIES does and knows every number until told otherwise. */
export async function startFakeVies(): Promise<FakeVies> {
  const vies: FakeVies = {
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
