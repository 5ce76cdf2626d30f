import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteTestClient } from '@/e2e/support/cookie-jar';
import { findIdentityAction, getIdentityLimit } from './identity-call-rules';
import type * as Route from './handle-identity-request';

type Call = { url: string; headers: IncomingHttpHeaders; body: string };

let route: typeof Route;
let calls: Call[];
let browser: RouteTestClient;
let answer: { status: number; body: string } | 'none';
let stop: () => void;

const client = { ClientId: 'lautlos-storefront' };
const prefix = 'AWSCognitoIdentityProviderService.';

beforeAll(async () => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    calls.push({ url: request.url ?? '', headers: request.headers, body });
    if (answer === 'none') return response.destroy();
    const headers = { 'x-amzn-errortype': 'NotAuthorizedException', 'set-cookie': 'a=b' };
    return response.writeHead(answer.status, headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.IDENTITY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  route = await import('./handle-identity-request');
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterAll(() => stop());

beforeEach(() => {
  calls = [];
  answer = { status: 200, body: '{"ok":true}' };
  browser = new RouteTestClient();
  browser.cookies.set('oxid-token', 'secret');
});

const send = (
  action: string,
  body: unknown = client,
  headers: Record<string, string> = {},
  path = '/api/identity',
) =>
  browser.send<{ __type: string; message: string; ok?: boolean }>(
    route.handleIdentityRequest,
    path,
    { body, headers: { 'x-amz-target': prefix + action, ...headers } },
  );

describe('Amplify request', () => {
  it('is forwarded to the user pool without the shop’s cookies and headers', async () => {
    expect(await send('InitiateAuth', { ...client, AuthFlow: 'USER_SRP_AUTH' })).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    const [call] = calls;
    expect(call?.url).toBe('/');
    expect(call?.headers['x-amz-target']).toBe(`${prefix}InitiateAuth`);
    expect(call?.headers['content-type']).toBe('application/x-amz-json-1.1');
    expect(call?.headers.cookie).toBeUndefined();
    expect(JSON.parse(call?.body ?? '')).toEqual({ ...client, AuthFlow: 'USER_SRP_AUTH' });
  });

  it.each([
    ['SignUp', { Password: 'P@ssw0rd' }],
    ['ConfirmForgotPassword', { Password: '!QAZ2wsx' }],
    ['ChangePassword', { ProposedPassword: 'P@ssw0rd', PreviousPassword: 'x' }],
  ])('%s with a leaked password is not forwarded to the pool', async (action, fields) => {
    expect(await send(action, { ...client, ...fields })).toMatchObject({
      status: 400,
      body: { __type: 'InvalidPasswordException' },
    });
    expect(calls).toEqual([]);
  });

  it('gets a placeholder for the refresh token, which is stored in a cookie', async () => {
    const tokens = { IdToken: 'a.b.c', AccessToken: 'd', RefreshToken: 'the-refresh-token' };
    answer = { status: 200, body: JSON.stringify({ AuthenticationResult: tokens }) };
    const signedIn = await send('RespondToAuthChallenge');
    expect(JSON.stringify(signedIn.body)).not.toContain('the-refresh-token');
    expect(browser.lastSet.get('refresh')?.attributes).toMatch(/Path=\/api;.*HttpOnly/i);
    expect(browser.cookies.get('refresh')).not.toContain('the-refresh-token');
    await send('GetTokensFromRefreshToken', { ...client, RefreshToken: 'kept-by-the-site' });
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toMatchObject({
      RefreshToken: 'the-refresh-token',
    });
    browser.cookies.delete('refresh');
    expect(await send('RevokeToken', { ...client, Token: 'kept-by-the-site' })).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException' },
    });
  });

  it('returns a rejection unchanged, without a cookie', async () => {
    answer = { status: 400, body: '{"__type":"NotAuthorizedException","message":"no"}' };
    const rejection = await send('InitiateAuth');
    expect(rejection).toMatchObject({ status: 400, body: { __type: 'NotAuthorizedException' } });
    expect(rejection.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException');
    expect(browser.lastSet.size).toBe(0);
  });

  it.each(['GetUser', 'ChangePassword', 'DeleteUser'])(
    '%s requires an access token only',
    async (action) => {
      expect((await send(action, { AccessToken: 'a' })).status).toBe(200);
    },
  );

  it.each([
    ['a request of another client', 'InitiateAuth', { ClientId: 'x' }, 400],
    ['a list', 'InitiateAuth', [], 400],
    ['invalid JSON', 'InitiateAuth', 'x', 400],
    ['a body that is too large', 'InitiateAuth', { ...client, x: 'y'.repeat(20_000) }, 413],
    ['an administration operation', 'AdminGetUser', client, 400],
    ['an unknown operation', 'Nonsense', client, 400],
    ['an operation named like a method', 'constructor', client, 400],
  ])('rejects %s', async (_name, action, body, status) => {
    const rejection = await send(action, body);
    expect(rejection.status).toBe(status);
    expect(rejection.body.__type).toMatch(/Exception$/);
    expect(calls).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'x-amz-target': 'Other.InitiateAuth' },
  ])('rejects %j', async (headers) => {
    expect((await send('InitiateAuth', client, headers)).status).toBeGreaterThanOrEqual(400);
    expect(calls).toEqual([]);
  });

  it('returns an error in the page’s language when the pool does not respond', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = 'none';
    const german = await send('InitiateAuth');
    expect(german).toMatchObject({ status: 503, body: { __type: 'ServiceUnavailableException' } });
    expect(german.body.message).toMatch(/nicht erreichbar/);
    const english = await send('InitiateAuth', client, {}, '/api/identity?lang=en');
    expect(english.body.message).toMatch(/not possible right now/);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
  });
});

