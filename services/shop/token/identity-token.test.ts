import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signIdToken, getTestPublicJwk } from '../../testing/test-id-token';
import { createTrustedIdentity, verifyIdToken } from './identity-token';

/** A user pool with its public keys at the same path as Cognito. */
const server = createServer((request, response) => {
  requestedUrls.push(request.url ?? '');
  void getTestPublicJwk().then((key) => {
    response.writeHead(request.url === '/eu-central-1_AbC123/.well-known/jwks.json' ? 200 : 404);
    response.end(JSON.stringify({ keys: [key] }));
  });
});
const requestedUrls: string[] = [];
let url: string;

beforeEach(async () => {
  requestedUrls.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const settings = () => ({
  url,
  poolId: 'eu-central-1_AbC123',
  clientId: 'client',
  issuer: `${url}/eu-central-1_AbC123`,
});
const noKeys = () => Promise.reject(new Error('the embedded keys were asked for'));
const now = Date.parse('2026-11-21T12:00:00Z');
const token = () =>
  signIdToken({
    subject: 'sub',
    email: 'eine@example.org',
    now,
    claims: { iss: settings().issuer, aud: 'client' },
  });

const embedded = { keys: noKeys, hasEnded: async () => true, accounts: null };

describe('external identity pool', () => {
  it('is trusted by its published keys, which are fetched once', async () => {
    const identity = createTrustedIdentity(settings(), embedded);
    for (let time = 0; time < 3; time += 1)
      expect(await verifyIdToken(identity, await token(), now)).toMatchObject({ subject: 'sub' });
    expect(requestedUrls).toEqual(['/eu-central-1_AbC123/.well-known/jwks.json']);
  });

  it('is not trusted while its keys are unavailable', async () => {
    const identity = createTrustedIdentity({ ...settings(), poolId: 'gone' }, embedded);
    await expect(verifyIdToken(identity, await token(), now)).rejects.toThrow();
  });
});

describe('embedded identity', () => {
  it('is trusted by its own keys', async () => {
    const identity = createTrustedIdentity({ ...settings(), url: null }, embedded);
    await expect(verifyIdToken(identity, await token(), now)).rejects.toThrow(
      'the embedded keys were asked for',
    );
    expect(requestedUrls).toEqual([]);
  });

  it('reports ended sign-ins, unlike an external pool', async () => {
    const signIn = { id: 'x', subject: 'y' };
    const embeddedIdentity = createTrustedIdentity({ ...settings(), url: null }, embedded);
    expect(await embeddedIdentity.hasEnded(signIn)).toBe(true);
    expect(await createTrustedIdentity(settings(), embedded).hasEnded(signIn)).toBe(false);
  });
});
