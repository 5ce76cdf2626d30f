import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKeyedDigest } from './redis-config';
import { openSharedState, type SharedState } from './open-shared-state';
import {
  createTestPrefix,
  listTestKeys,
  getTestRedisUrl,
  deleteTestKeys,
  silentRedisLogger,
  testRedisUrl,
} from '../testing/test-redis';

const address = '203.0.113.9';

describe.skipIf(testRedisUrl === null)('shared rate limits', () => {
  const prefix = createTestPrefix();
  let one: SharedState;
  let other: SharedState;

  beforeAll(async () => {
    const options = {
      url: getTestRedisUrl(),
      prefix,
      digest: createKeyedDigest('a secret'),
      logger: silentRedisLogger,
      callMs: 10_000,
    };
    one = await openSharedState(options);
    other = await openSharedState(options);
  });
  beforeEach(() => deleteTestKeys(prefix));
  afterAll(async () => {
    one.close();
    other.close();
    await deleteTestKeys(prefix);
  });

  const bucket = { burst: 3, perMinute: 6 };
  const takeToken = (of: SharedState, key = address) =>
    of.limits.consumeToken('PlaceOrder', bucket, key);

  it('allow one burst across processes, then one request at a time', async () => {
    const waits = [await takeToken(one), await takeToken(other), await takeToken(one)];
    expect([...waits, await takeToken(other)]).toEqual([0, 0, 0, 10]);
    expect(await takeToken(other, '203.0.113.10')).toBe(0);
  });

  it('count correctly under concurrent requests', async () => {
    const waitTimes = Array.from({ length: 60 }, (_, index) => takeToken(index % 2 ? one : other));
    expect((await Promise.all(waitTimes)).filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('refill token by token', async () => {
    const quick = { burst: 4, perMinute: 120 };
    const take = () => one.limits.consumeToken('quick', quick, address);
    for (let taken = 0; taken < quick.burst; taken += 1) expect(await take()).toBe(0);
    expect(await take()).toBe(1);
    await expect.poll(take, { interval: 20 }).toBe(0);
    expect(await take()).toBe(1);
  });

  const window = { max: 2, windowMs: 60_000 };
  const takeOf = (of: SharedState, limit = window) =>
    of.limits.consumeWindow('login', limit, 'a@b.example');

  it('limit a window, release one unit and reset it', async () => {
    expect([await takeOf(one), await takeOf(other)]).toEqual([0, 0]);
    const wait = await takeOf(one);
    expect(wait).toBeGreaterThan(59_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    await one.limits.releaseWindow('login', 'a@b.example');
    expect([await takeOf(other), (await takeOf(other)) === 0]).toEqual([0, false]);
    await other.limits.removeWindow('login', 'a@b.example');
    expect(await takeOf(one)).toBe(0);
  });

  it('start a new window after the old one ends, despite rejected attempts', async () => {
    const short = { max: 1, windowMs: 1_000 };
    expect([await takeOf(one, short), (await takeOf(one, short)) === 0]).toEqual([0, false]);
    await expect.poll(() => takeOf(other, short), { interval: 20 }).toBe(0);
  });

  it('create no window without expiry on a late release', async () => {
    await one.limits.releaseWindow('login', 'a@b.example');
    expect(await listTestKeys(prefix)).toEqual([]);
  });

  it('store a flag for a limited time', async () => {
    expect(await one.limits.hasMark('strangers', address)).toBe(false);
    await other.limits.addMark('strangers', address, 60_000);
    expect(await one.limits.hasMark('strangers', address)).toBe(true);
  });

  it('store no IP or email addresses and nothing without expiry', async () => {
    await Promise.all([
      takeToken(one),
      takeOf(one),
      one.limits.addMark('strangers', address, 60_000),
    ]);
    const all = await listTestKeys(prefix);
    expect(all).toHaveLength(3);
    for (const { key, text, seconds } of all) {
      expect(`${key} ${text}`).not.toMatch(/203\.0\.113|example/);
      expect(seconds).toBeGreaterThanOrEqual(0);
    }
  });
});
