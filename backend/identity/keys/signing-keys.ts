import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../../database/database';
import { newId } from '../../database/ids';

/** The only algorithm the identity's tokens are signed with. */
export const identityAlgorithm = 'RS256';

export interface SigningKey {
  kid: string;
  key: CryptoKey;
}

/** The key that signs now, the newest one; made when there is none. Keys are kept, so tokens outlive a restart. */
export async function loadSigningKey(db: Database, now: number): Promise<SigningKey> {
  const newest = () =>
    db
      .selectFrom('identity_key')
      .select(['kid', 'private_jwk'])
      .where('retired_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('kid')
      .executeTakeFirst();
  const row = (await newest()) ?? (await addSigningKey(db, now).then(newest));
  if (!row) throw new Error('The signing key that was just made is not there');
  return { kid: row.kid, key: await importKey(JSON.parse(row.private_jwk) as JWK) };
}

/** Makes a key that signs from now on. The ones before stay published, so that their tokens stay good. */
export async function addSigningKey(db: Database, now: number): Promise<void> {
  const { privateKey } = await generateKeyPair(identityAlgorithm, { extractable: true });
  await db
    .insertInto('identity_key')
    .values({
      kid: newId(),
      private_jwk: JSON.stringify(await exportJWK(privateKey)),
      created_at: now,
      retired_at: null,
    })
    .execute();
}

/** The public halves of all keys in use, newest first, as /.well-known/jwks.json shows them. */
export async function publicKeys(db: Database): Promise<JWK[]> {
  const rows = await db
    .selectFrom('identity_key')
    .select(['kid', 'private_jwk'])
    .where('retired_at', 'is', null)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ kid, private_jwk }) => {
    const { n = '', e = '' } = JSON.parse(private_jwk) as JWK;
    return { kty: 'RSA', use: 'sig', alg: identityAlgorithm, kid, n, e };
  });
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, identityAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an RSA key');
  return key;
}
