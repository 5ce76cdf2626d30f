import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startInterruptibleProxy } from '@/e2e/support/interruptible-proxy';
import { openSharedSiteState, type SharedSiteState } from './open-shared-state';
import {
  createTestPrefix,
  listTestKeys,
  getTestRedisUrl,
  deleteTestKeys,
  silentRedisLogger,
  testRedisUrl,
} from '../testing/test-redis';

describe.skipIf(testRedisUrl === null)('shared site state', () => {
  const prefixes: string[] = [];
  const opened: SharedSiteState[] = [];
  afterEach(() => {
    for (const state of opened.splice(0)) state.close();
  });
  afterAll(async () => {
    for (const prefix of prefixes) await deleteTestKeys(prefix);
  });

  function newShop() {
    const prefix = createTestPrefix();
    prefixes.push(prefix);
    return prefix;
  }

  async function join(prefix: string, { build = 'one-build', url = getTestRedisUrl() } = {}) {
    const received: string[] = [];
    const state = await openSharedSiteState({
      ...{
        url,
        prefix,
        build,
        logger: silentRedisLogger,
        digest: (_name, key) => key,
        callMs: 10_000,
      },
      onExpired: (tags) => received.push(...tags),
    });
    opened.push(state);
    return { ...state, received };
  }

  const momentOf = ({ expired }: Pick<SharedSiteState, 'expired'>) => {
    const moment = expired.getVersion();
    if (moment === null) throw new Error('No moment.');
    return moment;
  };

  async function savePage(of: SharedSiteState, tags = ['cms:page'], moment = momentOf(of)) {
    const entry = {
      value: { html: 'old', rscData: Buffer.from('data') },
      lastModified: Date.now(),
    };
    await of.pages.save('/de/x', entry, { tags, version: moment, isAnswer: false });
  }

  it('delivers a change to all within two seconds, also to storefronts that join later', async () => {
    const prefix = newShop();
    const [one, other] = [await join(prefix), await join(prefix)];
    const startedAt = performance.now();
    await one.expired.publish(['cms:page', 'cms:page:de']);
    await expect.poll(() => other.received, { interval: 10 }).toEqual(['cms:page', 'cms:page:de']);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect((await join(prefix)).received).toEqual(['cms:page', 'cms:page:de']);
  });

  it('returns a saved page to other storefronts of the same build', async () => {
    const prefix = newShop();
    const [one, other] = [await join(prefix), await join(prefix)];
    const ofNewBuild = await join(prefix, { build: 'another-build' });
    const ofOtherShop = await join(newShop());
    await savePage(one);
    expect(await other.pages.find('/de/x')).toMatchObject({
      value: { html: 'old', rscData: Buffer.from('data') },
    });
    expect(await ofNewBuild.pages.find('/de/x')).toBeNull();
    expect(await ofOtherShop.pages.find('/de/x')).toBeNull();
    expect(await other.pages.find('/de/y')).toBeNull();
  });

  it('drops a page when its tag expires and does not save one started before, regardless of clock skew', async () => {
    const prefix = newShop();
    const [one, other] = [await join(prefix), await join(prefix)];
    const before = momentOf(other);
    await savePage(one);
    await one.expired.publish(['cms:another']);
    expect(await one.pages.find('/de/x')).not.toBeNull();
    await one.expired.publish(['cms:page']);
    expect(await one.pages.find('/de/x')).toBeNull();
    await expect.poll(() => other.received).toContain('cms:page');
    await savePage(other, ['cms:page'], before);
    expect(await one.pages.find('/de/x')).toBeNull();
    await savePage(other);
    expect(await one.pages.find('/de/x')).not.toBeNull();
  });

  it('drops a page at the publishing storefront before Redis has received the change', async () => {
    const one = await join(newShop());
    await savePage(one);
    const moment = momentOf(one);
    const publishing = one.expired.publish(['cms:page']);
    expect(one.expired.isCurrent(['cms:page'], moment)).toBe(false);
    expect(one.expired.isCurrent(['cms:blog'], moment)).toBe(true);
    await publishing;
    expect(one.expired.isCurrent(['cms:page'], momentOf(one))).toBe(true);
  });

  it('lets one storefront render a page while the others wait', async () => {
    const prefix = newShop();
    const [one, other] = [await join(prefix), await join(prefix)];
    expect(await one.pages.lock('/de/x')).toBe(true);
    expect(await one.pages.lock('/de/x')).toBe(true);
    expect(await other.pages.lock('/de/x')).toBe(false);
    const waiting = other.pages.waitFor('/de/x');
    await savePage(one);
    await one.pages.unlock('/de/x');
    expect(await waiting).toMatchObject({ value: { html: 'old' } });
  });

  it('releases the render lock soon after its holder dies', async () => {
    const prefix = newShop();
    const [one, other] = [await join(prefix), await join(prefix)];
    expect(await one.pages.lock('/de/x')).toBe(true);
    one.close();
    const startedAt = performance.now();
    expect(await other.pages.waitFor('/de/x')).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(6_000);
    expect(await other.pages.lock('/de/x')).toBe(true);
  });

  it('delivers changes made during a connection failure afterwards, in both directions', async () => {
    const prefix = newShop();
    const cable = await startInterruptibleProxy(getTestRedisUrl().replace('redis:', 'http:'));
    const other = await join(prefix);
    const one = await join(prefix, { url: cable.url.replace('http:', 'redis:') });
    await savePage(other);
    await savePage(other, ['cms:blog']);
    cable.disconnect();
    await expect.poll(() => one.connection.isUnavailable).toBe(true);
    await one.expired.publish(['cms:page']);
    await other.expired.publish(['cms:blog']);
    expect(await one.pages.find('/de/x')).toBeNull();
    expect(await one.limits.consumeToken('a', { burst: 1, perMinute: 1 }, 'b')).toBeNull();
    expect(await one.pages.lock('/de/x')).toBe(true);
    cable.restore();
    await expect.poll(() => other.received).toContain('cms:page');
    await expect.poll(() => one.received).toContain('cms:blog');
    expect(await one.limits.consumeToken('a', { burst: 1, perMinute: 1 }, 'b')).toBe(0);
    await cable.stop();
  });

  it('expires everything when Redis has lost its data', async () => {
    const prefix = newShop();
    const one = await join(prefix);
    await one.expired.publish(['cms:page']);
    const before = momentOf(one);
    await deleteTestKeys(prefix);
    await expect.poll(() => one.received).toContain('*');
    expect(one.expired.isCurrent(['cms:blog'], before)).toBe(false);
    expect(one.expired.isCurrent(['cms:blog'], momentOf(one))).toBe(true);
  });

  it('expires everything when Redis returns with an older copy', async () => {
    const prefix = newShop();
    const [one, other] = [await join(prefix), await join(prefix)];
    for (const tag of ['cms:page', 'cms:blog']) await one.expired.publish([tag]);
    await expect.poll(() => other.received).toContain('cms:blog');
    await savePage(one);
    await one.connection.client.hSet(`${prefix}:expired`, 'count', '1');
    await expect.poll(() => [one.received.at(-1), other.received.at(-1)]).toEqual(['*', '*']);
    expect(await other.pages.find('/de/x')).toBeNull();
    await one.expired.publish(['cms:page']);
    await expect.poll(() => other.received.at(-1)).toBe('cms:page');
  });

  it('publishes an excessive number of tags as one wildcard', async () => {
    const one = await join(newShop());
    const before = momentOf(one);
    for (const part of [0, 1, 2])
      await one.expired.publish(
        Array.from({ length: 2_000 }, (_, index) => `cms:page:${part}:${index}`),
      );
    expect(one.received).toContain('*');
    expect(one.expired.isCurrent(['cms:blog'], before)).toBe(false);
    expect(one.expired.isCurrent(['cms:blog'], momentOf(one))).toBe(true);
  });

  it('stores nothing without expiry except the change sequence', async () => {
    const prefix = newShop();
    const one = await join(prefix);
    await savePage(one);
    await one.pages.lock('/de/y');
    await one.expired.publish(['cms:page']);
    const staying = (await listTestKeys(prefix)).filter(({ seconds }) => seconds === -1);
    expect(staying.map(({ key }) => key.slice(prefix.length)).sort()).toEqual([
      ':expired',
      ':expired-tags',
    ]);
  });
});
