import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../platform/services-config';
import { openDatabase } from '../database/database';
import { createFixtureDemoFolder } from '../demo-data/fixtures/fixture-demo';
import { silentLogger } from '../platform/logger';
import { startServices } from '../start-services';
import { createLocalKeySet } from './tokens/signing-keys';
import { testUser, testIdentityClientId, testIdentityIssuer } from './testing/test-identity';

let folder: string;
let demo: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'identity-'));
  demo = createFixtureDemoFolder();
});

afterEach(() => {
  for (const path of [folder, demo]) rmSync(path, { recursive: true, force: true });
});

const config = (variables: Record<string, string> = {}) =>
  loadConfig({ BACKEND_PORT: '0', DATA_DIR: folder, DEMO_DIR: demo, ...variables });

async function during<Result>(
  work: (url: string) => Promise<Result>,
  variables?: Record<string, string>,
): Promise<Result> {
  const backend = await startServices(config(variables), silentLogger);
  try {
    return await work(backend.url);
  } finally {
    await backend.stop();
  }
}

async function inDatabase<Result>(
  work: (db: ReturnType<typeof openDatabase>) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(config().database);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function call(url: string, action: string, body: object) {
  const response = await fetch(`${url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: testIdentityClientId, ...body }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  return (await response.json()) as any;
}

const signIn = (url: string) =>
  call(url, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: testUser.email, PASSWORD: testUser.password },
  });

describe('embedded identity service', () => {
  it('has the demo accounts and keeps keys and sessions across a restart', async () => {
    const { AuthenticationResult: tokens } = await during(signIn);
    await inDatabase(async (db) => {
      const { payload } = await jwtVerify(tokens.IdToken, createLocalKeySet(db), {
        algorithms: ['RS256'],
        issuer: testIdentityIssuer,
        audience: testIdentityClientId,
      });
      expect(payload).toMatchObject({ email: testUser.email, email_verified: true });
    });
    const user = await during((url) => call(url, 'GetUser', { AccessToken: tokens.AccessToken }));
    expect(user.UserAttributes).toContainEqual({ Name: 'email', Value: testUser.email });
  });

  it('does not recreate a deleted demo account', async () => {
    await during(async (url) => {
      const { AuthenticationResult: tokens } = await signIn(url);
      await call(url, 'DeleteUser', { AccessToken: tokens.AccessToken });
    });
    expect((await during(signIn)).__type).toBe('NotAuthorizedException');
  });

  it('is added to an older demo shop', async () => {
    await during(async () => undefined);
    await inDatabase(async (db) => {
      await db.deleteFrom('identity_user').execute();
      await db.deleteFrom('setting').where('name', 'like', 'identity%').execute();
    });
    expect((await during(signIn)).AuthenticationResult.TokenType).toBe('Bearer');
  });

  it('is not started when an external one is configured', async () => {
    const variables = { IDENTITY_URL: 'https://cognito-idp.eu-central-1.amazonaws.com' };
    const status = await during(
      async (url) => (await fetch(`${url}/identity/`, { method: 'POST' })).status,
      variables,
    );
    expect(status).toBe(404);
    expect(await inDatabase((db) => db.selectFrom('identity_user').selectAll().execute())).toEqual(
      [],
    );
  });
});

it('rejects a token signed by a foreign key', async () => {
  const { AuthenticationResult: tokens } = await during(signIn);
  await inDatabase(async (db) => {
    const keySet = createLocalKeySet(db);
    await db.deleteFrom('identity_key').execute();
    await expect(jwtVerify(tokens.IdToken, keySet)).rejects.toMatchObject({
      code: 'ERR_JWKS_NO_MATCHING_KEY',
    });
  });
});
