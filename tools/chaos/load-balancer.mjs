import { createServer, Agent, request as ask } from 'node:http';

/**
 * Starts a load balancer for machines without nginx. It picks the upstream with the fewest open requests. If an
 * upstream fails, it sends read-only requests, and requests that the upstream has not received, to the next one.
 * @param {{ ports: import('./nginx-proxy.mjs').ProxyPorts, behind: import('./nginx-proxy.mjs').Upstreams }} place
 */
export async function startLoadBalancer({ ports, behind }) {
  const servers = [
    await createBalancedServer(ports.site, behind.storefronts),
    await createBalancedServer(ports.services, behind.services),
  ];
  return {
    kind: 'the built-in load balancer with the same rules (nginx is not installed)',
    errorLog: null,
    stop: () =>
      servers.forEach((server) => {
        server.close();
        server.closeAllConnections();
      }),
  };
}

/**
 * @typedef {{ port: number, busy: number }} Upstream
 * @typedef {{
 *   incoming: import('node:http').IncomingMessage, outgoing: import('node:http').ServerResponse, body: Buffer, asked: Set<Upstream>,
 * }} Exchange
 */

/**
 * @param {number} port
 * @param {number[]} backs
 */
async function createBalancedServer(port, backs) {
  const agent = new Agent({ keepAlive: true, timeout: 60_000 });
  /** @type {Upstream[]} */
  const peers = backs.map((back) => ({ port: back, busy: 0 }));
  const choose = (/** @type {Set<Upstream>} */ tried) =>
    peers.filter((peer) => !tried.has(peer)).toSorted((a, b) => a.busy - b.busy)[0];
  const server = createServer(async (incoming, outgoing) => {
    /** @type {Buffer[]} */
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    forward({ incoming, outgoing, body: Buffer.concat(chunks), asked: new Set() });
  });
  /** @param {Exchange} exchange */
  function forward({ incoming, outgoing, body, asked: tried }) {
    const peer = choose(tried);
    if (!peer) return void outgoing.writeHead(502).end();
    tried.add(peer);
    peer.busy += 1;
    const { method, url, headers } = incoming;
    const forwarded = [headers['x-forwarded-for'], incoming.socket.remoteAddress];
    const call = ask(
      {
        ...{ agent, host: '127.0.0.1', port: peer.port, method, path: url },
        headers: { ...headers, 'x-forwarded-for': forwarded.filter(Boolean).join(', ') },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', () => outgoing.destroy());
      },
    );
    call.once('close', () => (peer.busy -= 1));
    call.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isSent = error.code !== 'ECONNREFUSED';
      const mayRepeat = !isSent || method === 'GET' || method === 'HEAD';
      if (outgoing.headersSent) outgoing.destroy();
      else if (mayRepeat) forward({ incoming, outgoing, body, asked: tried });
      else outgoing.writeHead(502).end();
    });
    call.end(body);
  }
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return server;
}
