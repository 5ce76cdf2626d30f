import { describe, expect, it } from 'vitest';
import {
  addToWindow,
  computeWaitMs,
  consumeToken,
  setBounded,
  type TokenBucket,
  type WindowCounter,
} from './rate-limit-counters';

describe('bucket of three with six a minute', () => {
  const limit = { burst: 3, perMinute: 6 };

  it.each<[string, TokenBucket | null, number, number, number]>([
    ['a new caller', null, 0, 2, 0],
    ['the last request of the burst', { tokens: 1, filledAt: 0 }, 0, 0, 0],
    ['one request too many', { tokens: 0, filledAt: 0 }, 0, 0, 10],
    ['before the next token', { tokens: 0, filledAt: 0 }, 5_000, 0.5, 5],
    ['at the next token', { tokens: 0, filledAt: 0 }, 10_000, 0, 0],
    ['after a long pause', { tokens: 0, filledAt: 0 }, 3_600_000, 2, 0],
    ['a clock that goes back', { tokens: 0, filledAt: 10_000 }, 0, 0, 10],
  ])('%s', (_, known, now, tokens, waitSeconds) => {
    expect(consumeToken(known, limit, now)).toEqual({
      bucket: { tokens, filledAt: now },
      waitSeconds,
    });
  });
});

describe('window of two in ten seconds', () => {
  const limit = { max: 2, windowMs: 10_000 };
  const full = { count: 2, since: 1_000 };

  it.each<[string, WindowCounter | null, number, number, WindowCounter]>([
    ['the first request', null, 1_000, 0, { count: 1, since: 1_000 }],
    ['the second request', { count: 1, since: 1_000 }, 4_000, 0, { count: 2, since: 1_000 }],
    ['one request too many', full, 4_000, 7_000, { count: 3, since: 1_000 }],
    ['a moment too early', full, 10_999, 1, { count: 3, since: 1_000 }],
    ['after the window', full, 11_000, 0, { count: 1, since: 11_000 }],
  ])('%s', (_, known, now, wait, next) => {
    expect(computeWaitMs(known, limit, now)).toBe(wait);
    expect(addToWindow(known, limit, now)).toEqual(next);
  });
});

it('memory cache returns the latest value', () => {
  const memory = new Map<string, number>();
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    setBounded(memory, key, value, 2);
  expect([...memory]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
