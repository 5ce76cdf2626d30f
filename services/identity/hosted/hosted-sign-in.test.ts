import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, createFakeClock } from '../../testing/fake-clock-and-vies';
import { computeTotpCode, getTotpStep } from '../mfa/totp';
import {
  testUser,
  testIdentityClientId,
  openTestIdentity,
  testSiteUrl,
  type TestIdentity,
} from '../testing/test-identity';

let identity: TestIdentity;
let clock: FakeClock;

const minute = 60_000;
const callback = `${testSiteUrl}/api/auth/callback`;
const verifier = randomBytes(64).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

beforeEach(async () => {
  clock = createFakeClock();
  identity = await openTestIdentity(clock);
});

afterEach(() => identity.close());

/** Builds the URL of a sign-in. Null removes a parameter. */
function authorizeUrl(changes: Record<string, string | null> = {}): string {
  const all = {
    response_type: 'code',
    client_id: testIdentityClientId,
    redirect_uri: callback,
    state: 'state & more',
    nonce: 'n-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'openid email',
    lang: 'de',
    ...changes,
  };
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null);
  return `${identity.url}/identity/oauth2/authorize?${new URLSearchParams(given)}`;
}

const open = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers });

/** Submits the form like a browser: loads the page, fills the fields, and sends it with the page's cookie. */
async function submit(
  fields: { email?: string; password?: string; form?: string } = {},
  { url = authorizeUrl(), cookie }: { url?: string; cookie?: string } = {},
) {
  const page = await open(url);
  const html = await page.text();
  const form = /name="form" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const action = (/action="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  return fetch(new URL(action, url), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookie ?? page.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({
      email: testUser.email,
      password: testUser.password,
      form,
      ...fields,
    }),
  });
}

async function codeFrom(response: Response): Promise<string> {
  const target = new URL(response.headers.get('location') ?? 'about:blank');
  return target.searchParams.get('code') ?? '';
}

const exchange = (fields: Record<string, string>) =>
  fetch(`${identity.url}/identity/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: testIdentityClientId,
      redirect_uri: callback,
      code_verifier: verifier,
      ...fields,
    }),
  });

const errorOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: string }).error,
];

describe('authorization code flow', () => {
  it('returns tokens with the nonce, which can be refreshed and revoked like others', async () => {
    const back = await submit();
    expect(back.status).toBe(303);
    const target = new URL(back.headers.get('location')!);
    expect(target.origin + target.pathname).toBe(callback);
    expect(target.searchParams.get('state')).toBe('state & more');

    const response = await exchange({ code: target.searchParams.get('code')! });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const tokens = (await response.json()) as Record<string, string>;
    expect(decodeJwt(tokens.id_token!)).toMatchObject({
      nonce: 'n-1',
      email: testUser.email,
      email_verified: true,
      token_use: 'id',
      aud: testIdentityClientId,
      at_hash: expect.any(String),
    });
    const info = (token: string) =>
      open(`${identity.url}/identity/oauth2/userInfo`, { authorization: `Bearer ${token}` });
    expect(await (await info(tokens.access_token!)).json()).toMatchObject({
      email: testUser.email,
    });
    expect((await info(tokens.id_token!)).status).toBe(401);

    const refresh = (token: string) =>
      exchange({ grant_type: 'refresh_token', refresh_token: token });
    const renewed = (await (await refresh(tokens.refresh_token!)).json()) as typeof tokens;
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token);
    const revoked = await fetch(`${identity.url}/identity/oauth2/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ token: renewed.refresh_token!, client_id: testIdentityClientId }),
    });
    expect(revoked.status).toBe(200);
    expect(await errorOf(await refresh(renewed.refresh_token!))).toEqual([400, 'invalid_grant']);
    expect((await info(renewed.access_token!)).status).toBe(401);
  });

  it('grants no API scopes to a token that did not request them', async () => {
    const response = await exchange({ code: await codeFrom(await submit()) });
    const { access_token } = (await response.json()) as { access_token: string };
    expect(await identity.call('DeleteUser', { AccessToken: access_token })).toMatchObject({
      body: { message: 'Access Token does not have required scopes' },
    });
  });

  it('accepts a code once and ends the session when it is reused', async () => {
    const code = await codeFrom(await submit());
    const { refresh_token } = (await (await exchange({ code })).json()) as {
      refresh_token: string;
    };
    expect(await errorOf(await exchange({ code }))).toEqual([400, 'invalid_grant']);
    expect(await errorOf(await exchange({ grant_type: 'refresh_token', refresh_token }))).toEqual([
      400,
      'invalid_grant',
    ]);
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(64) }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_request'],
    ['the challenge as verifier', { code_verifier: challenge }, 'invalid_grant'],
    ['another redirect URI', { redirect_uri: `${testSiteUrl}/login` }, 'invalid_grant'],
    ['another grant type', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('rejects %s', async (_name, fields, error) => {
    const code = await codeFrom(await submit());
    expect(await errorOf(await exchange({ code, ...fields }))).toEqual([400, error]);
  });

  it('invalidates the code after a wrong verifier', async () => {
    const code = await codeFrom(await submit());
    await exchange({ code, code_verifier: 'x'.repeat(64) });
    expect(await errorOf(await exchange({ code }))).toEqual([400, 'invalid_grant']);
  });

  it('rejects a code after five minutes, for another client or when forged', async () => {
    const code = await codeFrom(await submit());
    expect(await errorOf(await exchange({ code, client_id: 'other' }))).toEqual([
      401,
      'invalid_client',
    ]);
    clock.advance(5 * minute);
    expect(await errorOf(await exchange({ code }))).toEqual([400, 'invalid_grant']);
    expect(await errorOf(await exchange({ code: 'made-up' }))).toEqual([400, 'invalid_grant']);
  });

  it('invalidates a code when the password is reset in between', async () => {
    const code = await codeFrom(await submit());
    await identity.call('ForgotPassword', { Username: testUser.email });
    await identity.call('ConfirmForgotPassword', {
      Username: testUser.email,
      ConfirmationCode: await identity.codeFor(testUser.email),
      Password: 'Stiller-2027!',
    });
    expect(await errorOf(await exchange({ code }))).toEqual([400, 'invalid_grant']);
  });
});