describe('unreadable response', () => {
  it.each([
    { status: 500, body: 'Internal Server Error' },
    { status: 502, body: '{"message":"upstream"}' },
    { status: 200, body: '{"data": {"x": [1,2' },
    { status: 200, body: '<html>Wartung</html>' },
    { status: 200, body: '7' },
  ])('%j returns 503 in the page’s language', async (fields) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = fields;
    const { status, body } = await send('InitiateAuth');
    expect([status, body.__type]).toEqual([503, 'ServiceUnavailableException']);
    expect(body.message).toMatch(/nicht erreichbar/);
  });
});

describe('rate limit', () => {
  it.each(['InitiateAuth', 'SignUp', 'ConfirmSignUp', 'ForgotPassword'])(
    'rejects %s with a Cognito error and Retry-After',
    async (action) => {
      let rejection = await send(action);
      for (let tries = 0; tries < 100 && rejection.status !== 429; tries += 1)
        rejection = await send(action);
      expect(rejection).toMatchObject({
        status: 429,
        body: { __type: 'TooManyRequestsException' },
      });
      expect(rejection.body.message).toMatch(/zu viele Versuche/);
      expect(Number(rejection.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(rejection.headers.get('x-amzn-errortype')).toBe('TooManyRequestsException');
    },
  );

  it.each(['InitiateAuth', 'SignUp', 'ConfirmSignUp', 'ForgotPassword', 'VerifyUserAttribute'])(
    'counts %s',
    (action) => {
      expect(findIdentityAction(prefix + action)?.limit).not.toBeNull();
    },
  );
});

it('returns only pool and client to the page', async () => {
  expect(await route.getIdentityConfig().json()).toEqual({
    userPoolId: 'local_lautlos',
    clientId: 'lautlos-storefront',
  });
});

it.each([
  ['RespondToAuthChallenge', { ChallengeName: 'SOFTWARE_TOKEN_MFA' }, 'identityCode'],
  ['RespondToAuthChallenge', { ChallengeName: 'PASSWORD_VERIFIER' }, null],
  ['VerifySoftwareToken', {}, 'identityCode'],
  ['InitiateAuth', { ChallengeName: 'SOFTWARE_TOKEN_MFA' }, 'identitySignIn'],
])('%s with %j counts as %j', (name, body, limit) => {
  const action = findIdentityAction(prefix + name) ?? expect.fail('There is no such action');
  expect(getIdentityLimit(action, body)).toBe(limit);
});
