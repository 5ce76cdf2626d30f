import { expect, it } from 'vitest';
import { createStrangerLimit } from './stranger-limit';

it('lets ten calls of a stranger pass in a minute, and counts each address by itself', () => {
  const limit = createStrangerLimit();
  const waits = Array.from({ length: 11 }, () => limit.take('a', 0));
  expect(waits).toEqual([...Array<number>(10).fill(0), 60]);
  expect(limit.take('b', 0)).toBe(0);
  expect(limit.take('a', 60_000)).toBe(0);
});

it('never stops who signs in, one after the other or sixty at once', () => {
  const limit = createStrangerLimit();
  for (let call = 0; call < 500; call += 1) {
    expect(limit.take('a', 0)).toBe(0);
    limit.noteSignIn('a', 0);
    limit.giveBack('a');
  }
  const waits = Array.from({ length: 61 }, () => limit.take('a', 1_000));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
});

it('takes an address for a stranger’s again after a day', () => {
  const limit = createStrangerLimit();
  limit.take('a', 0);
  limit.noteSignIn('a', 0);
  limit.giveBack('a');
  const later = 24 * 60 * 60 * 1000;
  const waits = Array.from({ length: 11 }, () => limit.take('a', later));
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
});
