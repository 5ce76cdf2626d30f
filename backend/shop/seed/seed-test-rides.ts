import { addDays, dayInBerlin } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { newId } from '../../database/ids';
import type { AccountsFile } from '../../demo-source/accounts-file';

/** Writes who asked for a test ride at a dealer; nothing for who is not in the dealer finder. */
export async function seedTestRides(
  db: Database,
  { dealerNumber, testRides }: AccountsFile[number],
  now: number,
): Promise<void> {
  if (dealerNumber === undefined) return;
  for (const { sku, name, email, message, wishedInDays, askedDaysAgo } of testRides) {
    const id = newId();
    const wish = addDays(dayInBerlin(now), wishedInDays);
    await db
      .insertInto('test_ride_request')
      .values({
        ...{ id, request_key: id, content_hash: id, dealer_number: dealerNumber },
        ...{ bike: '', sku, name, email, phone: '', wish, message, language: 'de' },
        ...{ leasing: '', configuration: '' },
        created_at: now - askedDaysAgo * dayMs,
      })
      .execute();
  }
}
