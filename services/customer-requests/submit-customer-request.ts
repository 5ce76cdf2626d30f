import { createHash } from 'node:crypto';
import { inTransaction, type Transaction } from '../database/database';
import { newId } from '../database/sql-helpers';
import type { Brand } from '../demo-data/shop-schema';
import { getBrand } from '../database/settings';
import { enqueueEmail, type EmailToSend } from '../mail/outbox';
import { consumeRequiredMail, consumeUnverifiedMail } from '../mail/recipient-rate-limits';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-context';

/** Common fields of a stored request. */
interface StoredRequestFacts {
  id: string;
  /** Epoch milliseconds. */
  now: number;
  contentHash: string;
  brand: Brand;
}

/** An email about a request. `about` and the request's id form its key. */
type RequestEmail = Omit<EmailToSend, 'key'> & { about: string };

/** A request that can be sent without an account, and the functions for storing it. */
interface RequestSubmission<Kept> {
  /**
   * Kind of the rate limit: contact messages and test rides are counted together, withdrawals separately, as the law
   * requires their confirmation.
   */
  kind: 'message' | 'withdrawal';
  /** Lower case. */
  email: string;
  /** Content of the request. Another request with the same key must have equal content. */
  content: unknown;
  /** Maximum requests per hour, as each sends an email to an unverified address. */
  maxPerHour: number;
  /** Returns the request stored with the sender's key, or null. */
  find: (trx: Transaction) => Promise<{ stored: Kept; contentHash: string } | null>;
  /** Stores the request and returns the emails to send. */
  store: (
    trx: Transaction,
    facts: StoredRequestFacts,
  ) => Promise<{ stored: Kept; letters: readonly RequestEmail[] }>;
}

/**
 * Stores a request and queues its emails, in one transaction, and returns the stored request. A repeated key has no
 * effect. Rejects a known key with different content with 409. Rejects with 429 and the waiting time when a mailbox has
 * reached `maxPerHour` or the limit for all kinds of emails together.
 */
export async function submitCustomerRequest<Kept>(
  { db, clock }: Pick<RestServices, 'db' | 'clock'>,
  { kind, email, content, maxPerHour, find, store }: RequestSubmission<Kept>,
): Promise<Kept> {
  const contentHash = hashRequestContent(content);
  return inTransaction(db, async (trx) => {
    const known = await find(trx);
    if (known && known.contentHash !== contentHash) throw new RestError(409, 'otherContent');
    if (known) return known.stored;

    const now = clock.now();
    const take = kind === 'withdrawal' ? consumeRequiredMail : consumeUnverifiedMail;
    const waitMs = await take(trx, { email, kind, maxPerHour }, now);
    if (waitMs > 0)
      throw new RestError(429, 'tooMany', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    const [id, brand] = [newId(), await getBrand(trx)];
    const { stored, letters } = await store(trx, { id, now, contentHash, brand });
    for (const { about, ...mail } of letters)
      await enqueueEmail(trx, { key: `${about}:${id}`, ...mail }, brand, now);
    return stored;
  });
}

/** Returns the SHA-256 of the content as hexadecimal digits. */
export function hashRequestContent(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
