import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFront } from '../testing/stub-site';
import { bodyDeadlineMs } from './body-deadline';

describe('the time a body may take', () => {
  it.each([
    [undefined, 15_000],
    ['', 15_000],
    ['none', 15_000],
    ['1024', 15_031],
    [String(4 * 1024 * 1024), 143_000],
    ['99999999999', 150_000],
  ])('of %s bytes', (length, ms) => {
    expect(Math.round(bodyDeadlineMs(length))).toBe(ms);
  });
});

let front: Awaited<ReturnType<typeof startFront>>;

beforeEach(async () => {
  front = await startFront({ bodyDeadlineMs: () => 300 });
  front.site.special.set('/api/read', (request, response) => {
    request.resume().once('error', () => undefined);
    request.once('end', () => response.end('read'));
  });
  front.site.special.set('/api/unread', (_request, response) => {
    setTimeout(() => response.end('unread'), 600);
  });
});
afterEach(() => front.close());

/** What is heard on a line until it is closed, and after how many milliseconds. */
function post(path: string, length: string, body: string): Promise<[heard: string, ms: number]> {
  const line = connect(front.port, '127.0.0.1');
  const begunAt = performance.now();
  line.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${length}\r\nConnection: close\r\n\r\n${body}`);
  return new Promise((resolve) => {
    let heard = '';
    line.on('data', (part) => (heard += part.toString('latin1')));
    line.once('error', () => undefined);
    line.once('close', () => resolve([heard, performance.now() - begunAt]));
  });
}

it.each([
  ['that says its length', 'Content-Length: 100'],
  ['in parts', 'Transfer-Encoding: chunked'],
])('a body %s and does not arrive ends the line', async (_name, length) => {
  const lines = await Promise.all(Array.from({ length: 50 }, () => post('/api/read', length, '1')));
  for (const [heard, ms] of lines) {
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(5_000);
  }
});

it('so does one whose answer was there before it', async () => {
  front.site.special.set('/api/refused', (_request, response) => {
    response.writeHead(403, { 'content-length': 2 }).end('no');
  });
  const line = connect(front.port, '127.0.0.1');
  const closed = new Promise((resolve) => line.once('close', resolve));
  line.on('error', () => undefined).resume();
  line.write('POST /api/refused HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n1');
  await closed;
}, 5_000);

it('one that has arrived is left alone, read or not', async () => {
  expect((await post('/api/read', 'Content-Length: 1', '1'))[0]).toMatch(
    /^HTTP\/1\.1 200 .*read$/s,
  );
  const [heard] = await post('/api/unread', 'Content-Length: 1', '1');
  expect(heard).toMatch(/^HTTP\/1\.1 200 .*unread$/s);
});
