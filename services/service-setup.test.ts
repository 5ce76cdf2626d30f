import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from './platform/services-config';
import { openDatabase } from './database/database';
import { createFixtureDemoFolder } from './demo-data/fixtures/fixture-demo';
import { silentLogger } from './platform/logger';
import { startServices } from './start-services';

let folder: string;
let demo: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'));
  demo = createFixtureDemoFolder();
});

afterEach(() => {
  for (const path of [folder, demo]) rmSync(path, { recursive: true, force: true });
});

const old = 'the key of the first year, long enough';
const later = 'the key of the second year, long enough';
const keyFile = () => join(folder, 'secrets.key');

/** Runs the work with services started with these variables. Tokens stay valid while the stored secret is the same. */
async function during<Answer>(
  variables: Record<string, string>,
  work: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const settings = { BACKEND_PORT: '0', DATA_DIR: folder, DEMO_DIR: demo, ...variables };
  const backend = await startServices(loadConfig(settings), silentLogger);
  try {
    return await work(backend.url);
  } finally {
    await backend.stop();
  }
}

const askShop = async (url: string, query: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}/widget.php?cl=graphql&skipSession=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as { data?: { token: string }; errors?: unknown };
};

const newToken = async (url: string) => (await askShop(url, '{ token }')).data?.token ?? '';
const isGood = async (url: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const query = '{ product(productId: "bike-probe") { title } }';
  return (await askShop(url, query, headers)).errors === undefined;
};
const keyIds = async (url: string) => {
  const response = await fetch(`${url}/identity/local_lautlos/.well-known/jwks.json`);
  const { keys } = (await response.json()) as { keys: { kid: string; n: string; d?: string }[] };
  return keys.map(({ kid, n, d }) => ({ kid, n, d }));
};

/** Returns everything in the folder as one text, except for the key file. */
const bytes = () =>
  readdirSync(folder)
    .filter((name) => name !== 'secrets.key')
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');

async function inDatabase<Answer>(work: (db: ReturnType<typeof openDatabase>) => Promise<Answer>) {
  const db = openDatabase(join(folder, 'backend.db'));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

describe('stored keys', () => {
  it('are encrypted with a key file that only its owner can read', async () => {
    await during({}, async () => undefined);
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    const rows = await inDatabase((db) =>
      db.selectFrom('setting').selectAll().where('name', 'like', '%-%').execute(),
    );
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'identity-secret',
      'payment-event-secret',
      'payment-provider-key',
      'token-secret',
    ]);
    for (const { value } of rows) expect(value).toMatch(/^sealed:[0-9a-f]{12}:/);
    expect(bytes()).not.toContain('"d":"');
  });

  it('are encrypted with SECRETS_KEY when it is set, without a key file', async () => {
    const token = await during({ SECRETS_KEY: old }, newToken);
    expect(existsSync(keyFile())).toBe(false);
    expect(await during({ SECRETS_KEY: old }, (url) => isGood(url, token))).toBe(true);
  });

  it('of an older version are encrypted at the next start and removed from every database page', async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(privateKey);
    const secret = 'what-stood-in-the-clear-'.repeat(4);
    await during({}, async () => undefined);
    await inDatabase(async (db) => {
      const private_jwk = JSON.stringify(jwk);
      await db
        .updateTable('setting')
        .set({ value: secret })
        .where('name', '=', 'token-secret')
        .execute();
      await db.updateTable('identity_key').set({ private_jwk, kid: 'an-older-key' }).execute();
    });
    expect(bytes()).toContain(secret);
    expect(bytes()).toContain(jwk.d);

    const published = await during({}, keyIds);
    expect(published).toEqual([{ kid: 'an-older-key', n: jwk.n, d: undefined }]);
    expect(bytes()).not.toContain(secret);
    expect(bytes()).not.toContain(jwk.d);
  });

  it('are re-encrypted when the key changes from file to variable or between variables', async () => {
    const token = await during({}, newToken);
    const ids = await during({ SECRETS_KEY: old }, keyIds);
    rmSync(keyFile());
    const variables = { SECRETS_KEY: later, SECRETS_KEY_PREVIOUS: old };
    expect(await during(variables, keyIds)).toEqual(ids);
    expect(await during({ SECRETS_KEY: later }, (url) => isGood(url, token))).toBe(true);
  });

  it.each([
    ['SECRETS_KEY', { SECRETS_KEY: later }, 'SECRETS_KEY cannot decrypt the keys of the database'],
    ['secrets.key', {}, 'secrets.key is missing, and SECRETS_KEY is not set'],
  ])('stop the start with instructions when %s does not match', async (_, variables, message) => {
    await during({ SECRETS_KEY: old }, async () => undefined);
    const starting = during(variables, async () => undefined);
    await expect(starting).rejects.toThrow(message);
    await expect(starting).rejects.toThrow('SECRETS_KEY_PREVIOUS');
    await expect(starting).rejects.toHaveProperty('name', 'ConfigError');
    expect(existsSync(keyFile())).toBe(false);
    await during({ SECRETS_KEY: old }, async () => undefined);
  });
});
