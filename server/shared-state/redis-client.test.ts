import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startInterruptibleProxy } from '@/e2e/support/interruptible-proxy';
import { openRedisConnection, withTimeout } from './redis-client';
import { toUnreachableError } from './redis-config';
import {
  createTestPrefix,
  getTestRedisUrl,
  deleteTestKeys,
  silentRedisLogger,
  testRedisUrl,
} from '../testing/test-redis';

describe('redis client', () => {
  const open = (url: string) =>
    openRedisConnection({ url, prefix: 'x', logger: silentRedisLogger });

  async function connectionError(url: string): Promise<string> {
    return open(url).then(
      () => 'opened',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  }

  describe('stops the start with a short message', () => {
    it('when nothing listens at the address', async () => {
      expect(await connectionError('redis://:secret@127.0.0.1:1')).toBe(
        'SharedStateError: REDIS_URL: connection to 127.0.0.1:1 failed (ECONNREFUSED)',
      );
    });

    it('when another kind of server responds', async () => {
      const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      expect(await connectionError(`redis://127.0.0.1:${port}`)).toContain(
        `REDIS_URL: no Redis answers at 127.0.0.1:${port}`,
      );
      server.close();
    });

    it('when the certificate is unknown or the server does not use TLS', () => {
      const failed = (code: string) => Object.assign(new Error('closed'), { code });
      const errorMessage = (url: string, code: string) =>
        toUnreachableError(url, failed(code)).message;
      const encrypted = 'rediss://:secret@cache.example';
      expect(errorMessage(encrypted, 'SELF_SIGNED_CERT_IN_CHAIN')).toContain(
        'NODE_EXTRA_CA_CERTS=/path',
      );
      expect(errorMessage(encrypted, 'ERR_TLS_CERT_ALTNAME_INVALID')).toContain(
        'than cache.example',
      );
      expect(errorMessage(encrypted, 'EPROTO')).toContain(
        '(EPROTO); perhaps the server does not support TLS',
      );
      expect(errorMessage('redis://cache.example', 'ECONNRESET')).toContain(
        'perhaps the server wants TLS',
      );
      expect(errorMessage(encrypted, 'EPROTO')).not.toContain('secret');
    });

    it.skipIf(testRedisUrl === null).each([
      ['a wrong password', 'someone:wrong-password', '', 'rejects the user someone'],
      ['an unknown database', '', '/99999', 'there is no database 99999'],
      ['a database that is not a number', '', '/pages', 'there is no database pages'],
    ])('for %s, without the password', async (_name, credentials, path, reason) => {
      const url = new URL(getTestRedisUrl());
      [url.username = '', url.password = ''] = credentials.split(':');
      url.pathname = path;
      const errorMessage = await connectionError(url.href);
      expect(errorMessage).toContain(`REDIS_URL: `);
      expect(errorMessage).toContain(reason);
      expect(errorMessage).not.toContain('wrong-password');
    });
  });

  describe.skipIf(testRedisUrl === null)('broken connection', () => {
    const prefix = createTestPrefix();
    afterAll(() => deleteTestKeys(prefix));

    async function setUp() {
      const cable = await startInterruptibleProxy(getTestRedisUrl().replace('redis:', 'http:'));
      const logger = { info: vi.fn(), warn: vi.fn() };
      const line = await openRedisConnection({
        ...{ url: cable.url.replace('http:', 'redis:'), prefix, logger },
      });
      const work = vi.fn(() => line.client.get(`${prefix}:a`));
      const read = () => line.run(work, 'away' as const);
      const end = async () => {
        line.close();
        await cable.stop();
      };
      return { cable, logger, line, work, read, end };
    }

    it('is logged once, causes no delay and recovers', async () => {
      const { cable, logger, line, work, read, end } = await setUp();
      await line.client.set(`${prefix}:a`, 'kept');
      expect(await read()).toBe('kept');
      cable.disconnect();
      await expect.poll(read).toBe('away');
      work.mockClear();
      for (let call = 0; call < 1_000; call += 1) expect(await read()).toBe('away');
      // Redis is not called, so there is no delay.
      expect(work).not.toHaveBeenCalled();
      expect(await line.retry(() => line.client.ping())).toBe(false);
      expect(logger.warn).toHaveBeenCalledTimes(1);
      cable.restore();
      await expect.poll(() => line.retry(() => line.client.ping())).toBe(true);
      expect(await read()).toBe('kept');
      expect(logger.info).toHaveBeenCalledExactlyOnceWith('Redis is available again');
      await end();
    });

    it('does not block callers on a missing response', async () => {
      const { line, end } = await setUp();
      const startedAt = performance.now();
      const answer = await line.run(() => new Promise<string>(() => undefined), 'away');
      expect(answer).toBe('away');
      expect(performance.now() - startedAt).toBeLessThan(2_000);
      expect(line.isUnavailable).toBe(true);
      await end();
    });

    it('treats an error reply as available', async () => {
      const { logger, line, read, end } = await setUp();
      await line.client.set(`${prefix}:a`, 'kept');
      const rejected = () => line.run(() => line.client.hGet(`${prefix}:a`, 'x'), 'refused');
      expect([await rejected(), await rejected()]).toEqual(['refused', 'refused']);
      expect([line.isUnavailable, await read()]).toEqual([false, 'kept']);
      expect(logger.warn).toHaveBeenCalledTimes(1);
      await end();
    });

    it('may connect later when the shop is already running', async () => {
      const { cable, end } = await setUp();
      cable.disconnect();
      const url = cable.url.replace('http:', 'redis:');
      const logger = { info: vi.fn(), warn: vi.fn() };
      const late = await openRedisConnection({ url, prefix, logger, canStartLater: true });
      expect(await late.run(() => late.client.ping(), 'away')).toBe('away');
      cable.restore();
      await expect.poll(() => late.retry(() => late.client.ping())).toBe(true);
      expect(await late.run(() => late.client.ping(), 'away')).toBe('PONG');
      late.close();
      await end();
    });
  });
});

describe('withTimeout', () => {
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms, 'there'));

  it('resolves in time and rejects after the timeout', async () => {
    expect(await withTimeout(10_000, after(1))).toBe('there');
    await expect(withTimeout(60, new Promise(() => undefined))).rejects.toThrow(
      'No answer within 60 ms',
    );
    await expect(withTimeout(60, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('excludes the time in which the event loop was blocked', async () => {
    const answer = withTimeout(400, after(1));
    const untilMs = performance.now() + 500;
    while (performance.now() < untilMs);
    expect(await answer).toBe('there');
    const silent = withTimeout(400, after(520));
    const busyUntilMs = performance.now() + 450;
    while (performance.now() < busyUntilMs);
    expect(await silent).toBe('there');
  });
});
