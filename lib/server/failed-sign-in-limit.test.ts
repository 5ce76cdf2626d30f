import { expect, it } from 'vitest';
import { createFailedSignInLimit } from './failed-sign-in-limit';

type Limit = ReturnType<typeof createFailedSignInLimit>;

async function consumeMany(limit: Limit, address: string, calls: number, now: number) {
  return Promise.all(Array.from({ length: calls }, () => limit.consumeAttempt(address, now)));
}

it('allows ten calls a minute from an anonymous client and counts each address separately', async () => {
  const limit = createFailedSignInLimit();
  expect(await consumeMany(limit, 'a', 11, 0)).toEqual([...Array<number>(10).fill(0), 60]);
  expect(await limit.consumeAttempt('b', 0)).toBe(0);
  expect(await limit.consumeAttempt('a', 60_000)).toBe(0);
});

it('does not limit customers who sign in, one after the other or sixty at once', async () => {
  const limit = createFailedSignInLimit();
  for (let call = 0; call < 500; call += 1) {
    expect(await limit.consumeAttempt('a', 0)).toBe(0);
    await limit.addSuccessfulSignIn('a', 0);
    await limit.releaseAttempt('a');
  }
  const waits = await consumeMany(limit, 'a', 61, 1_000);
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
});

it('counts an address as anonymous again after a day', async () => {
  const limit = createFailedSignInLimit();
  await limit.consumeAttempt('a', 0);
  await limit.addSuccessfulSignIn('a', 0);
  await limit.releaseAttempt('a');
  const waits = await consumeMany(limit, 'a', 11, 24 * 60 * 60 * 1000);
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1);
});
