import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; body: unknown } | 'never';

export interface FakeVies {
  url: string;
  /** What it answers next, and from then on. */
  answer: Answer;
  /** The bodies of all requests, in order. */
  asked: unknown[];
  close(): Promise<void>;
}

/** A register of VAT IDs on a real socket, which speaks as VIES does and knows every number until told otherwise. */
export async function openFakeVies(): Promise<FakeVies> {
  const vies: FakeVies = {
    url: '',
    answer: { body: { valid: true } },
    asked: [],
    close: async () => undefined,
  };
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      vies.asked.push({ path: request.url, ...JSON.parse(Buffer.concat(chunks).toString()) });
      if (vies.answer === 'never') return;
      response.writeHead(vies.answer.status ?? 200, { 'content-type': 'application/json' });
      const { body } = vies.answer;
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
