import { type Database, inTransaction, type Transaction } from '../../database/database';
import type { KeySeal } from '../../kept-keys/key-seal';
import { sealName } from '../mfa/software-token.repository';

/**
 * Encrypts anew what an earlier key has encrypted, all or none, and names the users' secrets. Throws SealedByAnotherKey when one of them
 * cannot be opened.
 */
export function resealSoftwareTokens(db: Database, keySeal: KeySeal): Promise<string[]> {
  return inTransaction(db, (trx) => reseal(trx, keySeal));
}

async function reseal(trx: Transaction, keySeal: KeySeal): Promise<string[]> {
  const rows = await trx
    .selectFrom('identity_software_token')
    .select(['user_id', 'sealed_secret', 'sealed_pending_secret'])
    .execute();
  const resealed: string[] = [];
  for (const row of rows) {
    const name = sealName(row.user_id);
    const renew = (sealed: string | null) =>
      sealed === null ? null : keySeal.close(name, keySeal.open(name, sealed));
    const all = [row.sealed_secret, row.sealed_pending_secret].filter((sealed) => sealed !== null);
    if (all.every((sealed) => keySeal.isUpToDate(sealed))) continue;
    await trx
      .updateTable('identity_software_token')
      .set({
        sealed_secret: renew(row.sealed_secret),
        sealed_pending_secret: renew(row.sealed_pending_secret),
      })
      .where('user_id', '=', row.user_id)
      .execute();
    resealed.push(name);
  }
  return resealed;
}
