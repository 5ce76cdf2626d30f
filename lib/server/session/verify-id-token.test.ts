import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type JwksServer, startJwksServer } from '@/e2e/support/jwks-server';
import type * as Verification from './verify-id-token';

let keys: JwksServer;
let verification: typeof Verification;

beforeAll(async () => {
  keys = await startJwksServer();
  process.env.IDENTITY_URL = keys.url;
  process.env.IDENTITY_ISSUER = keys.issuer;
});

afterAll(() => keys.stop());

beforeEach(async () => {
  keys.isUp = true;
  vi.resetModules();
  verification = await import('./verify-id-token');
});

describe('ID token verification', () => {
  it('returns the customer, the expiry and the nonce of the attempt', async () => {
    const idToken = await keys.sign({ sub: 's', email: 'Anna@Lautlos.example', nonce: 'n' });
    expect(await verification.validateIdToken(idToken)).toMatchObject({
      ok: true,
      claims: { subject: 's', email: 'anna@lautlos.example' },
      nonce: 'n',
    });
  });

  it('returns null while the keys are unavailable, and fetches them again later', async () => {
    const idToken = await keys.sign();
    keys.isUp = false;
    expect(await verification.validateIdToken(idToken)).toMatchObject({ reason: 'unavailable' });
    keys.isUp = true;
    expect(await verification.validateIdToken(idToken)).toMatchObject({ ok: true });
  });

  it('works without the provider once the keys are loaded', async () => {
    await verification.validateIdToken(await keys.sign());
    keys.isUp = false;
    expect(await verification.validateIdToken(await keys.sign())).toMatchObject({ ok: true });
  });

  it('accepts a clock that is at most a few seconds late', async () => {
    const now = Math.floor(Date.now() / 1000);
    expect(await verification.validateIdToken(await keys.sign({ exp: now - 2 }))).toMatchObject({
      ok: true,
    });
    expect(await verification.validateIdToken(await keys.sign({ exp: now - 30 }))).toMatchObject({
      reason: 'expired',
    });
  });

  it('never logs the token', async () => {
    const idToken = await keys.signWithUnknownKey({ email: 'anna@lautlos.example' });
    const result = JSON.stringify(await verification.validateIdToken(idToken));
    expect([idToken, 'anna'].some((secret) => result.includes(secret))).toBe(false);
  });
});
