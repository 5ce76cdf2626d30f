import { describe, expect, it } from 'vitest';
import { listIdTokenIssuers, parseIdTokenClaims } from './id-token-claims';

const good = {
  sub: 'a-subject',
  token_use: 'id',
  email: 'Anna@Lautlos.example',
  email_verified: true,
  auth_time: 100,
  iat: 120,
  exp: 3720,
};

describe('parseIdTokenClaims', () => {
  it('returns the required claims with the e-mail in lower case', () => {
    expect(parseIdTokenClaims({ ...good, 'cognito:username': 'x', aud: 'client' })).toEqual({
      ok: true,
      claims: {
        subject: 'a-subject',
        sessionId: null,
        email: 'anna@lautlos.example',
        authenticatedAt: 100,
        issuedAt: 120,
        expiresAt: 3720,
      },
    });
  });

  it.each([
    ['a-sign-in', 'a-sign-in'],
    ['', null],
    [7, null],
  ])('maps origin_jti %j to the session id %s', (origin_jti, sessionId) => {
    expect(parseIdTokenClaims({ ...good, origin_jti })).toMatchObject({ claims: { sessionId } });
  });

  it('accepts "true" as verified and falls back to the issue time without auth_time', () => {
    expect(
      parseIdTokenClaims({ ...good, auth_time: undefined, email_verified: 'true' }),
    ).toMatchObject({
      claims: { authenticatedAt: 120 },
    });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an access token', { token_use: 'access' }, 'token_use'],
    ['no token use', { token_use: undefined }, 'token_use'],
    ['no email', { email: undefined }, 'email'],
    ['an invalid email', { email: 'anna' }, 'email'],
    ['an email that is too long', { email: `${'a'.repeat(250)}@b.de` }, 'email'],
    ['an unverified email', { email_verified: false }, 'email_verified'],
    ['the text "false" as verification', { email_verified: 'false' }, 'email_verified'],
    ['no verification', { email_verified: undefined }, 'email_verified'],
    ['the number 1 as verification', { email_verified: 1 }, 'email_verified'],
    ['an empty subject', { sub: '' }, 'sub'],
    ['a number as subject', { sub: 7 }, 'sub'],
    ['no expiry', { exp: undefined }, 'exp'],
    ['a text as issue time', { iat: '120' }, 'iat'],
    ['a text as sign-in time', { auth_time: 'now' }, 'auth_time'],
  ])('rejects %s', (_name, change, problem) => {
    expect(parseIdTokenClaims({ ...good, ...change })).toEqual({ ok: false, problem });
  });
});

describe('listIdTokenIssuers', () => {
  const classic = 'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbC123';
  const newer = 'https://issuer-cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbC123';

  it.each([
    [classic, [classic, newer]],
    [newer, [classic, newer]],
    [
      'http://127.0.0.1:4000/identity/local_lautlos',
      ['http://127.0.0.1:4000/identity/local_lautlos'],
    ],
    [
      'https://cognito-idp.eu-central-1.amazonaws.com.evil.example/p',
      ['https://cognito-idp.eu-central-1.amazonaws.com.evil.example/p'],
    ],
    [
      'http://cognito-idp.eu-central-1.amazonaws.com/p',
      ['http://cognito-idp.eu-central-1.amazonaws.com/p'],
    ],
  ])('returns all issuers for %s', (issuer, issuers) => {
    expect(listIdTokenIssuers(issuer)).toEqual(issuers);
  });
});
