import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverOptions } from './http/request-limits';
import { sendRawRequest, sendRawBytes } from './testing/raw-request';
import { startStubServer } from './testing/stub-server';

let front: Awaited<ReturnType<typeof startStubServer>>;

beforeEach(async () => {
  front = await startStubServer({ limitBytes: 40_000 });
  front.site.texts.set('/de/bikes/ludwig', 'Ludwig');
});
afterEach(async () => {
  expect(front.errors).toEqual([]);
  expect((await sendRawRequest(front.port, '/de/bikes/ludwig')).status).toBe(200);
  await front.close();
});

it.each([
  '/de/%E0%A4%A',
  '/de/%',
  '/de/bikes/%zz',
  '/%c0%af',
  '/de/%ff%fe',
  ...[
    '/api/',
    '/media/bikes/',
    '/uploads/',
    '/feeds/',
    '/pay/',
    '/oauth2/',
    '/downloads/de/',
  ].flatMap((folder) => [`${folder}%c0%ae`, `${folder}x.pdf%`]),
  '/_next/static/%c0%ae.js',
  '/%c0%ae.json',
])('rejects the address %s', async (path) => {
  expect((await sendRawRequest(front.port, path)).status).toBe(400);
  expect(front.site.requests).toHaveLength(0);
});

it.each([
  ['two Host headers', 'GET /de HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ['no Host header', 'GET /de HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a path without a leading slash', 'GET de HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an invalid request line', 'GARBAGE\r\n\r\n'],
  [
    'two Content-Length headers',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\nxx',
  ],
  [
    'Content-Length and chunked encoding',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  ],
  [
    'a folded header',
    'GET /de HTTP/1.1\r\nHost: a\r\nX: 1\r\n Transfer-Encoding: chunked\r\nX\0: 1\r\nConnection: close\r\n\r\n',
  ],
])('answers %s with 400', async (_name, text) => {
  expect(await sendRawBytes(front.port, text)).toMatch(/^HTTP\/1\.1 400 /);
  expect(front.site.requests).toHaveLength(0);
});

it('rejects headers larger than any browser sends', async () => {
  const large = 'x'.repeat((serverOptions.maxHeaderSize ?? 0) + 1_000);
  const text = `GET /de HTTP/1.1\r\nHost: a\r\nX-Large: ${large}\r\n\r\n`;
  expect(await sendRawBytes(front.port, text)).toMatch(/^HTTP\/1\.1 431 |^$/);
  expect(front.site.requests).toHaveLength(0);
});

it('limits headers to browser length before they reach the framework', async () => {
  const long = (name: string) => [name, 'a'.repeat(700)] as const;
  const names = ['user-agent', 'accept', 'accept-language', 'content-type', 'x-anything'];
  const headers = { ...Object.fromEntries(names.map(long)), cookie: `x=${'a'.repeat(2_000)}` };
  for (const path of ['/de/login', '/de/bikes/ludwig?sku=x', '/api/shop', '/de?_rsc=1']) {
    front.site.requests.length = 0;
    await sendRawRequest(front.port, path, { headers });
    expect(front.site.requests).toHaveLength(1);
    const [arrived] = front.site.requests;
    expect(names.map((name) => arrived?.headers[name]?.length)).toEqual(names.map(() => 500));
    expect(arrived?.headers.cookie).toHaveLength(2_002);
  }
});

it.each([
  ['oversized headers', '/de/none', { 'x-large': 'a'.repeat(17_000) }, 431],
  [
    'oversized headers of a dealer’s system',
    '/veloconnect',
    { 'x-large': 'a'.repeat(17_000) },
    431,
  ],
  ['an overlong URL', `/de?${'a'.repeat(9_000)}`, {}, 414],
])('rejects %s and closes the connection', async (_name, path, headers, status) => {
  const answer = await sendRawRequest(front.port, path, { headers });
  expect([answer.status, answer.headers.connection]).toEqual([status, 'close']);
  expect(front.site.requests).toHaveLength(0);
});

it('accepts the long address of a dealer system unchanged', async () => {
  const address = `/veloconnect?${'a=1&'.repeat(20_000)}`;
  expect((await sendRawRequest(front.port, address)).status).toBe(404);
  expect(front.site.requests[0]?.url).toBe(address);
});

it('releases resources of an incomplete request', async () => {
  await Promise.all(
    Array.from({ length: 50 }, () =>
      sendRawBytes(front.port, 'GET /de/bikes/ludwig HTTP/1.1\r\nHost:'),
    ),
  );
  expect(front.site.requests).toHaveLength(0);
});

it('disconnects idle clients and serves others meanwhile', async () => {
  const patient = await startStubServer({
    limits: { headersTimeout: 300, connectionsCheckingInterval: 50 },
  });
  patient.site.texts.set('/de/bikes/ludwig', 'Ludwig');
  const halves = Array.from({ length: 100 }, () => hold(patient.port));
  await Promise.all(halves.map(({ isOpen }) => isOpen));
  const { status } = await sendRawRequest(patient.port, '/de/bikes/ludwig');
  expect(status).toBe(200);
  const received = await Promise.all(halves.map(({ received: answer }) => answer));
  expect(received.every((answer) => /^HTTP\/1\.1 408 |^$/.test(answer))).toBe(true);
  expect(patient.site.requests).toHaveLength(1);
  await patient.close();
});

it('treats an absolute-form address by its path and ignores its host', async () => {
  const answer = await sendRawBytes(
    front.port,
    'GET http://evil.example/de/bikes/ludwig HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('evil.example');
  expect(front.site.requests[0]).toMatchObject({ url: '/de/bikes/ludwig' });
  expect(front.site.requests[0]?.headers.host).toBe('site.example');
});

it('stores nothing in memory for thousands of missing addresses', async () => {
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        sendRawRequest(front.port, `/de/none-${round}-${index}`),
      ),
    );
  expect(front.pages.size).toBe(0);
  expect(front.pages.bytes).toBe(0);
});

it('evicts the least recently used pages above the limit', async () => {
  for (let index = 0; index < 60; index += 1) {
    front.site.texts.set(`/de/news/${index}`, `News ${index}`);
    expect((await sendRawRequest(front.port, `/de/news/${index}`)).status).toBe(200);
  }
  expect(front.pages.bytes).toBeLessThanOrEqual(40_000);
  expect(front.pages.size).toBeLessThan(20);
  const before = front.site.requests.length;
  await sendRawRequest(front.port, '/de/news/59');
  expect(front.site.requests.length).toBe(before);
});

it('cancels the request when the client disconnects early', async () => {
  let ended = false;
  front.site.special.set('/de/search', (_request, response) => {
    response.once('close', () => (ended = true));
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('<p>');
  });
  const aborted = sendRawBytes(
    front.port,
    'GET /de/search?page=2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  await expect.poll(() => front.site.requests.length).toBe(1);
  front.dropVisitors();
  await aborted;
  await expect.poll(() => ended).toBe(true);
});

/** Opens a connection and sends half a request. Collects everything received until the server closes it. */
function hold(port: number): { isOpen: Promise<void>; received: Promise<string> } {
  const line = connect(port, '127.0.0.1');
  const isOpen = new Promise<void>((resolve) =>
    line.once('connect', () => line.write('GET /de HTTP/1.1\r\nHost: a\r\n', () => resolve())),
  );
  const received = new Promise<string>((resolve) => {
    let text = '';
    line.on('data', (part) => (text += part.toString('latin1')));
    line.once('error', () => undefined);
    line.once('close', () => resolve(text));
  });
  return { isOpen, received };
}