describe('authorization request', () => {
  it.each([
    '/api/auth/callback',
    '/api/auth/callback?checkout=true',
    '/login',
    '/de/login',
    '/en/my-account?checkout=true',
    '/mein-konto',
    '/cognitologin',
    '/en/user/login',
  ])('may redirect to %s', async (path) => {
    const url = authorizeUrl({ redirect_uri: testSiteUrl + path });
    const back = await submit({}, { url });
    const target = back.headers.get('location')!;
    expect(target.startsWith(testSiteUrl + path)).toBe(true);
    expect(await codeFrom(back)).not.toBe('');
  });

  it.each([
    ['another site', 'https://evil.example/api/auth/callback'],
    ['another path', `${testSiteUrl}/de/bikes`],
    ['a longer path', `${callback}/more`],
    ['another query', `${callback}?checkout=false`],
    ['a fragment', `${callback}#x`],
    ['a URL with a user name', 'http://localhost:3000@evil.example/api/auth/callback'],
    ['a javascript URL', 'javascript:alert(1)'],
    ['an empty URL', ''],
  ])('never redirects to %s', async (_name, redirect_uri) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(authorizeUrl({ redirect_uri }), { method, redirect: 'manual' });
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('Diese Anmeldung ist nicht möglich.');
    }
  });

  it('with another client is rejected without a redirect', async () => {
    const response = await open(authorizeUrl({ client_id: 'other' }));
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it.each([
    ['without PKCE', { code_challenge: null }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with an invalid challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['for the implicit flow', { response_type: 'token' }, 'invalid_request'],
    ['without openid', { scope: 'email' }, 'invalid_scope'],
    ['for an unknown scope', { scope: 'openid admin' }, 'invalid_scope'],
    ['with prompt=none', { prompt: 'none' }, 'login_required'],
  ])('%s is rejected with a redirect to the client', async (_name, changes, error) => {
    const response = await open(authorizeUrl(changes));
    const target = new URL(response.headers.get('location')!);
    expect(target.origin + target.pathname).toBe(callback);
    expect(target.searchParams.get('error')).toBe(error);
    expect(target.searchParams.get('state')).toBe('state & more');
  });
});

describe('sign-in page', () => {
  it('is available in German and English, works without scripts and cannot be framed', async () => {
    const german = await open(authorizeUrl());
    const html = await german.text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('Passwort vergessen?');
    expect(html).not.toContain('<script');
    const policy = german.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    const style = /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? '';
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(german.headers.get('cache-control')).toBe('no-store');

    const english = await open(authorizeUrl({ lang: null }), { 'accept-language': 'en-GB, de' });
    expect(await english.text()).toContain('<html lang="en">');
  });

  it.each([
    ['a wrong password', { password: 'falsch' }, 400, 'E-Mail oder Passwort stimmt nicht.'],
    ['an unknown email', { email: 'x@lautlos.example' }, 400, 'E-Mail oder Passwort stimmt nicht.'],
    ['an empty form', { email: '', password: '' }, 400, 'Es fehlt noch etwas.'],
    ['an oversized password', { password: 'x'.repeat(300) }, 400, 'stimmt nicht.'],
    ['another session’s form', { form: 'f'.repeat(64) }, 403, 'Das Formular war zu lange offen.'],
  ])('shows a message for %s and no password', async (_name, fields, status, text) => {
    const response = await submit(fields);
    const html = await response.text();
    expect(response.status).toBe(status);
    expect(html).toContain(text);
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('falsch');
  });

  it('rejects a form without its cookie or with the cookie of another browser', async () => {
    const other = (await open(authorizeUrl())).headers.get('set-cookie')!;
    expect(other).toMatch(/HttpOnly; SameSite=Lax/);
    for (const cookie of ['a=b', other.split(';')[0]!])
      expect((await submit({}, { cookie })).status).toBe(403);
  });

  it('shows unconfirmed users the next step', async () => {
    await identity.call('SignUp', { Username: 'b@lautlos.example', Password: testUser.password });
    const response = await submit({ email: 'b@lautlos.example' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(`href="${testSiteUrl}/de/login?view=confirm"`);
  });

  it('applies the pause after failures', async () => {
    for (let count = 0; count < 5; count += 1) await submit({ password: 'falsch' });
    const response = await submit();
    expect(response.status).toBe(429);
    expect(await response.text()).toContain('Das waren zu viele Versuche.');
    clock.advance(1_000);
    expect((await submit()).status).toBe(303);
  });

  it('escapes typed text and URL parameters', async () => {
    const attack = '"><img src=x onerror=alert(1)>';
    const url = authorizeUrl({ state: attack, nonce: attack });
    const html = await (await submit({ email: attack, password: 'x' }, { url })).text();
    expect(html).not.toContain('<img');
  });

  it('rejects an oversized form and another content type', async () => {
    expect((await submit({ email: 'x'.repeat(17_000) })).status).toBe(413);
    expect((await exchange({ code: 'x'.repeat(17_000) })).status).toBe(413);
    const multipart = {
      method: 'POST',
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    };
    expect((await fetch(authorizeUrl(), multipart)).status).toBe(403);
    expect((await fetch(`${identity.url}/identity/oauth2/token`, multipart)).status).toBe(401);
  });

  it('includes its typeface', async () => {
    const font = await open(`${identity.url}/identity/oauth2/archivo.woff2`);
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });
});

describe('logout', () => {
  const logout = (target: string, client = testIdentityClientId) =>
    open(
      `${identity.url}/identity/logout?${new URLSearchParams({ client_id: client, logout_uri: target })}`,
    );

  it.each(['', '/', '/de', '/en/login', '/mein-konto'])('redirects to “%s”', async (path) => {
    const response = await logout(testSiteUrl + path);
    expect([response.status, response.headers.get('location')]).toEqual([302, testSiteUrl + path]);
  });

  it('redirects nowhere else', async () => {
    for (const target of [
      'https://evil.example/',
      `${testSiteUrl}.evil.example`,
      '//evil.example',
      '',
    ]) {
      const response = await logout(target);
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
    expect((await logout(testSiteUrl, 'other')).status).toBe(400);
  });
});

describe('second step', () => {
  const codeNow = (secret: string) => computeTotpCode(secret, getTotpStep(clock.now()));

  async function enableMfa(): Promise<string> {
    const { body } = await identity.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: testUser.email, PASSWORD: testUser.password },
    });
    const { AccessToken } = body.AuthenticationResult;
    const secret = (await identity.call('AssociateSoftwareToken', { AccessToken })).body.SecretCode;
    await identity.call('VerifySoftwareToken', { AccessToken, UserCode: codeNow(secret) });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await identity.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    clock.advance(minute);
    return secret;
  }

  /** Loads the page that requires the code, with its form data. */
  async function codeForm() {
    const page = await open(authorizeUrl());
    const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
    const form = /name="form" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const post = (fields: Record<string, string>, from = cookie) =>
      fetch(authorizeUrl(), {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: from },
        body: new URLSearchParams({ form, ...fields }),
      });
    const answered = await post({ email: testUser.email, password: testUser.password });
    const html = await answered.text();
    expect(answered.status).toBe(200);
    expect(html).toContain('autocomplete="one-time-code"');
    return { session: /name="session" value="([^"]+)"/.exec(html)?.[1] ?? '', post };
  }

  it('requires the authenticator code before it issues an authorization code', async () => {
    const secret = await enableMfa();
    const { session, post } = await codeForm();
    const wrong = await post({ session, code: '000000' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('Der Code stimmt nicht.');
    const spaced = codeNow(secret).replace(/^(...)/, '$1 ');
    const right = await post({ session, code: spaced });
    expect(right.status).toBe(303);
    expect((await exchange({ code: await codeFrom(right) })).status).toBe(200);
    const again = await codeForm();
    const used = await again.post({ session: again.session, code: codeNow(secret) });
    expect(await used.text()).toContain('Dieser Code wurde schon benutzt.');
  });

  it('starts again with an expired, foreign or oversized session or without the cookie', async () => {
    const secret = await enableMfa();
    const { session, post } = await codeForm();
    for (const text of ['x', 'x'.repeat(3_000)])
      expect((await post({ session: text, code: codeNow(secret) })).status).toBe(403);
    expect((await post({ session, code: codeNow(secret) }, '')).status).toBe(403);
    clock.advance(3 * minute);
    const late = await post({ session, code: codeNow(secret) });
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('name="password"');
  });
});
