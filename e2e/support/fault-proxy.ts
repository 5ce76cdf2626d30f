import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ShopCall = {
  operation: string;
  variables: Record<string, unknown>;
  query: string;
  headers: IncomingHttpHeaders;
};

/**
 * The outcome of a call: the real shop's response, no response, invalid data, a GraphQL error, or a processed call
 * whose response is lost.
 */
export type ProxyFault =
  | 'pass'
  | 'drop'
  | 'garbage'
  | 'lose-answer'
  | { json: unknown; status?: number };

export type FaultProxy = {
  url: string;
  calls: ShopCall[];
  /** Chooses the outcome of each call. Until a test sets this function, all calls pass. */
  decide: (call: ShopCall) => ProxyFault;
  stop: () => Promise<void>;
};

/** Starts a proxy between the site and the shop that simulates network failures. */
export async function startFaultProxy(shopUrl: string): Promise<FaultProxy> {
  const proxy: FaultProxy = {
    url: '',
    calls: [],
    decide: () => 'pass',
    stop: async () => undefined,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { operationName, variables, query } = JSON.parse(body) as {
      operationName: string;
    } & Pick<ShopCall, 'variables' | 'query'>;
    const call = { operation: operationName, variables, query, headers: request.headers };
    proxy.calls.push(call);
    const fault = proxy.decide(call);
    if (fault === 'drop') return response.destroy();
    if (fault === 'garbage') return response.end('<html>Wartung</html>');
    if (typeof fault === 'object') {
      return response.writeHead(fault.status ?? 200).end(JSON.stringify(fault.json));
    }
    const { authorization, 'accept-language': language } = request.headers;
    const answer = await fetch(shopUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
        ...(language && { 'accept-language': language }),
      },
      body,
    });
    const text = await answer.text();
    if (fault === 'lose-answer') return response.destroy();
    return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  proxy.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return proxy;
}
