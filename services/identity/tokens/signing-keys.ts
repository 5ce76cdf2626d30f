import {
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  createLocalJWKSet,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import { type Database, inTransaction } from '../../database/database';
import { newId } from '../../database/sql-helpers';
import type { SecretCipher } from '../../secrets/encryption';
import type { IdentityContext } from '../identity-context';

/** The only algorithm used for signing tokens. */
export const identityAlgorithm = 'RS256';

export interface SigningKey {
  kid: string;
  key: CryptoKey;
}

type Store = Pick<IdentityContext, 'db' | 'keySeal'>;

/** A stored key: the public part unencrypted, and the whole key pair encrypted. */
const storedKey = z.object({ n: z.string(), e: z.string(), sealed: z.string() });

/** Returns the newest signing key, or creates one. Keys are stored, so tokens stay valid after a restart. */
export async function loadSigningKey(store: Store, now: number): Promise<SigningKey> {
  const newest = () =>
    store.db
      .selectFrom('identity_key')
      .select(['kid', 'private_jwk'])
      .where('retired_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .executeTakeFirst();
  const row = (await newest()) ?? (await addSigningKey(store, now).then(newest));
  if (!row) throw new Error('The new signing key was not stored');
  const { sealed } = storedKey.parse(JSON.parse(row.private_jwk));
  const jwk = JSON.parse(store.keySeal.decrypt(nameOf(row.kid), sealed)) as JWK;
  return { kid: row.kid, key: await importKey(jwk) };
}

/**
 * Adds a key that is used for signing from now on. The previous keys stay published, so that their tokens stay valid.
 */
export async function addSigningKey({ db, keySeal }: Store, now: number): Promise<void> {
  const { privateKey } = await generateKeyPair(identityAlgorithm, { extractable: true });
  const kid = newId();
  const private_jwk = encryptKey(keySeal, kid, await exportJWK(privateKey));
  await db
    .insertInto('identity_key')
    .values({ kid, private_jwk, created_at: now, retired_at: null })
    .execute();
}

/**
 * Encrypts the signing keys that are stored unencrypted or encrypted with an earlier key, all or none, and returns
 * their encryption names. Throws UnknownEncryptionKeyError if a key cannot be decrypted.
 */
export function encryptSigningKeys({ db, keySeal }: Store): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const sealed: string[] = [];
    const rows = await trx.selectFrom('identity_key').select(['kid', 'private_jwk']).execute();
    for (const { kid, private_jwk } of rows) {
      const stored = storedKey.safeParse(JSON.parse(private_jwk)).data;
      const whole = stored ? keySeal.decrypt(nameOf(kid), stored.sealed) : private_jwk;
      if (stored && keySeal.isCurrentKey(stored.sealed)) continue;
      await trx
        .updateTable('identity_key')
        .set({ private_jwk: encryptKey(keySeal, kid, JSON.parse(whole) as JWK) })
        .where('kid', '=', kid)
        .execute();
      sealed.push(nameOf(kid));
    }
    return sealed;
  });
}

/** Returns the public parts of all active keys, newest first, for /.well-known/jwks.json. */
export async function listPublicKeys(db: Database): Promise<JWK[]> {
  const rows = await db
    .selectFrom('identity_key')
    .select(['kid', 'private_jwk'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ kid, private_jwk }) => {
    const { n, e } = storedKey.parse(JSON.parse(private_jwk));
    return { kty: 'RSA', use: 'sig', alg: identityAlgorithm, kid, n, e };
  });
}

function encryptKey(keySeal: SecretCipher, kid: string, jwk: JWK): string {
  return JSON.stringify({
    n: jwk.n,
    e: jwk.e,
    sealed: keySeal.encrypt(nameOf(kid), JSON.stringify(jwk)),
  });
}

function nameOf(kid: string): string {
  return `identity-key ${kid}`;
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, identityAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an RSA key');
  return key;
}

/**
 * Creates a key set for verifying tokens in the same process, for use with jwtVerify. Keys are reloaded from the
 * database if a token has an unknown key id. Throws JWKSNoMatchingKey if the key does not exist.
 */
export function createLocalKeySet(db: Database): JWTVerifyGetKey {
  let known: { kids: Set<string>; find: JWTVerifyGetKey } = {
    kids: new Set(),
    find: createLocalJWKSet({ keys: [] }),
  };
  return async (header, token) => {
    if (header.kid !== undefined && !known.kids.has(header.kid)) {
      const keys = await listPublicKeys(db);
      known = {
        kids: new Set(keys.map(({ kid }) => kid ?? '')),
        find: createLocalJWKSet({ keys }),
      };
    }
    return known.find(header, token);
  };
}
