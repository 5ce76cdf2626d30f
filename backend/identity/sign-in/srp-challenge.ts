import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inTransaction } from '../../database/database';
import type { IdentityContext } from '../identity-context';
import { seal, unseal } from '../../kept-keys/seal';
import type { ServerHalf } from '../srp/server-half';

const lifetimeMs = 3 * 60 * 1000;

const shape = z.object({
  id: z.string(),
  userId: z.string(),
  email: z.string(),
  A: z.string(),
  b: z.string(),
  B: z.string(),
  expiresAt: z.number(),
});

/** An exchange under way. It travels with the client, sealed, as the secret block: asking for one writes nothing. */
export interface SrpChallenge extends ServerHalf {
  id: string;
  userId: string;
  email: string;
  A: string;
  expiresAt: number;
}

/** The secret block of a new exchange of three minutes. */
export function sealChallenge(
  { secrets, clock }: Pick<IdentityContext, 'secrets' | 'clock'>,
  exchange: ServerHalf & { userId: string; email: string; A: string },
): string {
  const challenge: SrpChallenge = {
    ...exchange,
    id: randomUUID(),
    expiresAt: clock.now() + lifetimeMs,
  };
  return seal(secrets.key('srp-challenge'), JSON.stringify(challenge));
}

/** The exchange of a secret block, the first time it is shown and in its three minutes; null ever after, and for a foreign one. */
export async function spendChallenge(
  { db, secrets, clock }: Pick<IdentityContext, 'db' | 'secrets' | 'clock'>,
  secretBlock: string,
): Promise<SrpChallenge | null> {
  const text = unseal(secrets.key('srp-challenge'), secretBlock);
  if (text === null) return null;
  const challenge = shape.parse(JSON.parse(text));
  if (challenge.expiresAt <= clock.now()) return null;
  const { numInsertedOrUpdatedRows } = await inTransaction(db, (trx) =>
    trx
      .insertInto('identity_used_challenge')
      .values({ id: challenge.id, expires_at: challenge.expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow(),
  );
  return numInsertedOrUpdatedRows === 1n ? challenge : null;
}
