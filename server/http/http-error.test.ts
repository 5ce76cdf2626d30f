import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendHttpError } from './http-error';

let server: Server;

beforeAll(async () => {
  server = createServer((_, response) => sendHttpError(response, 404));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

const [german, english] = ['Das haben wir nicht gefunden.', 'We did not find this.'];

it.each([
  ['/de/x', 'en', german, 'de'],
  ['/en/x?a=/de/', 'de', english, 'en'],
  ['/_next/x', 'de-AT,de;q=0.9,en;q=0.8', german, 'de'],
  ['/_next/x', 'en-GB', english, 'en'],
  ['/_next/x', 'fr', english, 'en'],
  ['/_next/x', '*', german, 'de'],
  [`/${'x'.repeat(5_000)}`, `en,${'x'.repeat(5_000)}`, english, 'en'],
])('%.12s for a reader of %.12s is rejected with %j', async (path, accepted, text, language) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'accept-language': accepted },
  });
  expect([answer.status, await answer.text()]).toEqual([404, text]);
  expect(answer.headers.get('content-language')).toBe(language);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
