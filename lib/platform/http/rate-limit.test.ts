import { afterEach, describe, expect, it } from 'vitest';
import {
  type RemoteRateLimitCount,
  handleRemoteCount,
  setSharedCounters,
  type SharedCounters,
} from '@/lib/platform/distributed-state';
import { getClientAddress, createClientRateLimiter, createRateLimiter } from './rate-limit';

afterEach(() => setSharedCounters(undefined, () => undefined));

describe('rate limit', () => {
  it('allows a burst and then one request at a time', async () => {
    const wait = createRateLimiter('a-burst', { burst: 3, perMinute: 6 });
    expect(await Promise.all([0, 0, 0, 0].map((now) => wait('a', now)))).toEqual([0, 0, 0, 10]);
    expect(await wait('a', 5_000)).toBe(5);
    expect(await wait('a', 10_000)).toBe(0);
    expect(await wait('a', 10_000)).toBe(10);
  });

  it('counts each client separately', async () => {
    const wait = createRateLimiter('each-alone', { burst: 1, perMinute: 1 });
    expect([await wait('a', 0), await wait('b', 0), await wait('a', 0)]).toEqual([0, 0, 60]);
  });

  it('never accumulates more than the burst', async () => {
    const wait = createRateLimiter('no-more', { burst: 2, perMinute: 60 });
    await wait('a', 0);
    const later = await Promise.all([1, 2, 3].map(() => wait('a', 3_600_000)));
    expect(later).toEqual([0, 0, 1]);
  });

  it('handles a clock that goes back', async () => {
    const wait = createRateLimiter('back', { burst: 1, perMinute: 60 });
    await wait('a', 10_000);
    expect(await wait('a', 0)).toBe(1);
  });

  it('evicts the clients not seen for longest when there are too many', async () => {
    const wait = createRateLimiter('too-many', { burst: 1, perMinute: 1 });
    await wait('first', 0);
    for (let caller = 0; caller < 10_000; caller += 1) await wait(String(caller), 0);
    expect(await wait('first', 0)).toBe(0);
    expect(await wait('9999', 0)).toBe(60);
  });

  it('counts requests admitted by another instance and publishes its own', async () => {
    const publishedCounts: RemoteRateLimitCount[] = [];
    setSharedCounters(undefined, (counted) => publishedCounts.push(counted));
    const wait = createRateLimiter('siblings', { burst: 2, perMinute: 1 });
    handleRemoteCount({ limit: 'siblings', kind: 'taken', key: 'a' });
    handleRemoteCount({ limit: 'another', kind: 'taken', key: 'a' });
    const now = Date.now();
    expect([await wait('a', now), (await wait('a', now)) > 0]).toEqual([0, true]);
    expect(publishedCounts).toEqual([{ limit: 'siblings', kind: 'taken', key: 'a' }]);
  });

  it('uses the shared counters, and counts locally while they do not answer', async () => {
    let answer: number | null = 7;
    const shared = { consumeToken: async () => answer } as unknown as SharedCounters;
    setSharedCounters(shared, () => undefined);
    const wait = createRateLimiter('shared', { burst: 1, perMinute: 1 });
    expect([await wait('a', 0), await wait('a', 0)]).toEqual([7, 7]);
    answer = null;
    expect([await wait('a', 0), await wait('a', 0)]).toEqual([0, 60]);
  });
});

describe('client address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['', ''],
  ])('of %s is %s: entries supplied by the client stand further left', (forwarded, address) => {
    expect(getClientAddress(new Headers({ 'x-forwarded-for': forwarded }))).toBe(address);
  });
});

describe('limit for each client', () => {
  const from = (address: string) => new Headers({ 'x-forwarded-for': address });
  const passed = async (name: string, addresses: string[]) => {
    const wait = createClientRateLimiter(name, { burst: 2, perMinute: 1 });
    const waits = [];
    for (const address of addresses) waits.push(await wait(from(address), 0));
    return waits.filter((seconds) => seconds === 0).length;
  };
  const many = (address: (at: number) => string) =>
    Array.from({ length: 100 }, (_, at) => address(at));

  it.each<[string, (at: number) => string, number]>([
    ['one IPv4 address', () => '192.0.2.1', 2],
    ['one IPv4 address in any notation', (at) => `${at % 2 ? '' : '::ffff:'}192.0.2.1`, 2],
    ['changing addresses of one /64', (at) => `2001:db8::${at.toString(16)}`, 2],
    ['changing /64 of one /56', (at) => `2001:db8:0:${at.toString(16)}::1`, 8],
    ['changing /64 of one /48', (at) => `2001:db8:0:${(at * 256).toString(16)}::1`, 32],
    ['changing /48', (at) => `2001:db8:${at.toString(16)}::1`, 100],
  ])('%s', async (name, address, count) => {
    expect(await passed(name, many(address))).toBe(count);
  });

  it('allows another client in the same /56', async () => {
    const wait = createClientRateLimiter('neighbour', { burst: 2, perMinute: 1 });
    for (let at = 0; at < 5; at += 1) await wait(from(`2001:db8:7:1::${at}`), 0);
    expect(await wait(from('2001:db8:7:2::1'), 0)).toBe(0);
  });
});
