import { afterEach, describe, expect, it } from 'vitest';
import {
  type CountedElsewhere,
  hearCounted,
  shareLimits,
  type SharedLimits,
} from '../sharing/shared-limits';
import { clientKey, createRateLimiter } from './rate-limit';

afterEach(() => shareLimits(undefined, () => undefined));

describe('a rate limit', () => {
  it('lets a burst pass and then one at a time', async () => {
    const wait = createRateLimiter('a-burst', { burst: 3, perMinute: 6 });
    expect(await Promise.all([0, 0, 0, 0].map((now) => wait('a', now)))).toEqual([0, 0, 0, 10]);
    expect(await wait('a', 5_000)).toBe(5);
    expect(await wait('a', 10_000)).toBe(0);
    expect(await wait('a', 10_000)).toBe(10);
  });

  it('counts each caller alone', async () => {
    const wait = createRateLimiter('each-alone', { burst: 1, perMinute: 1 });
    expect([await wait('a', 0), await wait('b', 0), await wait('a', 0)]).toEqual([0, 0, 60]);
  });

  it('never saves up more than the burst', async () => {
    const wait = createRateLimiter('no-more', { burst: 2, perMinute: 60 });
    await wait('a', 0);
    const later = await Promise.all([1, 2, 3].map(() => wait('a', 3_600_000)));
    expect(later).toEqual([0, 0, 1]);
  });

  it('survives a clock that goes back', async () => {
    const wait = createRateLimiter('back', { burst: 1, perMinute: 60 });
    await wait('a', 10_000);
    expect(await wait('a', 0)).toBe(1);
  });

  it('forgets the callers not seen for longest when there are too many', async () => {
    const wait = createRateLimiter('too-many', { burst: 1, perMinute: 1 });
    await wait('first', 0);
    for (let caller = 0; caller < 10_000; caller += 1) await wait(String(caller), 0);
    expect(await wait('first', 0)).toBe(0);
    expect(await wait('9999', 0)).toBe(60);
  });

  it('counts what a sibling let pass, and tells it what passed here', async () => {
    const told: CountedElsewhere[] = [];
    shareLimits(undefined, (counted) => told.push(counted));
    const wait = createRateLimiter('siblings', { burst: 2, perMinute: 1 });
    hearCounted({ limit: 'siblings', what: 'taken', key: 'a' });
    hearCounted({ limit: 'another', what: 'taken', key: 'a' });
    const now = Date.now();
    expect([await wait('a', now), (await wait('a', now)) > 0]).toEqual([0, true]);
    expect(told).toEqual([{ limit: 'siblings', what: 'taken', key: 'a' }]);
  });

  it('asks the shared counters, and counts by itself while they do not answer', async () => {
    let answer: number | null = 7;
    const shared = { takeToken: async () => answer } as unknown as SharedLimits;
    shareLimits(shared, () => undefined);
    const wait = createRateLimiter('shared', { burst: 1, perMinute: 1 });
    expect([await wait('a', 0), await wait('a', 0)]).toEqual([7, 7]);
    answer = null;
    expect([await wait('a', 0), await wait('a', 0)]).toEqual([0, 60]);
  });
});

describe('the caller', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['', 'unknown'],
  ])('%s is %s: what a caller claims of itself stands further left', (forwarded, key) => {
    expect(clientKey(new Headers({ 'x-forwarded-for': forwarded }))).toBe(key);
  });
});
