import { createServer, request as askBackend, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import type * as Environment from '@/lib/platform/config/env';
import { createSessionToken } from '@/lib/server/session/session-cookie';
import de from '@/messages/de.json';
import type * as B2bRoute from './handle-b2b-request';

const words = de.b2b.api;

type Fault =
  | 'pass'
  | 'drop'
  | 'drop-once'
  | 'garbage'
  | 'lose-half'
  | 'stall'
  | 'hang'
  | { status: number; body: string; type?: string };

type Person = 'laden' | 'werkstatt' | 'anna';

let backend: RunningServices;
let proxy: Server;
let route: typeof B2bRoute;
let settings: typeof Environment;
let fault: Fault;
let calls: { method: string; url: string; headers: Record<string, unknown>; body: Buffer }[];
let onClosed: () => void;
let onHanging: () => void;
let addresses = 0;

/**
 * Starts a proxy between the site and the services that passes everything on unchanged and simulates network failures.
 */
function startProxy(): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    calls.push({ method, url, headers, body: Buffer.concat(chunks) });
    if (fault === 'drop' || fault === 'drop-once') {
      if (fault === 'drop-once') fault = 'pass';
      return response.destroy();
    }
    if (fault === 'hang') return void onHanging();
    if (fault === 'garbage') return response.end('<html>Wartung</html>');
    if (typeof fault === 'object')
      return response
        .writeHead(fault.status, { 'content-type': fault.type ?? 'application/json' })
        .end(fault.body);
    if (fault === 'stall') {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
      response.on('close', () => onClosed());
      return;
    }
    const passed = askBackend(`${backend.url}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, {
        ...answer.headers,
        'set-cookie': 'tool=1',
        'x-internal': 'secret',
      });
      if (fault !== 'lose-half') return void answer.pipe(response);
      answer.once('data', (part: Buffer) => {
        response.write(part.subarray(0, part.byteLength / 2), () => response.destroy());
        answer.destroy();
      });
    });
    passed.end(Buffer.concat(chunks));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

beforeAll(async () => {
  backend = await startServices();
  proxy = await startProxy();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.TOOLS_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/tools`;
  settings = await import('@/lib/platform/config/env');
  route = await import('./handle-b2b-request');
}, 120_000);

afterAll(async () => {
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
  await backend.stop();
});

