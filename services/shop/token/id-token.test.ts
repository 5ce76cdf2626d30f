import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signIdToken,
  testClientId,
  testIssuer,
  getTestPublicJwk,
} from '../../testing/test-id-token';
import { Shopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const pool = 'eu-central-1_AbC123';
const classic = `https://cognito-idp.eu-central-1.amazonaws.com/${pool}`;
const newer = `https://issuer-cognito-idp.eu-central-1.amazonaws.com/${pool}`;
const site = 'http://localhost:3000';
const invalid = 'The access token is invalid';

let shop: TestShop;
const logged: string[] = [];

beforeAll(async () => {
  const record = (message: string, fields?: object) =>
    void logged.push(JSON.stringify({ message, ...fields }));
  shop = await openTestShop({ logger: { info: record, warn: record, error: record } });
});

afterAll(() => shop.close());

const token = (overrides: Partial<Parameters<typeof signIdToken>[0]> = {}) =>
  signIdToken({ subject: 'sub-1', email: 'eine@example.org', now: shop.clock.now(), ...overrides });
const times = () => {
  const now = Math.floor(shop.clock.now() / 1000);
  return { iat: now, nbf: now, exp: now + 3600 };
};
const payload = () => ({
  ...times(),
  iss: testIssuer,
  aud: testClientId,
  sub: 'sub-1',
  token_use: 'id',
  email: 'eine@example.org',
  email_verified: true,
  auth_time: times().iat,
});
const secret = () => new TextEncoder().encode(shop.services.tokenSecret);

describe('ID token', () => {
  it('identifies a customer without orders', async () => {
    const { data } = await new Shopper(shop, await token()).ask(
      '{ currentUserGroups { id } customer { email customerNumber orders { id } } }',
    );
    expect(data).toEqual({
      currentUserGroups: [{ id: 'oxidnotyetordered' }],
      customer: {
        email: 'eine@example.org',
        customerNumber: expect.stringMatching(/^\d+$/),
        orders: [],
      },
    });
  });

  it('is accepted with email_verified as text', async () => {
    const answer = await shop.query('{ token }', {
      token: await token({ claims: { email_verified: 'true' } }),
    });
    expect(answer.errors).toBeUndefined();
  });

  it('is accepted until it expires', async () => {
    const testShop = await openTestShop();
    const early = new Shopper(
      testShop,
      await signIdToken({ subject: 's', email: 's@example.org', now: testShop.clock.now() }),
    );
    testShop.clock.advance(3600 * 1000 - 1000);
    expect((await early.ask('{ customer { email } }')).data).toBeDefined();
    testShop.clock.advance(1000);
    expect(await early.ask('{ customer { email } }')).toEqual({ errors: [{ message: invalid }] });
    await testShop.close();
  });

  it.each([
    ['the classic form', classic, classic],
    ['the newer form', newer, newer],
    ['the newer form if the classic one is configured', classic, newer],
    ['the classic form if the newer one is configured', newer, classic],
  ])('of Cognito is accepted with its issuer in %s', async (_name, issuer, iss) => {
    const testShop = await openTestShop({ issuer });
    const overrides = {
      subject: 's',
      email: 's@example.org',
      now: testShop.clock.now(),
      claims: { iss },
    };
    const { data } = await testShop.query('{ customer { email } }', {
      token: await signIdToken(overrides),
    });
    expect(data).toEqual({ customer: { email: 's@example.org' } });
    await testShop.close();
  });
});

describe('rejected ID tokens', () => {
  it.each<[string, () => Promise<string>]>([
    ['an expired token', () => token({ now: shop.clock.now() - 3_600_000 })],
    ['a token issued in the future', () => token({ now: shop.clock.now() + 120_000 })],
    ['a token for another client', () => token({ claims: { aud: 'another-client' } })],
    ['a token without an audience', () => token({ claims: { aud: undefined } })],
    ['a token of another issuer', () => token({ claims: { iss: 'https://evil.example/pool' } })],
    ['a token of another user pool', () => token({ claims: { iss: `${testIssuer}2` } })],
    ['a token without an issuer', () => token({ claims: { iss: undefined } })],
    ['a token with the shop as issuer', () => token({ claims: { iss: site, aud: site } })],
    ['an access token', () => token({ claims: { token_use: 'access' } })],
    ['a token without token_use', () => token({ claims: { token_use: undefined } })],
    ['a token with an unverified email', () => token({ claims: { email_verified: false } })],
    ['a token without email verification', () => token({ claims: { email_verified: undefined } })],
    ['a token without an email', () => token({ claims: { email: undefined } })],
    ['a token without a subject', () => token({ claims: { sub: undefined } })],
    ['a token without an expiry', () => token({ claims: { exp: undefined } })],
    ['a token with an unknown key id', () => token({ header: { kid: 'unknown' } })],
    [
      'a token signed with another key',
      async () => token({ key: (await generateKeyPair('RS256')).privateKey }),
    ],
    [
      'a token with another algorithm',
      async () => {
        const { privateKey } = await generateKeyPair('PS256');
        return token({ header: { alg: 'PS256' }, key: privateKey });
      },
    ],
    ['an unsigned token', async () => new UnsecuredJWT(payload()).encode()],
    [
      'an unsigned token with the key id of the identity service',
      async () =>
        `${btoa('{"alg":"none","kid":"a-key-for-tests"}')}.${btoa(JSON.stringify(payload()))}.`,
    ],
    [
      'a token signed with the public key as secret (HS256)',
      async () => {
        const key = await importJWK(await getTestPublicJwk(), 'RS256');
        const pem = await exportSPKI(key as CryptoKey);
        return new SignJWT(payload())
          .setProtectedHeader({ alg: 'HS256', kid: 'a-key-for-tests' })
          .sign(new TextEncoder().encode(pem));
      },
    ],
    [
      'a token signed by the shop with the issuer of the identity service',
      () => new SignJWT(payload()).setProtectedHeader({ alg: 'HS512' }).sign(secret()),
    ],
    [
      'a token signed by the identity service with the issuer of the shop',
      () => {
        const testShop = {
          shopid: 1,
          username: '',
          userid: 'x',
          useranonymous: true,
          tokenid: 't',
        };
        return token({ claims: { ...testShop, iss: site, aud: site, nbf: times().nbf } });
      },
    ],
    ['a token with a changed claim', async () => changed(await token())],
  ])('include %s', async (_name, make) => {
    const bad = await make();
    for (const query of ['{ customer { id } }', '{ token }'])
      expect(await shop.query(query, { token: bad })).toEqual({ errors: [{ message: invalid }] });
  });

  it('are logged without token or email', async () => {
    logged.length = 0;
    const bad = await token({ email: 'geheim@example.org', claims: { email_verified: false } });
    await shop.query('{ token }', { token: bad });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('email_verified');
    expect(logged[0]).not.toContain('geheim@example.org');
    expect(logged[0]).not.toContain(bad.split('.')[2]);
  });
});

describe('unavailable signing keys', () => {
  it('reject tokens with the same message', async () => {
    const testShop = await openTestShop();
    testShop.services.identity.keys = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const overrides = { subject: 's', email: 's@example.org', now: testShop.clock.now() };
    expect(await testShop.query('{ token }', { token: await signIdToken(overrides) })).toEqual({
      errors: [{ message: invalid }],
    });
    await testShop.close();
  });
});

/** Returns the same token with another email and the old signature. */
function changed(good: string): string {
  const [header, body, signature] = good.split('.');
  const claims = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, email: 'anna@lautlos.example' }));
  return [header, forged.toString('base64url'), signature].join('.');
}
