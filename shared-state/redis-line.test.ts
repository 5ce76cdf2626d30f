import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { startCuttableLine } from '../e2e/support/cuttable-line';
import { openRedisLine } from './redis-line';
import { unreachable } from './redis-problem';
import { newPrefix, redisUrl, removeAll, noLog, testRedisUrl } from './testing/test-redis';

const open = (url: string) => openRedisLine({ url, prefix: 'x', logger: noLog });

async function refusal(url: string): Promise<string> {
  return open(url).then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

describe('a server that cannot be used stops the start with a sentence', () => {
  it('where nobody answers', async () => {
    expect(await refusal('redis://:secret@127.0.0.1:1')).toBe(
      'SharedStateError: REDIS_URL: nobody answers at 127.0.0.1:1 (ECONNREFUSED)',
    );
  });

  it('where something else answers', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await refusal(`redis://127.0.0.1:${port}`)).toContain(
      `REDIS_URL: no Redis answers at 127.0.0.1:${port}`,
    );
    server.close();
  });

  it('where a certificate is not known, or TLS is not spoken', () => {
    const failed = (code: string) => Object.assign(new Error('closed'), { code });
    const said = (url: string, code: string) => unreachable(url, failed(code)).message;
    const encrypted = 'rediss://:secret@cache.example';
    expect(said(encrypted, 'SELF_SIGNED_CERT_IN_CHAIN')).toContain('NODE_EXTRA_CA_CERTS=/path');
    expect(said(encrypted, 'ERR_TLS_CERT_ALTNAME_INVALID')).toContain('than cache.example');
    expect(said(encrypted, 'EPROTO')).toContain('(EPROTO); perhaps the server speaks no TLS');
    expect(said('redis://cache.example', 'ECONNRESET')).toContain('perhaps the server wants TLS');
    expect(said(encrypted, 'EPROTO')).not.toContain('secret');
  });

  it.skipIf(testRedisUrl === null).each([
    ['a password it does not have', 'someone:wrong-password', '', 'refuses the user someone'],
    ['a database it does not have', '', '/99999', 'there is no database 99999'],
    ['a database without a number', '', '/pages', 'there is no database pages'],
  ])('for %s, without the password', async (_name, credentials, path, reason) => {
    const url = new URL(redisUrl());
    [url.username = '', url.password = ''] = credentials.split(':');
    url.pathname = path;
    const said = await refusal(url.href);
    expect(said).toContain(`REDIS_URL: `);
    expect(said).toContain(reason);
    expect(said).not.toContain('wrong-password');
  });
});

describe.skipIf(testRedisUrl === null)('a line that breaks', () => {
  const prefix = newPrefix();
  afterAll(() => removeAll(prefix));

  async function setUp() {
    const cable = await startCuttableLine(redisUrl().replace('redis:', 'http:'));
    const logger = { info: vi.fn(), warn: vi.fn() };
    const line = await openRedisLine({
      ...{ url: cable.url.replace('http:', 'redis:'), prefix, logger },
    });
    const work = vi.fn(() => line.client.get(`${prefix}:a`));
    const read = () => line.ask(work, 'away' as const);
    const end = async () => {
      line.close();
      await cable.stop();
    };
    return { cable, logger, line, work, read, end };
  }

  it('is told once, costs nothing while it lasts, and heals by itself', async () => {
    const { cable, logger, line, work, read, end } = await setUp();
    await line.client.set(`${prefix}:a`, 'kept');
    expect(await read()).toBe('kept');
    cable.cut();
    await expect.poll(read).toBe('away');
    work.mockClear();
    for (let call = 0; call < 1_000; call += 1) expect(await read()).toBe('away');
    // Not asked, so nobody waits for it.
    expect(work).not.toHaveBeenCalled();
    expect(await line.tryAgain(() => line.client.ping())).toBe(false);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    cable.mend();
    await expect.poll(() => line.tryAgain(() => line.client.ping())).toBe(true);
    expect(await read()).toBe('kept');
    expect(logger.info).toHaveBeenCalledExactlyOnceWith('Redis is back');
    await end();
  });

  it('makes nobody wait for an answer that does not come', async () => {
    const { line, end } = await setUp();
    const startedAt = performance.now();
    const answer = await line.ask(() => new Promise<string>(() => undefined), 'away');
    expect(answer).toBe('away');
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(line.isAway).toBe(true);
    await end();
  });

  it('takes a refusal for an answer: Redis is there', async () => {
    const { logger, line, read, end } = await setUp();
    await line.client.set(`${prefix}:a`, 'kept');
    const refused = () => line.ask(() => line.client.hGet(`${prefix}:a`, 'x'), 'refused');
    expect([await refused(), await refused()]).toEqual(['refused', 'refused']);
    expect([line.isAway, await read()]).toEqual([false, 'kept']);
    expect(logger.warn).toHaveBeenCalledTimes(1);
    await end();
  });

  it('may come later, where the shop goes on already', async () => {
    const { cable, end } = await setUp();
    cable.cut();
    const url = cable.url.replace('http:', 'redis:');
    const logger = { info: vi.fn(), warn: vi.fn() };
    const late = await openRedisLine({ url, prefix, logger, mayComeLater: true });
    expect(await late.ask(() => late.client.ping(), 'away')).toBe('away');
    cable.mend();
    await expect.poll(() => late.tryAgain(() => late.client.ping())).toBe(true);
    expect(await late.ask(() => late.client.ping(), 'away')).toBe('PONG');
    late.close();
    await end();
  });
});
