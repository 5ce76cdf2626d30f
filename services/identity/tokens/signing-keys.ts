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

/** The only algorithm the identity's tokens are signed with. */
export const identityAlgorithm = 'RS256';

export interface SigningKey {
  kid: string;
  key: CryptoKey;
}

type Store = Pick<IdentityContext, 'db' | 'keySeal'>;

/** A key as it is kept: the public half for everybody who checks tokens, the whole of it sealed. */
const keptKey = z.object({ n: z.string(), e: z.string(), sealed: z.string() });

/** The key that signs now, the newest one; made when there is none. Keys are kept, so tokens outlive a restart. */
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
  if (!row) throw new Error('The signing key that was just made is not there');
  const { sealed } = keptKey.parse(JSON.parse(row.private_jwk));
  const jwk = JSON.parse(store.keySeal.decrypt(nameOf(row.kid), sealed)) as JWK;
  return { kid: row.kid, key: await importKey(jwk) };
}

/** Makes a key that signs from now on. The ones before stay published, so that their tokens stay good. */
export async function addSigningKey({ db, keySeal }: Store, now: number): Promise<void> {
  const { privateKey } = await generateKeyPair(identityAlgorithm, { extractable: true });
  const kid = newId();
  const private_jwk = keep(keySeal, kid, await exportJWK(privateKey));
  await db
    .insertInto('identity_key')
    .values({ kid, private_jwk, created_at: now, retired_at: null })
    .execute();
}

/**
 * Seals the signing keys that are kept in the clear or with an earlier key, all or none, and names them. Throws UnknownEncryptionKey when
 * one of them cannot be opened.
 */
export function encryptSigningKeys({ db, keySeal }: Store): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const sealed: string[] = [];
    const rows = await trx.selectFrom('identity_key').select(['kid', 'private_jwk']).execute();
    for (const { kid, private_jwk } of rows) {
      const kept = keptKey.safeParse(JSON.parse(private_jwk)).data;
      const whole = kept ? keySeal.decrypt(nameOf(kid), kept.sealed) : private_jwk;
      if (kept && keySeal.isCurrentKey(kept.sealed)) continue;
      await trx
        .updateTable('identity_key')
        .set({ private_jwk: keep(keySeal, kid, JSON.parse(whole) as JWK) })
        .where('kid', '=', kid)
        .execute();
      sealed.push(nameOf(kid));
    }
    return sealed;
  });
}

/** The public halves of all keys in use, newest first, as /.well-known/jwks.json shows them. */
export async function listPublicKeys(db: Database): Promise<JWK[]> {
  const rows = await db
    .selectFrom('identity_key')
    .select(['kid', 'private_jwk'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ kid, private_jwk }) => {
    const { n, e } = keptKey.parse(JSON.parse(private_jwk));
    return { kty: 'RSA', use: 'sig', alg: identityAlgorithm, kid, n, e };
  });
}

function keep(keySeal: SecretCipher, kid: string, jwk: JWK): string {
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
 * The identity's public keys for a verifier in the same process, read from the database when a token names a key not seen yet.
 * Give it to jwtVerify together with `algorithms: ['RS256']`, issuer and audience. Throws JWKSNoMatchingKey for a foreign key.
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
