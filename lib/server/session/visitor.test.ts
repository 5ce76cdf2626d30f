import { createProcessValue } from '@/lib/platform/process-registry';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '@/domain/time/durations';
import type * as EndedSignIns from './visitor';
import type { ServerSession } from './server-session';
import { openTwoSharedStates, testRedisUrl } from '@/e2e/support/two-shared-states';
import { type SharedCounters, setSharedCounters } from '@/lib/platform/distributed-state';

/** Mocks the services so that they report no ended sign-in: only another storefront can then have ended one. */
const requestedTokens = vi.hoisted(() => ({ tokens: [] as string[] }));
vi.mock('@/lib/gateways/rest-api/sign-in-log.gateway', () => ({
  fetchSignInState: async (token: string) => {
    requestedTokens.tokens.push(token);
    return { ok: true, data: { hasEnded: false } };
  },
}));

const session = (signInId: string): ServerSession => ({
  kind: 'customer',
  groups: [],
  token: `token of ${signInId}`,
  signInId,
});

describe.skipIf(testRedisUrl === null)('sign-ins ended at another storefront', () => {
  let shared: Awaited<ReturnType<typeof openTwoSharedStates>>;
  let endedSignIns: typeof EndedSignIns;

  beforeAll(async () => {
    shared = await openTwoSharedStates();
    endedSignIns = await import('./visitor');
  });
  beforeEach(async () => {
    requestedTokens.tokens.length = 0;
    await shared.removeAll();
  });
  afterAll(async () => {
    setSharedCounters(undefined, () => undefined);
    await shared.close();
  });

  const siblingWords: unknown[] = [];
  /** Switches to this storefront, which only shares state through Redis. */
  function at(storefront: SharedCounters) {
    createProcessValue<unknown>('ended-sign-ins', () => null).set({
      ended: new Map(),
      confirmed: new Map(),
    });
    setSharedCounters(storefront, (word) => siblingWords.push(word));
  }

  it('are rejected there without a service request', async () => {
    at(shared.one);
    await endedSignIns.recordEndedSignIn(session('a'));
    at(shared.other);
    expect(await endedSignIns.hasSignInEnded(session('a'))).toBe(true);
    expect(await endedSignIns.hasSignInEnded(session('b'))).toBe(false);
    expect(requestedTokens.tokens).toEqual(['token of b']);
    expect(siblingWords).toEqual([]);
  });

  it('are rejected at once, even when they were verified a moment ago', async () => {
    at(shared.other);
    expect(await endedSignIns.hasSignInEnded(session('c'))).toBe(false);
    await shared.one.addMark(
      'ended-sign-ins',
      createHash('sha256').update('c').digest('base64url'),
      dayMs,
    );
    expect(await endedSignIns.hasSignInEnded(session('c'))).toBe(true);
  });

  it('are stored for a day without a readable token or sign-in id', async () => {
    at(shared.one);
    await endedSignIns.recordEndedSignIn(session('d'));
    const [noted, ...more] = await shared.readAll();
    expect(more).toEqual([]);
    expect(noted?.seconds).toBeGreaterThan(dayMs / 1000 - 60);
    expect(noted?.seconds).toBeLessThanOrEqual(dayMs / 1000);
    expect(noted?.key).toContain(':noted:ended-sign-ins:');
    expect(noted?.key).not.toContain('token of d');
  });
});
