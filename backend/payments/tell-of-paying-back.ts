import { sql } from 'kysely';
import { invoiceText } from '@/domain/invoice/invoice-number';
import { writeSum } from '@/domain/money/write-money';
import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../database/database';
import { readBrand } from '../mail/brand';
import { enqueueLetter } from '../mail/enqueue-letter';
import type { Letter } from '../mail/letter';
import { findInvoicesOf } from '../shop/order/order.service';
import type { InvoiceModel } from '../shop/order/invoices/invoice-model';
import type { PaymentServices } from './payment-services';

/** Older credit notes were settled before the house was told of them. */
const lookedBackMs = 30 * dayMs;

/**
 * Writes to the house what a person has to transfer back: what credit notes took off money that did not come through the provider; once
 * for each of them.
 */
export async function tellOfPayingBack({
  db,
  clock,
}: Pick<PaymentServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { id, orderId } of await findUntoldNotes(db, now - lookedBackMs))
    await inTransaction(db, async (trx) => {
      const note = (await findInvoicesOf(trx, [orderId])).find((one) => one.id === id);
      if (!note) return;
      const brand = await readBrand(trx);
      const mail = { key: `pay-back:${id}`, recipient: brand.email, letter: letterOf(note) };
      await enqueueLetter(trx, mail, brand, now);
    });
}

/** The house reads German. */
function letterOf(note: InvoiceModel): Letter {
  const { order, customerNumber } = note.content;
  const { firstName, lastName, company, email } = order.invoiceAddress;
  const buyer = [company, `${firstName} ${lastName}`.trim(), email, customerNumber];
  return {
    language: 'de',
    subject: `Bitte zurücküberweisen: Bestellung ${order.orderNumber}`,
    headline: 'Geld geht zurück.',
    paragraphs: [
      'Diese Zahlung kam nicht über den Zahlungsdienst. Bitte überweisen Sie den Betrag auf das Konto zurück, von dem er kam; die Rechnungskorrektur ist schon geschrieben.',
    ],
    facts: [
      { label: 'Bestellung', value: String(order.orderNumber) },
      { label: 'Betrag', value: writeSum(order.totalCents, 'de') },
      { label: 'Rechnungskorrektur', value: invoiceText(note) },
      { label: 'Käufer', value: buyer.filter((text) => text !== '').join(', ') },
    ],
  };
}

/** Credit notes about paid invoices of orders that the provider has collected nothing of. */
async function findUntoldNotes(
  db: Database,
  since: number,
): Promise<{ id: string; orderId: string }[]> {
  const rows = await db
    .selectFrom('invoice')
    .select(['id', 'order_id'])
    .where('kind', '=', sql.lit('creditNote'))
    .where('paid_at', 'is not', null)
    .where('issued_at', '>=', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempt')
            .select('payment_attempt.id')
            .whereRef('payment_attempt.order_id', '=', 'invoice.order_id')
            .where('payment_attempt.state', '=', 'paid'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .where('mail.key', '=', sql<string>`'pay-back:' || "invoice"."id"`),
        ),
      ),
    )
    .orderBy('issued_at')
    .limit(50)
    .execute();
  return rows.map(({ id, order_id }) => ({ id, orderId: order_id }));
}
