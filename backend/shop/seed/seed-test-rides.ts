import type { Database } from '../../database/database';
import { newId } from '../../database/ids';
import type { AccountsFile } from '../../demo-source/accounts-file';

const dayMs = 24 * 60 * 60 * 1000;

/** Writes who asked for a test ride at a dealer; nothing for who is not in the dealer finder. */
export async function seedTestRides(
  db: Database,
  { dealerNumber, testRides }: AccountsFile[number],
  now: number,
): Promise<void> {
  if (dealerNumber === undefined) return;
  for (const { sku, name, email, message, wishedInDays, askedDaysAgo } of testRides) {
    const id = newId();
    const wish = new Date(now + wishedInDays * dayMs).toISOString().slice(0, 10);
    await db
      .insertInto('test_ride_request')
      .values({
        ...{ id, request_key: id, content_hash: id, dealer_number: dealerNumber },
        ...{ sku, name, email, phone: '', wish, message, language: 'de' },
        created_at: now - askedDaysAgo * dayMs,
      })
      .execute();
  }
}
