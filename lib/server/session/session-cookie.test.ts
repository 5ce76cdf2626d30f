import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  isSessionOfToken,
  parseSessionToken,
  type SessionClaims,
  createSessionToken,
} from './session-cookie';

const token = 'a.token.of-the-shop';
const secret = 'a-secret-of-thirty-two-characters!';
const claims: SessionClaims = { kind: 'customer', groups: ['oxiddealer'] };
const key = new TextEncoder().encode(secret);

describe('session cookie', () => {
  it('returns the signed claims', async () => {
    expect(
      await parseSessionToken(await createSessionToken(claims, token, secret, 60), secret),
    ).toMatchObject({
      claims,
    });
    const guest: SessionClaims = { kind: 'guest', groups: [], email: 'gast@beispiel.de' };
    expect(
      await parseSessionToken(await createSessionToken(guest, token, secret, 60), secret),
    ).toMatchObject({
      claims: guest,
    });
  });

  it('is invalid after its expiry', async () => {
    expect(
      await parseSessionToken(await createSessionToken(claims, token, secret, -1), secret),
    ).toBeNull();
  });

  it('is valid only with its own token', async () => {
    const signed = await parseSessionToken(
      await createSessionToken(claims, token, secret, 60),
      secret,
    );
    if (signed === null) throw new Error('no session');
    expect(isSessionOfToken(signed, token)).toBe(true);
    for (const other of ['another.token', '']) expect(isSessionOfToken(signed, other)).toBe(false);
  });

  it('is invalid with another secret', async () => {
    const cookie = await createSessionToken(claims, token, `${secret}x`, 60);
    expect(await parseSessionToken(cookie, secret)).toBeNull();
  });

  it('is invalid after a change', async () => {
    const [head, , signature] = (await createSessionToken(claims, token, secret, 60)).split('.');
    const body = Buffer.from(JSON.stringify({ kind: 'customer', groups: [] })).toString(
      'base64url',
    );
    expect(await parseSessionToken(`${head}.${body}.${signature}`, secret)).toBeNull();
  });

  it.each([undefined, '', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJraW5kIjoiY3VzdG9tZXIifQ.'])(
    '%s is rejected',
    async (cookie) => {
      expect(await parseSessionToken(cookie, secret)).toBeNull();
    },
  );

  it.each([{ kind: 'admin', groups: [] }, { kind: 'customer' }, { groups: [] }])(
    'with claims %o is rejected',
    async (wrong) => {
      const cookie = await new SignJWT(wrong)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1 minute')
        .sign(key);
      expect(await parseSessionToken(cookie, secret)).toBeNull();
    },
  );

  it('without a token is rejected', async () => {
    const cookie = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1 minute')
      .sign(key);
    expect(await parseSessionToken(cookie, secret)).toBeNull();
  });
});
