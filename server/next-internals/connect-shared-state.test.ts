import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInterruptibleProxy } from '@/e2e/support/interruptible-proxy';
import { createTestPrefix, deleteTestKeys, testRedisUrl } from '../testing/test-redis';

const program = fileURLToPath(new URL('../testing/page-cache-worker.ts', import.meta.url));

/** Starts several storefronts in separate processes, with the content they show. */
async function startMany(count: number, { redis = '', prefix = '' } = {}) {
  const content = { text: 'old', asked: 0 };
  const service = createServer((_request, response) => {
    content.asked += 1;
    response.end(content.text);
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const contentUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const children: ChildProcess[] = [];
  const started = Array.from({ length: count }, async () => {
    const child = fork(program, [contentUrl, redis, prefix], { execArgv: ['--import', 'tsx'] });
    children.push(child);
    // Relays messages like the supervisor does. With Redis, the storefronts simulate separate machines.
    child.on('message', (message) => {
      if (redis === '' && typeof message === 'object' && 'broadcast' in message)
        for (const other of children) if (other !== child) other.send(message);
    });
    const [{ address }] = (await once(child, 'message')) as [{ address: AddressInfo }];
    const read = async (path: string) =>
      (await fetch(`http://127.0.0.1:${address.port}${path}`)).text();
    return { read, child };
  });
  const sites = await Promise.all(started);
  const stop = async () => {
    const ended = sites.map(({ child }) => once(child, 'exit'));
    for (const { child } of sites) child.kill('SIGKILL');
    await Promise.all(ended);
    service.close();
  };
  return { sites, content, stop };
}

type Many = Awaited<ReturnType<typeof startMany>>;

const readOf = async (many: Many, index: number, path: string) =>
  (await many.sites[index]?.read(path)) ?? '';
const readBoth = (many: Many, path: string) =>
  Promise.all(many.sites.map(({ read }) => read(path)));

async function showsAChangeEverywhere(many: Many) {
  many.content.text = 'old';
  expect(await readBoth(many, '/de')).toEqual(['old', 'old']);
  many.content.text = 'new';
  const startedAt = performance.now();
  await many.sites[0]?.read('/revalidate');
  await expect.poll(() => readBoth(many, '/de'), { interval: 20 }).toEqual(['new', 'new']);
  return performance.now() - startedAt;
}

describe('storefronts of one supervisor without Redis', () => {
  let many: Many;
  beforeAll(async () => {
    many = await startMany(2);
  });
  afterAll(() => many.stop());

  it('all show a change within two seconds', async () => {
    expect(await showsAChangeEverywhere(many)).toBeLessThan(2_000);
  });

  it('count limits together', async () => {
    const waits: string[] = [];
    for (const index of [0, 1, 0, 1]) waits.push(await readOf(many, index, '/order'));
    expect(waits.slice(0, 3)).toEqual(['0', '0', '0']);
    expect(Number(waits[3])).toBeGreaterThan(0);
  });
});

describe.skipIf(testRedisUrl === null)('storefronts sharing state through Redis', () => {
  const prefix = createTestPrefix();
  let cable: Awaited<ReturnType<typeof startInterruptibleProxy>>;
  let many: Many;
  beforeAll(async () => {
    cable = await startInterruptibleProxy((testRedisUrl ?? '').replace('redis:', 'http:'));
    many = await startMany(2, { redis: cable.url.replace('http:', 'redis:'), prefix });
  });
  afterAll(async () => {
    await many.stop();
    await cable.stop();
    await deleteTestKeys(prefix);
  });

  it('all show a change within two seconds', async () => {
    expect(await showsAChangeEverywhere(many)).toBeLessThan(2_000);
  });

  it('render each page once for all', async () => {
    many.content.asked = 0;
    many.content.text = 'once';
    const paths = Array.from({ length: 20 }, (_, index) => `/de/bikes/${index}`);
    await Promise.all(paths.map((path) => readBoth(many, path)));
    expect(many.content.asked).toBe(20);
  });

  it('count limits together', async () => {
    const retryAfters = Array.from({ length: 8 }, (_, index) => readOf(many, index % 2, '/order'));
    expect((await Promise.all(retryAfters)).filter((wait) => wait === '0')).toHaveLength(3);
  });

  it('keep working while Redis is down and show missed changes after it returns', async () => {
    many.content.text = 'older';
    expect(await readBoth(many, '/de/x')).toEqual(['older', 'older']);
    many.content.text = 'old';
    await many.sites[0]?.read('/revalidate');
    // A storefront that shows the newer text has received the invalidation, so no message is left when the connection
    // is cut.
    await expect.poll(() => readBoth(many, '/de/x'), { interval: 20 }).toEqual(['old', 'old']);
    cable.disconnect();
    many.content.text = 'new';
    await many.sites[0]?.read('/revalidate');
    expect(await many.sites[0]?.read('/de/x')).toBe('new');
    expect(await many.sites[1]?.read('/de/x')).toBe('old');
    expect(await readBoth(many, '/de/y')).toEqual(['new', 'new']);
    cable.restore();
    await expect.poll(() => readBoth(many, '/de/x')).toEqual(['new', 'new']);
  });
});
