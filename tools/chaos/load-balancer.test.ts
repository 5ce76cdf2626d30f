import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort } from '@/server/supervisor/ports.mjs';
import { startLoadBalancer } from './load-balancer.mjs';

let backs: Server[];
let ports: { site: number; services: number };
let balancer: Awaited<ReturnType<typeof startLoadBalancer>>;

/** Starts two upstream servers that return their name, the request body and the forwarded client IP. */
beforeEach(async () => {
  backs = await Promise.all(
    ['one', 'other'].map(async (name) => {
      const server = createServer(async (request, response) => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        const from = request.headers['x-forwarded-for'];
        response.end(JSON.stringify({ name, body, from, path: request.url }));
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  ports = { site: await findFreePort(), services: await findFreePort() };
  const numbers = backs.map((server) => (server.address() as AddressInfo).port);
  balancer = await startLoadBalancer({
    ports,
    behind: { storefronts: numbers, services: numbers },
  });
});

afterEach(async () => {
  balancer.stop();
  await Promise.all(backs.map(end));
});

async function end(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

const ask = (init: RequestInit = {}) => fetch(`http://127.0.0.1:${ports.site}/de?a=1`, init);

it('forwards requests with the client IP', async () => {
  const answer = await ask({
    ...{ method: 'POST', body: 'order' },
    headers: { 'x-forwarded-for': '10.0.0.1' },
  });
  expect(await answer.json()).toMatchObject({
    ...{ body: 'order', path: '/de?a=1', from: '10.0.0.1, 127.0.0.1' },
  });
});

it('retries on the other server when one is down, for writes too', async () => {
  await end(backs[0]!);
  for (let turn = 0; turn < 4; turn += 1) {
    const answer = await ask({ method: 'POST', body: 'order' });
    expect(await answer.json()).toMatchObject({ name: 'other', body: 'order' });
  }
});

it('returns 502 when no server is available', async () => {
  await Promise.all(backs.map(end));
  expect((await ask()).status).toBe(502);
});
