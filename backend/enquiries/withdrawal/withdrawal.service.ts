import { hourMs } from '@/domain/time/durations';
import { inTransaction } from '../../database/database';
import { newId } from '../../database/ids';
import { readBrand } from '../../mail/brand';
import { writeLetter } from '../../mail/letter';
import { enqueueMail } from '../../mail/outbox';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-services';
import {
  type Declaration,
  findOrderId,
  findWithdrawal,
  insertWithdrawal,
  listTimes,
  type Withdrawal,
} from './withdrawal.repository';
import { companyCopy, receiptLetter } from './withdrawal-letters';

/** Each declaration writes to an address nobody has proved to own: more than this an hour would be a nuisance. */
const maxPerHour = 5;

/**
 * Keeps a declaration of withdrawal and writes the confirmation of receipt at once, with its content, date and time, to the given
 * e-mail, and a copy to the company; all of it or nothing. The same key acts once. Whether the order was found is told to the
 * company only. Refuses another content under a known key with 409, and the sixth of one e-mail in an hour with 429.
 */
export async function declareWithdrawal(
  { db, clock }: Pick<RestServices, 'db' | 'clock'>,
  declaration: Declaration,
): Promise<Withdrawal> {
  return inTransaction(db, async (trx) => {
    const known = await findWithdrawal(trx, declaration.key);
    if (known) return assertSame(known, declaration);
    const now = clock.now();
    const { email, orderNumber } = declaration;
    assertNotTooMany(await listTimes(trx, email, now - hourMs), now);
    const number = readOrderNumber(orderNumber);
    const withdrawal: Withdrawal = {
      ...declaration,
      id: newId(),
      orderId: number === null ? null : await findOrderId(trx, number, email),
      receivedAt: now,
    };
    await insertWithdrawal(trx, withdrawal);

    const brand = await readBrand(trx);
    const receipt = receiptLetter(withdrawal, brand);
    const copy = companyCopy(withdrawal);
    await enqueueMail(
      trx,
      {
        key: `withdrawal:${withdrawal.id}`,
        recipient: email,
        subject: receipt.subject,
        ...writeLetter(receipt, brand),
      },
      now,
    );
    await enqueueMail(
      trx,
      {
        key: `withdrawal-copy:${withdrawal.id}`,
        recipient: brand.email,
        subject: copy.subject,
        ...writeLetter(copy, brand),
      },
      now,
    );
    return withdrawal;
  });
}

function assertSame(known: Withdrawal, declaration: Declaration): Withdrawal {
  const fields = ['name', 'email', 'orderNumber', 'text'] as const;
  if (fields.some((field) => known[field] !== declaration[field]))
    throw new RestError(409, 'otherContent');
  return known;
}

function assertNotTooMany(times: readonly number[], now: number): void {
  const [oldest] = times.slice(-maxPerHour);
  if (times.length < maxPerHour || oldest === undefined) return;
  const retryAfterSeconds = Math.ceil((oldest + hourMs - now) / 1000);
  throw new RestError(429, 'tooMany', { retryAfterSeconds });
}

/** People copy the number with words around it: "Bestellung 240731", "Nr. 240.731". */
function readOrderNumber(written: string): number | null {
  const digits = written.replace(/\D/g, '');
  return digits !== '' && digits.length <= 9 ? Number(digits) : null;
}
