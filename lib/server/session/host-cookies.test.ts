import { NextRequest, NextResponse } from 'next/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as HostCookies from './host-cookies';
import type * as RefreshCookie from './host-cookies';
import type * as ServerSession from './server-session';

const secret = 'a-secret-of-thirty-two-characters!';
const token = 'a.token.of-the-shop';
const session = { token, kind: 'customer', groups: ['oxiddealer'], subject: 's' } as const;

describe.each([
  ['https', 'https://shop.example'],
  ['plain http', 'http://localhost:3000'],
])('cookies on %s', (kind, siteUrl) => {
  const isSecure = kind === 'https';
  const host = isSecure ? '__Host-' : '';
  let serverSession: typeof ServerSession;
  let refresh: typeof RefreshCookie;
  let cookies: typeof HostCookies;

  beforeAll(async () => {
    vi.resetModules();
    vi.stubEnv('SITE_URL', siteUrl);
    vi.stubEnv('SESSION_SECRET', secret);
    serverSession = await import('./server-session');
    refresh = await import('./host-cookies');
    cookies = await import('./host-cookies');
    vi.unstubAllEnvs();
  });

  const request = (sent: Record<string, string> = {}) =>
    new NextRequest(`${siteUrl}/api/session`, {
      headers: {
        cookie: Object.entries(sent)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      },
    });
  const set = (response: NextResponse) =>
    new Map(
      response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]),
    );

  it('not named by the specification belong to this host only', async () => {
    const response = new NextResponse();
    await serverSession.setSessionCookies(response, request(), session);
    await refresh.setRefreshCookie(response, request(), { token: 'r', flow: 'api' });
    const names = [...set(response)].filter(([, line]) => !/Expires=.*1970|Max-Age=0/i.test(line));
    expect(names.map(([name]) => name).sort()).toEqual(
      [
        `${host}session`,
        `${host}session-mark`,
        isSecure ? '__Secure-refresh' : 'refresh',
        'oxid-isAnonymous',
        'oxid-token',
      ].sort(),
    );
    for (const [name, line] of names) {
      expect(/; Secure/i.test(line), name).toBe(isSecure);
      if (name.startsWith('__Host-')) expect(line).toMatch(/Path=\/;(?!.*Domain=)/i);
      if (name.endsWith('refresh')) expect(line).toMatch(/Path=\/api;.*HttpOnly/i);
    }
  });

  it('are removed with their own attributes', () => {
    const response = new NextResponse();
    serverSession.clearSessionCookies(response);
    const lines = set(response);
    for (const [name, line] of lines) {
      expect(line).toMatch(/Max-Age=0|Expires=.*1970/i);
      if (name.startsWith('__')) expect(line).toMatch(/Secure/i);
    }
    expect([...lines.keys()]).toEqual(
      expect.arrayContaining([`${host}session`, `${host}session-mark`, `${host}isGuest`]),
    );
  });

  it('of an earlier release continue the session, and current ones cannot be injected', async () => {
    const { SignJWT } = await import('jose');
    const { createHash } = await import('node:crypto');
    const digest = createHash('sha256').update(token).digest('base64url');
    const old = await new SignJWT({
      kind: 'customer',
      groups: [],
      subject: 's',
      tokenDigest: digest,
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1 h')
      .sign(new TextEncoder().encode(secret));
    const read = (sent: Record<string, string>) =>
      serverSession.getServerSession(
        request({ 'oxid-token': token, 'oxid-isAnonymous': 'false', ...sent }),
      );
    expect(await read({ session: old })).toMatchObject({ kind: 'customer', subject: 's', token });

    const response = new NextResponse();
    await serverSession.setSessionCookies(response, request(), session);
    const line = set(response).get(`${host}session`) ?? '';
    const fresh = line.slice(line.indexOf('=') + 1, line.indexOf(';'));
    expect(await read({ [`${host}session`]: fresh })).toMatchObject({ subject: 's', token });
    const planted = await read({ session: fresh });
    expect(planted.hasLapsed ?? false).toBe(isSecure);
  });

  it('of an earlier release provide the refresh token of a hosted sign-in', async () => {
    const { encryptCookie: encrypt } = await import('./host-cookies');
    const old = await encrypt('hosted-refresh', { token: 'r' }, 60);
    const read = await refresh.findRefreshToken(request({ 'hosted-refresh': old }));
    expect(read).toEqual({ token: 'r', flow: 'oauth' });
    expect(cookies.getHostCookieName('session')).toBe(`${host}session`);
  });
});
