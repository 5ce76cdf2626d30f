import { createHash } from 'node:crypto';
import type { Database } from '../database/database';
import { ProviderError } from './provider-error';

export interface KeptAnswer {
  status: number;
  body: string;
}

/**
 * Does the work once per key and answers the kept answer ever after, in the caller's transaction. Refuses another request under
 * a known key. Refusals of the work itself are not kept. Without a key it just works.
 */
export async function answerOnce(
  db: Database,
  { key, request, now }: { key: string | null; request: string; now: number },
  work: () => Promise<unknown>,
): Promise<KeptAnswer> {
  if (key === null) return { status: 200, body: JSON.stringify(await work()) };
  if (key.length > 255)
    throw new ProviderError(400, 'idempotency_key_too_long', 'The key is too long.');
  const requestHash = createHash('sha256').update(request).digest('base64url');
  const known = await db
    .selectFrom('provider_call')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (known) {
    if (known.request_hash === requestHash) return known;
    throw new ProviderError(
      400,
      'idempotency_key_in_use',
      'This key was used with other parameters.',
      'idempotency_error',
    );
  }
  const answer = { status: 200, body: JSON.stringify(await work()) };
  await db
    .insertInto('provider_call')
    .values({ key, request_hash: requestHash, ...answer, created_at: now })
    .execute();
  return answer;
}
