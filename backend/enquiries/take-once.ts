import { createHash } from 'node:crypto';
import { hourMs } from '@/domain/time/durations';
import { inTransaction, type Transaction } from '../database/database';
import { newId } from '../database/ids';
import type { Brand } from '../demo-source/shop-file';
import { readBrand } from '../mail/brand';
import { enqueueLetter, type LetterMail } from '../mail/enqueue-letter';
import { RestError } from '../rest/rest-error';
import type { RestServices } from '../rest/rest-services';
import { type EnquiryTable, listTimes } from './enquiries.repository';

/** What an enquiry is kept with. */
interface EnquiryFacts {
  id: string;
  /** Epoch milliseconds. */
  now: number;
  contentHash: string;
  brand: Brand;
}

/** A letter about an enquiry; `about` and the enquiry's id make the key of its mail. */
type EnquiryLetter = Omit<LetterMail, 'key'> & { about: string };

/** What somebody sends who need not have an account, and how its area keeps it. */
interface Enquiry<Kept> {
  /** Whose enquiries count together: what mails the same people is one nuisance. */
  counted: readonly EnquiryTable[];
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
    facts: EnquiryFacts,
  ) => Promise<{ kept: Kept; letters: readonly EnquiryLetter[] }>;
}

/**
 * Keeps an enquiry and writes its letters, all or nothing, and gives what was kept. The same key acts once. Refuses another content
 * under a known key with 409, and one e-mail's next one above `maxPerHour` with 429 and the time to wait.
 */
export async function takeOnce<Kept>(
  { db, clock }: Pick<RestServices, 'db' | 'clock'>,
  { counted, email, content, maxPerHour, find, keep }: Enquiry<Kept>,
): Promise<Kept> {
  const contentHash = hashOf(content);
  return inTransaction(db, async (trx) => {
    const known = await find(trx);
    if (known && known.contentHash !== contentHash) throw new RestError(409, 'otherContent');
    if (known) return known.kept;

    const now = clock.now();
    assertNotTooMany(
      await listTimes(trx, counted, { email, since: now - hourMs }),
      maxPerHour,
      now,
    );
    const [id, brand] = [newId(), await readBrand(trx)];
    const { kept, letters } = await keep(trx, { id, now, contentHash, brand });
    for (const { about, ...mail } of letters)
      await enqueueLetter(trx, { key: `${about}:${id}`, ...mail }, brand, now);
    return kept;
  });
}

/** SHA-256 of what was sent, hexadecimal. */
export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function assertNotTooMany(times: readonly number[], maxPerHour: number, now: number): void {
  const [oldest] = times.slice(-maxPerHour);
  if (times.length < maxPerHour || oldest === undefined) return;
  const retryAfterSeconds = Math.ceil((oldest + hourMs - now) / 1000);
  throw new RestError(429, 'tooMany', { retryAfterSeconds });
}