beforeEach(() => {
  fault = 'pass';
  calls = [];
  addresses += 1;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const tokens = new Map<Person, string>();

/** Returns the cookies of a signed-in customer. */
async function cookiesOf(person: Person): Promise<string> {
  const token = tokens.get(person) ?? (await signInAtShop(person));
  tokens.set(person, token);
  const groups = person === 'anna' ? ['oxidcustomer'] : ['oxidcustomer', 'oxiddealer'];
  const claims = { kind: 'customer' as const, groups, subject: person };
  const session = await createSessionToken(claims, token, settings.env.SESSION_SECRET, 600);
  return `oxid-token=${token}; session=${session}; oxid-isAnonymous=false`;
}

async function signInAtShop(person: Person): Promise<string> {
  const query = 'query ($u: String, $p: String) { token(username: $u, password: $p) }';
  const variables = { u: `${person}@lautlos.example`, p: 'Lautlos-2026!' };
  const answer = await fetch(backend.shopUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

type RequestOptions = {
  as?: Person | null;
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | undefined;
  signal?: AbortSignal;
};

async function sendRequest(path: string, options: RequestOptions = {}): Promise<Response> {
  const { as: person = 'laden', method = 'GET', headers = {}, body, signal } = options;
  const cookie = person === null ? '' : await cookiesOf(person);
  const request = new NextRequest(`http://localhost:3000/api/b2b${path}`, {
    method,
    headers: {
      host: 'localhost:3000',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `203.0.113.${addresses}`,
      cookie,
      ...headers,
    },
    ...(body !== undefined && { body, duplex: 'half' }),
    ...(signal && { signal }),
  });
  return route.handleB2bRequest(request);
}

async function messageOf(response: Response): Promise<string> {
  return ((await response.json()) as { message: string }).message;
}

async function ordersOf(person: Person): Promise<{ orderNumber: number }[]> {
  const answer = await sendRequest('/orders?lang=de', { as: person });
  return ((await answer.json()) as { orders: { orderNumber: number }[] }).orders;
}

const reads = [
  '/overview',
  '/availability',
  '/availability.csv',
  '/availability.xlsx',
  '/orders',
  '/orders.csv',
  '/orders/1',
  '/orders/1/delivery-note.pdf',
  '/invoices',
  '/invoices.csv',
  '/files',
  '/files/x',
  '/images',
  '/master-data',
  '/stock-connect',
];
const writes = [
  ['POST', '/overview/read'],
  ['POST', '/images/zip'],
  ['POST', '/master-data'],
  ['POST', '/stock-connect/credentials'],
  ['DELETE', '/stock-connect/credentials'],
  ['POST', '/stock-connect/test'],
  ['POST', '/stock-report'],
] as const;

describe('access', () => {
  it.each([...reads.map((path) => ['GET', path] as const), ...writes])(
    '%s %s returns 401 for a visitor and 403 for a consumer',
    async (method, path) => {
      const body = method === 'POST' ? '{}' : undefined;
      const visitor = await sendRequest(path, { as: null, method, body });
      expect(visitor.status).toBe(401);
      expect(visitor.headers.get('cache-control')).toBe('no-store');
      expect(await messageOf(visitor)).toBe(de.session.over);
      expect(calls).toEqual([]);

      const consumer = await sendRequest(path, { as: 'anna', method, body });
      expect(consumer.status).toBe(403);
      expect(consumer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it.each([
    ['/orders.csv', '%2Fmy-account%2Fb2b%2Forders'],
    ['/orders/240440/delivery-note.pdf', '%2Fmy-account%2Fb2b%2Forders%2F240440'],
    ['/files/x', '%2Fmy-account%2Fb2b%2Fdownloads'],
    ['/invoices.csv', '%2Fmy-account%2Fb2b%2Finvoices'],
  ])(
    'visitor without a session who follows a link to %s signs in and returns',
    async (path, page) => {
      const opened = await sendRequest(path, {
        as: null,
        headers: { 'sec-fetch-mode': 'navigate' },
      });
      expect(opened.status).toBe(303);
      expect(opened.headers.get('location')).toBe(
        `http://localhost:3000/de/login?returnTo=%2Fde${page}`,
      );
    },
  );

  it('returns 401 for a token that is no longer accepted', async () => {
    const cookie = 'oxid-token=a.b.c; oxid-isAnonymous=false';
    const answer = await sendRequest('/orders', { as: null, headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it.each(['cross-site', 'same-site', 'none'])('rejects writes of a %s page', async (site) => {
    for (const [method, path] of writes) {
      const answer = await sendRequest(path, {
        method,
        headers: { 'sec-fetch-site': site },
        body: '{}',
      });
      expect(answer.status).toBe(403);
    }
    expect(calls).toEqual([]);
  });

  it('rejects a tab of another customer without any data', async () => {
    const answer = await sendRequest('/orders', { headers: { 'x-session-owner': 'somebody' } });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('x-other-person')).toBe('1');
    expect(calls).toEqual([]);
  });
});

describe('allowed requests', () => {
  it.each([
    '',
    '/',
    '/nothing',
    '/orders/',
    '/orders/0',
    '/orders/-1',
    '/orders/1e3',
    '/orders/1234567890',
    '/orders/../../vat-check',
    '/../vat-check',
    '/%2e%2e/vat-check',
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e',
    '/files/a%2fb',
    '/files/a/b',
    '/files/.env',
    '/files/a.b',
    '/files/a%00b',
    '/files/a\\b',
    '//orders',
    '/orders//1',
    '/Orders',
    '/orders;x=1',
    `/files/${'x'.repeat(121)}`,
    '/invoices/1.pdf',
    '/dealer-stock',
  ])('%j returns 404', async (path) => {
    const answer = await sendRequest(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(calls).toEqual([]);
  });

  it.each([
    ['DELETE', '/orders', 'GET'],
    ['POST', '/orders', 'GET'],
    ['PUT', '/master-data', 'GET, POST'],
    ['HEAD', '/files/x', 'GET'],
    ['GET', '/stock-report', 'POST'],
  ])('%s %s returns 405', async (method, path, allow) => {
    const answer = await sendRequest(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(calls).toEqual([]);
  });

  it.each([
    ['POST', '/master-data', 64 * 1024, '64 kB'],
    ['POST', '/images/zip', 64 * 1024, '64 kB'],
    ['POST', '/stock-report', 2 * 1024 * 1024, '2 MB'],
  ])('%s %s rejects a body above its limit', async (method, path, limit, named) => {
    const response = await sendRequest(path, { method, body: 'x'.repeat(limit + 1) });
    expect(response.status).toBe(413);
    expect(await messageOf(response)).toBe(words.tooLarge.replace('{limit}', named));

    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
    });
    expect((await sendRequest(path, { method, body: stream })).status).toBe(413);
    expect(calls).toEqual([]);
  });

  it('returns 429 above the rate limit', async () => {
    fault = { status: 200, body: '{}' };
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1)
      statuses.push((await sendRequest('/overview/read', { method: 'POST', body: '{}' })).status);
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('forwarded requests and responses', () => {
  it('contain only the token and the language of the browser’s request', async () => {
    const answer = await sendRequest('/orders?lang=en&customerId=other&admin=1', {
      headers: {
        authorization: 'Bearer x',
        'x-secret': 'x',
        'transfer-encoding': 'chunked',
        connection: 'keep-alive, authorization',
        'x-http-method-override': 'DELETE',
        range: 'bytes=0-1',
      },
    });
    expect(answer.status).toBe(200);
    const [call] = calls;
    expect(call?.url).toBe('/tools/b2b/orders?lang=en');
    expect(call?.headers.authorization).toBe(`Bearer ${tokens.get('laden')}`);
    expect(call?.headers['accept-language']).toBe('en');
    expect(call?.headers.range).toBe('bytes=0-1');
    for (const name of [
      'cookie',
      'x-secret',
      'x-forwarded-for',
      'x-http-method-override',
      'origin',
    ])
      expect(call?.headers[name]).toBeUndefined();

    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of ['set-cookie', 'x-internal', 'date', 'connection'])
      expect(answer.headers.get(name)).toBeNull();
  });

  it('stream a list as a file before it is complete', async () => {
    const answer = await sendRequest('/orders.csv?lang=de');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+\.csv"/,
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.headers.get('content-length')).toBeNull();
    const rows = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map((row) => row.split(';').length)).size).toBe(1);
  });

  it('serve a file in ranges, and 304 for a current copy', async () => {
    // The first request creates the files and may time out. A retry finds them.
    await expect
      .poll(async () => (await sendRequest('/files')).status, { timeout: 40_000 })
      .toBe(200);
    const { files } = (await (await sendRequest('/files')).json()) as {
      files: { id: string; bytes: number }[];
    };
    const [file] = files;
    if (!file) throw new Error('There is no file');
    const path = `/files/${file.id}`;
    const whole = await sendRequest(path);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('cache-control')).toBe('no-store, no-transform');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes.byteLength).toBe(file.bytes);

    const tag = whole.headers.get('etag') ?? '';
    const part = await sendRequest(path, { headers: { range: 'bytes=10-19', 'if-range': tag } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${file.bytes}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20));

    const beyond = await sendRequest(path, { headers: { range: `bytes=${file.bytes}-` } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${file.bytes}`);
    expect((await sendRequest(path, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it.each([
    ['a script', 'application/json', (images: object[]) => JSON.stringify({ images })],
    [
      'a form',
      'application/x-www-form-urlencoded',
      (images: object[]) => new URLSearchParams({ images: JSON.stringify(images) }).toString(),
    ],
  ])('%s returns pictures as a zip', async (_, type, bodyOf) => {
    const { images } = (await (await sendRequest('/images')).json()) as {
      images: { id: string; widths: number[] }[];
    };
    const pictureRequests = images.slice(0, 3).map(({ id, widths }) => ({
      id,
      width: widths[0],
      format: 'webp',
    }));
    const body = bodyOf(pictureRequests);
    const answer = await sendRequest('/images/zip', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+\.zip"/,
    );
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  it('repeat a read once after a broken connection, but not a write', async () => {
    fault = 'drop-once';
    expect((await sendRequest('/orders')).status).toBe(200);
    expect(calls).toHaveLength(2);

    calls = [];
    fault = 'drop-once';
    const written = await sendRequest('/overview/read', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(written.status).toBe(503);
    expect(calls).toHaveLength(1);
  });

  it.each(['images=%5B', 'images=', 'x=1', ''])('report an invalid form with %j', async (body) => {
    const answer = await sendRequest('/images/zip', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-mode': 'navigate',
      },
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe(words.badImages);
  });

  it('forward an upload byte by byte with its content type', async () => {
    fault = { status: 200, body: '{"taken":0,"refused":[]}' };
    const bytes = new Uint8Array([0x47, 0x72, 0xfc, 0x6e, 0x3b, 0x31]);
    const type = 'text/csv; charset=iso-8859-1';
    const answer = await sendRequest('/stock-report', {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(200);
    expect(new Uint8Array(calls[0]?.body ?? [])).toEqual(bytes);
    expect(calls[0]?.headers['content-type']).toBe(type);

    await sendRequest('/stock-report', {
      method: 'POST',
      body: '[]',
      headers: { 'content-type': 'multipart/form-data; boundary=x; x=y' },
    });
    expect(calls[1]?.headers['content-type']).toBe('application/json');
  });
});

describe('order of another dealer', () => {
  it('gets the same response as an unknown order', async () => {
    const ownOrders = await ordersOf('laden');
    const others = new Set((await ordersOf('werkstatt')).map(({ orderNumber }) => orderNumber));
    expect(ownOrders.length).toBeGreaterThan(0);
    const none = await (await sendRequest('/orders/999999999', { as: 'werkstatt' })).text();
    for (const { orderNumber } of ownOrders) {
      expect(others.has(orderNumber)).toBe(false);
      for (const path of [`/orders/${orderNumber}`, `/orders/${orderNumber}/delivery-note.pdf`]) {
        const answer = await sendRequest(path, { as: 'werkstatt' });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toBe(none);
      }
    }
  });
});

describe('dealer service failure', () => {
  it.each<[string, Fault]>([
    ['the service does not respond', 'drop'],
    ['the service speaks another protocol', 'garbage'],
    ['the service fails', { status: 500, body: '{"message":"SQLITE_CORRUPT: secret"}' }],
    ['the response has another type', { status: 200, body: '<script>', type: 'text/html' }],
    ['the service redirects', { status: 302, body: '' }],
  ])('returns 503 to a script when %s', async (_, played) => {
    fault = played;
    const answer = await sendRequest('/orders');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await messageOf(answer)).toBe(words.unavailable);

    const followed = await sendRequest('/orders.csv', {
      headers: { 'sec-fetch-mode': 'navigate' },
    });
    expect(followed.status).toBe(503);
    expect(followed.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await followed.text()).toBe(words.unavailable);
  });

  it('passes on a rejection with the message of the service', async () => {
    fault = { status: 409, body: '{"message":"Es läuft schon eine."}' };
    const answer = await sendRequest('/master-data', { method: 'POST', body: '{}' });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('x-other-person')).toBeNull();
    expect(await messageOf(answer)).toBe('Es läuft schon eine.');
  });

  it('aborts the response when it fails in the middle of a file', async () => {
    fault = 'lose-half';
    const answer = await sendRequest('/orders.csv');
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it.each([
    ['/overview', 8_000],
    ['/orders', 8_000],
    ['/availability', 20_000],
  ])(
    'waits for an unresponsive service %s for %i ms and does not repeat the call',
    async (path, timeoutMs) => {
      await cookiesOf('laden');
      fault = 'hang';
      const requestReceived = new Promise<void>((resolve) => {
        onHanging = resolve;
      });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        let status = 0;
        const answered = sendRequest(path).then((answer) => (status = answer.status));
        await requestReceived;
        vi.advanceTimersByTime(timeoutMs - 1);
        await new Promise((resolve) => setImmediate(resolve));
        expect(status).toBe(0);
        vi.advanceTimersByTime(1);
        expect(await answered).toBe(503);
        expect(calls).toHaveLength(1);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('ends the request when the browser disconnects', async () => {
    fault = 'stall';
    const closed = new Promise<void>((resolve) => {
      onClosed = resolve;
    });
    const away = new AbortController();
    const answer = await sendRequest('/images/zip', {
      method: 'POST',
      body: '{}',
      signal: away.signal,
    });
    expect(answer.status).toBe(200);
    away.abort();
    await closed;
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });
});
