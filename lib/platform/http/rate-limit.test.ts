import { describe, expect, it } from 'vitest';
import { clientKey, createRateLimiter } from './rate-limit';

describe('a rate limit', () => {
  it('lets a burst pass and then one at a time', () => {
    const wait = createRateLimiter({ burst: 3, perMinute: 6 });
    expect([0, 0, 0, 0].map((now) => wait('a', now))).toEqual([0, 0, 0, 10]);
    expect(wait('a', 5_000)).toBe(5);
    expect(wait('a', 10_000)).toBe(0);
    expect(wait('a', 10_000)).toBe(10);
  });

  it('counts each caller alone', () => {
    const wait = createRateLimiter({ burst: 1, perMinute: 1 });
    expect([wait('a', 0), wait('b', 0), wait('a', 0)]).toEqual([0, 0, 60]);
  });

  it('never saves up more than the burst', () => {
    const wait = createRateLimiter({ burst: 2, perMinute: 60 });
    wait('a', 0);
    expect([wait('a', 3_600_000), wait('a', 3_600_000), wait('a', 3_600_000)]).toEqual([0, 0, 1]);
  });

  it('survives a clock that goes back', () => {
    const wait = createRateLimiter({ burst: 1, perMinute: 60 });
    wait('a', 10_000);
    expect(wait('a', 0)).toBe(1);
  });

  it('forgets the callers not seen for longest when there are too many', () => {
    const wait = createRateLimiter({ burst: 1, perMinute: 1 });
    wait('first', 0);
    for (let caller = 0; caller < 10_000; caller += 1) wait(String(caller), 0);
    expect(wait('first', 0)).toBe(0);
    expect(wait('9999', 0)).toBe(60);
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
