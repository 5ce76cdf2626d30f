import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStubServer } from '../testing/stub-server';
import { getBodyTimeoutMs, findSizeErrorStatus, applyHeaderLengthLimits } from './request-limits';

describe('body deadline', () => {
  describe('body timeout', () => {
    it.each([
      [undefined, 15_000],
      ['', 15_000],
      ['none', 15_000],
      ['1024', 15_031],
      [String(4 * 1024 * 1024), 143_000],
      ['99999999999', 150_000],
    ])('of %s bytes', (length, ms) => {
      expect(Math.round(getBodyTimeoutMs(length))).toBe(ms);
    });
  });

  let front: Awaited<ReturnType<typeof startStubServer>>;

  beforeEach(async () => {
    front = await startStubServer({ bodyDeadlineMs: () => 300 });
    front.site.special.set('/api/read', (request, response) => {
      request.resume().once('error', () => undefined);
      request.once('end', () => response.end('read'));
    });
    front.site.special.set('/api/unread', (_request, response) => {
      setTimeout(() => response.end('unread'), 600);
    });
  });
  afterEach(() => front.close());

  /** Sends a request and returns everything received until the connection closes, with the duration in ms. */
  function post(path: string, length: string, body: string): Promise<[heard: string, ms: number]> {
    const line = connect(front.port, '127.0.0.1');
    const startedAt = performance.now();
    line.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${length}\r\nConnection: close\r\n\r\n${body}`);
    return new Promise((resolve) => {
      let received = '';
      line.on('data', (part) => (received += part.toString('latin1')));
      line.once('error', () => undefined);
      line.once('close', () => resolve([received, performance.now() - startedAt]));
    });
  }

  it.each([
    ['with a Content-Length', 'Content-Length: 100'],
    ['in chunks', 'Transfer-Encoding: chunked'],
  ])('closes the connection when a body %s and does not arrive', async (_name, length) => {
    const lines = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/read', length, '1')),
    );
    for (const [received, ms] of lines) {
      expect(received).toMatch(/^HTTP\/1\.1 408 /);
      expect(ms).toBeLessThan(5_000);
    }
  });

  it('closes the connection when the response was sent before the body arrived', async () => {
    front.site.special.set('/api/refused', (_request, response) => {
      response.writeHead(403, { 'content-length': 2 }).end('no');
    });
    const line = connect(front.port, '127.0.0.1');
    const closed = new Promise((resolve) => line.once('close', resolve));
    line.on('error', () => undefined).resume();
    line.write('POST /api/refused HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n1');
    await closed;
  }, 5_000);

  it('ignores a body that has arrived, read or not', async () => {
    expect((await post('/api/read', 'Content-Length: 1', '1'))[0]).toMatch(
      /^HTTP\/1\.1 200 .*read$/s,
    );
    const [received] = await post('/api/unread', 'Content-Length: 1', '1');
    expect(received).toMatch(/^HTTP\/1\.1 200 .*unread$/s);
  });
});

describe('request limits', () => {
  const text = (length: number) => 'a'.repeat(length);
  const headersOf = (...lines: string[]) => ({ rawHeaders: lines });

  describe('request size', () => {
    const de = { path: '/de', query: '' };
    it.each([
      ['typical headers', headersOf('Host', 'a', 'Cookie', text(4_000)), de, null],
      ['headers of 16 kB', headersOf('Host', 'a', 'X', text(16_370)), de, null],
      ['headers above 16 kB', headersOf('Host', 'a', 'X', text(16_380)), de, 431],
      ['many headers above 16 kB in total', headersOf(...Array(100).fill(text(200))), de, 431],
      ['100 headers', headersOf(...Array(200).fill('x')), de, null],
      ['more than 100 headers', headersOf(...Array(202).fill('x')), de, 431],
      ['a URL of 8 kB', headersOf('Host', 'a'), { path: '/de', query: text(8_189) }, null],
      ['a longer query', headersOf('Host', 'a'), { path: '/de', query: text(8_190) }, 414],
      ['a longer path', headersOf('Host', 'a'), { path: `/${text(8_192)}`, query: '' }, 414],
      [
        'a veloconnect URL with the whole range',
        headersOf('Host', 'a'),
        { path: '/veloconnect', query: text(100_000) },
        null,
      ],
      [
        'a veloconnect URL with oversized headers',
        headersOf('X', text(17_000)),
        { path: '/veloconnect', query: text(100_000) },
        431,
      ],
      [
        'a path that starts like veloconnect',
        headersOf('Host', 'a'),
        { path: '/veloconnect/x', query: text(9_000) },
        414,
      ],
    ])('of %s', (_name, request, target, status) => {
      expect(findSizeErrorStatus(request, target)).toBe(status);
    });
  });

  describe('header length', () => {
    const shortened = (name: string, value: string, path = '/de') => {
      const headers = { [name]: value };
      applyHeaderLengthLimits(headers, path);
      return headers[name] ?? '';
    };

    it.each([
      ['user-agent', 600, 500],
      ['accept-language', 600, 500],
      ['accept', 500, 500],
      ['x-whatever', 600, 500],
      ['x-raw-query', 600, 500],
      ['cookie', 8_000, 8_000],
      ['authorization', 3_000, 3_000],
      ['authorization', 9_000, 8_192],
      ['next-router-state-tree', 5_000, 5_000],
      ['referer', 3_000, 2_048],
      ['stripe-signature', 1_000, 1_000],
    ])('%s of %d is %d', (name, length, left) => {
      expect(shortened(name, text(length))).toBe(text(left));
    });

    it('keeps the recorded veloconnect query', () => {
      expect(shortened('x-raw-query', text(90_000), '/veloconnect')).toHaveLength(90_000);
      expect(shortened('user-agent', text(600), '/veloconnect')).toHaveLength(500);
    });

    it('keeps the entries of the nearest proxies', () => {
      const forged = Array(60).fill('198.51.100.1').join(', ');
      const left = shortened('x-forwarded-for', `${forged}, 203.0.113.9`);
      expect(left.length).toBeLessThanOrEqual(500);
      expect(left).toMatch(/^ 198\.51\.100\.1,.* 203\.0\.113\.9$/);
      expect(shortened('x-forwarded-for', text(600))).toBe(text(500));
    });
  });
});
