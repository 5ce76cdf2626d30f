import {
  createServer,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRawRequest } from '../testing/raw-request';
import { startStubServer } from '../testing/stub-server';
import { createHealthChecks } from './health-checks';
import { createOperationsEndpointFinder } from './operations-endpoints';
import { healthChecks } from './health-checks';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Starts a front server with the given services. */
async function site(
  services: Record<string, RequestListener | null>,
  isDraining = false,
  redis: { ok: boolean } | null = null,
  token: string | null = null,
) {
  const questions = await Promise.all(
    Object.entries(services).map(async ([name, listener]) => {
      const url = listener ? await serve(listener) : 'http://127.0.0.1:1';
      const question = healthChecks[name] ?? { isHealthy: () => true };
      return [name, { ...question, url }] as const;
    }),
  );
  const front = await startStubServer({
    findOperation: createOperationsEndpointFinder({
      isDraining: () => isDraining,
      checkServices: createHealthChecks(Object.fromEntries(questions)),
      getSharingStatus: () => redis,
      folder: '.',
      ...(token !== null && { metrics: { token, read: async () => '' } }),
    }),
  });
  ends.push(front.close);
  return async (path: string, shown: OutgoingHttpHeaders = {}) => {
    const { status, body, headers } = await sendRawRequest(front.port, path, { headers: shown });
    return { status, headers, body: JSON.parse(body.toString()) };
  };
}

const answer =
  (status: number, text = '{}'): RequestListener =>
  (_request, response) => {
    response.writeHead(status).end(text);
  };

const graphql = answer(200, '{"data":{"__typename":"Query"}}');
const keys = answer(200, '{"keys":[{"kid":"one"}]}');
const ready = answer(200, '{"status":"ready"}');

describe('/ready', () => {
  it('is 200 while every service responds in its own protocol', async () => {
    const get = await site({ shop: graphql, content: graphql, identity: keys, tools: ready });
    expect(await get('/ready')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { status: 'ready', checks: { shop: { ok: true }, identity: { ok: true } } },
    });
  });

  it.each([
    ['truncated JSON', '{"x": [1,2'],
    ['unexpected JSON', '{"unexpected":true}'],
    ['an HTML page of a proxy', '<!doctype html><title>Maintenance</title>'],
    ['an error', '{"data":null,"error":{"status":401}}'],
    ['an empty body', ''],
  ])('is 503 when a service responds 200 with %s', async (_case, text) => {
    for (const name of ['shop', 'content', 'identity', 'tools']) {
      const get = await site({ [name]: answer(200, text) });
      const { status, body } = await get('/ready');
      expect([name, status]).toEqual([name, 503]);
      const reason = 'Its answer is not of its protocol';
      expect(body.checks).toMatchObject({ [name]: { ok: false, reason } });
    }
  });

  it('accepts a degraded service as ready', async () => {
    const get = await site({ tools: answer(200, '{"status":"degraded","checks":{}}') });
    expect((await get('/ready')).status).toBe(200);
  });

  describe('lists its checks', () => {
    const token = 'a-token-of-thirty-two-characters!!';
    const shown = async (headers: OutgoingHttpHeaders, set: string | null = token) =>
      (await (await site({ shop: graphql }, false, { ok: true }, set))('/ready', headers)).body;
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };

    it('for local clients and clients with the metrics token', async () => {
      expect(await shown({})).toHaveProperty('checks');
      const withToken = { ...forwarded, authorization: `Bearer ${token}` };
      expect(await shown(withToken)).toHaveProperty('checks');
    });

    it.each([
      ['x-forwarded-for', forwarded],
      ['x-forwarded-for of loopback', { 'x-forwarded-for': '127.0.0.1' }],
      ['forwarded', { forwarded: 'for=203.0.113.7' }],
      ['x-real-ip', { 'x-real-ip': '203.0.113.7' }],
      ['via', { via: '1.1 proxy' }],
      ['another token', { ...forwarded, authorization: 'Bearer wrong' }],
    ])('but not for clients behind a proxy: %s', async (_case, headers) => {
      expect(await shown(headers)).toEqual({ status: 'ready' });
      expect(await shown({ ...forwarded, authorization: 'Bearer ' }, null)).toEqual({
        status: 'ready',
      });
    });
  });

  it.each<[string, RequestListener | null, string]>([
    ['does not respond', null, 'It does not respond'],
    ['fails', answer(500), 'It answers 500'],
    ['reports that it is not ready', answer(503, '{"status":"unready"}'), 'It is unready'],
  ])('is 503 when one %s, and names it', async (_case, tools, reason) => {
    const get = await site({ shop: graphql, tools });
    const { status, body } = await get('/ready');
    expect([status, body.status]).toEqual([503, 'unready']);
    expect(body.checks).toMatchObject({ shop: { ok: true }, tools: { ok: false, reason } });
    expect((await get('/health')).status).toBe(200);
  });

  it.each([
    [true, 'ready'],
    [false, 'degraded'],
  ])('lists Redis when it is configured; reachable: %s', async (ok, status) => {
    const get = await site({ shop: graphql }, false, { ok });
    expect(await get('/ready')).toMatchObject({
      status: 200,
      body: { status, checks: { redis: { ok } } },
    });
  });

  it('checks the services once for concurrent requests', async () => {
    let requestCount = 0;
    const get = await site({
      shop: (request, response) => {
        requestCount += 1;
        graphql(request, response);
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => get('/ready')));
    expect(requestCount).toBe(1);
  });
});

it('returns 503 at both addresses during shutdown', async () => {
  const get = await site({ shop: graphql }, true);
  expect(await get('/health')).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(await get('/ready')).toMatchObject({ status: 503, body: { reason: 'stopping' } });
});
