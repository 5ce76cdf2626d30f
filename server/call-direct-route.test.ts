import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { request as askServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DirectRoute } from '@/lib/platform/http/direct-routes';
import { sendRawRequest, sendRawBytes } from './testing/raw-request';
import { startStubServer } from './testing/stub-server';

type Posted = { address: string; headers: Headers; body: string };

let front: Awaited<ReturnType<typeof startStubServer>>;
let posted: Posted[];
let answer: () => Response;

beforeEach(async () => {
  posted = [];
  answer = () => Response.json({ ok: true });
  const route: DirectRoute = {
    maxBytes: 1000,
    handle: async (address, { headers, body }) => {
      posted.push({ address, headers: new Headers(headers), body: Buffer.from(body).toString() });
      return answer();
    },
  };
  front = await startStubServer({ findRoute: (path) => (path === '/api/call' ? route : null) });
  front.site.special.set('/api/other', (_request, response) => response.end('of Next'));
  front.site.special.set('/api/call', (_request, response) => response.end('of Next'));
});
afterEach(() => front.close());

function post(body: string, headers: Record<string, string> = {}, path = '/api/call?lang=de') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const question = askServer(
        { port: front.port, host: '127.0.0.1', path, method: 'POST', headers, agent: false },
        (received) => {
          const parts: Buffer[] = [];
          received.on('data', (part: Buffer) => parts.push(part));
          received.once('end', () =>
            resolve({
              status: received.statusCode ?? 0,
              headers: received.headers,
              body: Buffer.concat(parts),
            }),
          );
        },
      );
      question.once('error', reject);
      question.end(body);
    },
  );
}

describe('direct route call', () => {
  it('passes the posted body to the route without calling Next', async () => {
    const { status, headers, body } = await post('{"a":"ü"}', { cookie: 'a=1; b=2', 'x-own': 'x' });
    expect([status, body.toString()]).toEqual([200, '{"ok":true}']);
    expect(posted).toMatchObject([{ address: '/api/call?lang=de', body: '{"a":"ü"}' }]);
    expect(posted[0]?.headers.get('cookie')).toBe('a=1; b=2');
    expect(posted[0]?.headers.get('x-own')).toBe('x');
    expect(headers).toMatchObject({
      'content-length': '11',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
      vary: 'Accept-Encoding',
    });
    expect(front.site.requests).toHaveLength(0);
  });

  it('passes the client IP of the visitor and ignores proxy headers', async () => {
    await post('{}', { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' });
    expect(posted[0]?.headers.get('x-forwarded-for')).toMatch(/127\.0\.0\.1|::1/);
    expect(posted[0]?.headers.get('x-forwarded-proto')).toBeNull();
  });

  it('sets each cookie separately and removes internal framework headers', async () => {
    answer = () => {
      const routeResponse = Response.json(
        {},
        { status: 409, headers: { 'Cache-Control': 'no-store' } },
      );
      routeResponse.headers.append(
        'set-cookie',
        'a=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      );
      routeResponse.headers.append('set-cookie', 'b=2; Path=/');
      routeResponse.headers.set('x-middleware-set-cookie', 'a=1,b=2');
      return routeResponse;
    };
    const { status, headers } = await post('{}');
    expect(status).toBe(409);
    expect(headers['set-cookie']).toEqual([
      'a=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'b=2; Path=/',
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-middleware-set-cookie']).toBeUndefined();
  });

  it('compresses a long response', async () => {
    const long = { text: 'Ludwig '.repeat(400) };
    answer = () => Response.json(long);
    const { headers, body } = await post('{}', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(body).toString())).toEqual(long);
    const response = await post('{}');
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(response.body.toString())).toEqual(long);
  });

  it('stops reading a body over the limit and closes the connection', async () => {
    const part = 'x'.repeat(600);
    const chunks = Array.from({ length: 50 }, () => `258\r\n${part}\r\n`).join('');
    const text = `POST /api/call HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`;
    expect(await sendRawBytes(front.port, text)).toMatch(/^HTTP\/1\.1 200 |^$/);
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body).toHaveLength(1001);
  });

  it('does not call the route when the client disconnects before the body is complete', async () => {
    const line = connect(front.port, '127.0.0.1');
    line.write('POST /api/call HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\nhalf', () =>
      line.destroy(),
    );
    await new Promise((resolve) => line.once('close', resolve));
    expect((await post('{}')).status).toBe(200);
    expect(posted.map(({ body }) => body)).toEqual(['{}']);
  });

  it('logs an error and returns a short message when the route fails', async () => {
    answer = () => {
      throw new Error('broken');
    };
    expect((await post('{}')).status).toBe(500);
    expect(front.errors).toMatchObject([{ message: 'broken' }]);
  });
});

it.each([
  ['another path', () => post('{}', {}, '/api/other')],
  ['another method', () => sendRawRequest(front.port, '/api/call')],
])('passes %s to Next', async (_name, path) => {
  expect((await path()).body.toString()).toBe('of Next');
  expect(posted).toHaveLength(0);
});
