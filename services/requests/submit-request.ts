import { createHash } from 'node:crypto';
import { inTransaction, type Transaction } from '../database/database';
import { newId } from '../database/sql-helpers';
import type { Brand } from '../demo-data/shop-schema';
import { getBrand } from '../database/settings';
import { enqueueEmail, type EmailToSend } from '../mail/outbox';
import { consumeRequiredMail, consumeUnverifiedMail } from '../mail/recipient-rate-limits';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';

/** What an enquiry is kept with. */
interface StoredRequestFacts {
  id: string;
  /** Epoch milliseconds. */
  now: number;
  contentHash: string;
  brand: Brand;
}

/** A letter about an enquiry; `about` and the enquiry's id make the key of its mail. */
type RequestEmail = Omit<EmailToSend, 'key'> & { about: string };

/** What somebody sends who need not have an account, and how its area keeps it. */
interface RequestSubmission<Kept> {
  /** What counts together: what mails the same people is one nuisance. The law wants withdrawals confirmed, whatever else was mailed. */
  kind: 'message' | 'withdrawal';
  /** Lower-case. */
  email: string;
  /** What has to be the same under the same key. */
  content: unknown;
  /** Each writes to an address nobody has proved to own: more than this an hour would be a nuisance. */
  maxPerHour: number;
  /** What was kept under its key, which the sender made; null when nothing was. */
  find: (trx: Transaction) => Promise<{ kept: Kept; contentHash: string } | null>;
  /** Keeps it and says what is to be written about it. */
  keep: (
    trx: Transaction,
    facts: StoredRequestFacts,
  ) => Promise<{ kept: Kept; letters: readonly RequestEmail[] }>;
}

/**
 * Keeps an enquiry and writes its letters, all or nothing, and gives what was kept. The same key acts once. Refuses another content
 * under a known key with 409, and one mailbox's next one above `maxPerHour`, or above what all kinds may send it, with 429 and the time to wait.
 */
export async function submitRequest<Kept>(
  { db, clock }: Pick<RestServices, 'db' | 'clock'>,
  { kind, email, content, maxPerHour, find, keep }: RequestSubmission<Kept>,
): Promise<Kept> {
  const contentHash = hashContent(content);
  return inTransaction(db, async (trx) => {
    const known = await find(trx);
    if (known && known.contentHash !== contentHash) throw new RestError(409, 'otherContent');
    if (known) return known.kept;

    const now = clock.now();
    const take = kind === 'withdrawal' ? consumeRequiredMail : consumeUnverifiedMail;
    const waitMs = await take(trx, { email, kind, maxPerHour }, now);
    if (waitMs > 0)
      throw new RestError(429, 'tooMany', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const [id, brand] = [newId(), await getBrand(trx)];
    const { kept, letters } = await keep(trx, { id, now, contentHash, brand });
    for (const { about, ...mail } of letters)
      await enqueueEmail(trx, { key: `${about}:${id}`, ...mail }, brand, now);
    return kept;
  });
}

/** SHA-256 of what was sent, hexadecimal. */
export function hashContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
