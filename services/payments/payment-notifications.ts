import { sql } from 'kysely';
import { formatDocumentNumber } from '@/domain/invoice/invoice-number';
import { formatAmount } from '@/domain/money/format-money';
import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../database/database';
import { getBrand } from '../database/settings';
import { enqueueEmail } from '../mail/outbox';
import type { EmailContent } from '../mail/email-layout';
import { listOrderInvoices } from '../shop/order/invoices/invoices.repository';
import type { InvoiceModel } from '../shop/order/invoices/invoice-model';
import type { PaymentServices } from './payment-provider';
import { findOrder } from '../shop/order/order.repository';
import { sendPaymentEmail } from './payment-email';

/** Maximum age of credit notes to search: older ones were refunded before this email existed. */
const lookBackMs = 30 * dayMs;

/**
 * Emails the team about refunds that must be transferred by hand: credit notes on payments that were not made via the
 * provider. Sends one email for each credit note.
 */
export async function notifyManualRefunds({
  db,
  clock,
}: Pick<PaymentServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const { id, orderId } of await findUntoldNotes(db, now - lookBackMs))
    await inTransaction(db, async (trx) => {
      const note = (await listOrderInvoices(trx, [orderId])).find((one) => one.id === id);
      if (!note) return;
      const brand = await getBrand(trx);
      const mail = {
        key: `pay-back:${id}`,
        recipient: brand.email,
        content: buildRefundEmail(note),
      };
      await enqueueEmail(trx, mail, brand, now);
    });
}

/** Email to the team about a refund to be made by hand, in German. */
function buildRefundEmail(note: InvoiceModel): EmailContent {
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
      { label: 'Betrag', value: formatAmount(order.totalCents, 'de') },
      { label: 'Rechnungskorrektur', value: formatDocumentNumber(note) },
      { label: 'Käufer', value: buyer.filter((text) => text !== '').join(', ') },
    ],
  };
}

/**
 * Returns credit notes on paid invoices of orders that were not paid via the provider, if the team has not been emailed
 * about them; at most fifty.
 */
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

/** Emails the buyers whose bank transfer was booked within the last day; once per order. */
export async function notifyReceivedTransfers(services: PaymentServices): Promise<void> {
  const { db, clock, siteUrl, tokenSecret } = services;
  for (const orderId of await findUntoldTransfers(db, clock.now() - dayMs))
    await inTransaction(db, async (trx) => {
      const order = await findOrder(trx, orderId);
      if (!order) return;
      const link = { siteUrl, tokenSecret };
      const now = clock.now();
      await sendPaymentEmail(trx, { about: 'paid', key: order.id, order, now, link });
    });
}

/**
 * Returns ids of orders with a booked bank transfer whose buyer has not been emailed. Excludes free orders, which need
 * no payment, and canceled orders, which have a separate email.
 */
async function findUntoldTransfers(db: Database, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order')
    .innerJoin('payment', 'payment.id', 'order.payment_id')
    .select('order.id')
    .where('payment.kind', '=', 'transfer')
    .where('order.paid_at', '>=', since)
    .where('order.pay_until', 'is not', null)
    .where('order.cancelled', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .where('mail.key', '=', sql<string>`'payment-paid:' || "order"."id"`),
        ),
      ),
    )
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}
