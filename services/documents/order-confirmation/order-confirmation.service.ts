import type { Language } from '@/domain/locale/language';
import { RestError } from '../../rest/rest-error';
import type { RestServices } from '../../rest/rest-context';
import { listShipments } from '../../shop/order/shipments/shipments.repository';
import { renderInvoicePdf } from '../invoice/invoice-pdf';
import { findInvoiceOrderData, getInvoiceOrderData } from '../invoice/invoice.service';
import { buildOrderConfirmationView } from './order-confirmation-view';
import { minuteMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../../database/database';
import { DatabaseUnavailable } from '../../database/database-errors';
import { maxAttachmentBytes } from '../../mail/attachments';
import {
  attachDocument,
  claimPendingMail,
  listPendingMails,
  type PendingMail,
} from '../../mail/pending-attachments';
import { findOrder, listOrderItems } from '../../shop/order/order.repository';
import { orderEmailKeyPrefix } from '../../shop/order/emails/order-email';

/**
 * Returns the confirmation of the customer's order as PDF. Throws RestError 404 if the order does not exist or belongs
 * to another customer.
 */
export async function getOrderConfirmation(
  { db }: Pick<RestServices, 'db'>,
  customerId: string,
  orderNumber: number,
  language: Language,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const facts = await findInvoiceOrderData(db, customerId, orderNumber, language);
  if (!facts) throw new RestError(404, 'notFound');
  const view = buildOrderConfirmationView(facts, await listShipments(db, facts.order.id));
  return { name: `${view.number}.pdf`, bytes: new Uint8Array(await renderInvoicePdf(view)) };
}

type Services = Pick<RestServices, 'db' | 'clock' | 'logger'>;

/** Maximum time in milliseconds an email waits for its attachment. The email itself contains all the information. */
const timeoutMs = 5 * minuteMs;

/** Milliseconds until a failed or abandoned attempt is repeated. Generating a document takes far less time. */
const againMs = minuteMs / 2;

/**
 * Generates the confirmation of one new order and attaches it to the order's email, which is held back until then.
 * Several processes may run this at the same time, because each email is claimed first. A failure is logged and the
 * attempt repeated every half minute; after five minutes the email is sent without the document. Throws
 * DatabaseUnavailable. Returns false if no email is waiting.
 */
export async function attachConfirmation({ db, clock, logger }: Services): Promise<boolean> {
  const mail = await claimNext(db, clock.now());
  if (!mail) return false;
  const { id, key, createdAt } = mail;
  try {
    const file = await confirmationOf(db, key.slice(orderEmailKeyPrefix.length));
    await inTransaction(db, (trx) => attachDocument(trx, id, file, clock.now()));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    logger.error('A confirmation could not be attached', { mailId: id, error });
    if (clock.now() - createdAt >= timeoutMs)
      await inTransaction(db, (trx) => attachDocument(trx, id, null, clock.now()));
  }
  return true;
}

async function claimNext(db: Database, now: number): Promise<PendingMail | null> {
  for (const mail of await listPendingMails(db, 'order-confirmation', now))
    if (await claimPendingMail(db, mail, now + againMs)) return mail;
  return null;
}

/**
 * Renders the confirmation of an order as an attachment; null if the order no longer exists or the file is too large.
 */
async function confirmationOf(db: Database, orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const language = order.language === 'en' ? 'en' : 'de';
  const items = await listOrderItems(db, order);
  const facts = await getInvoiceOrderData(db, { order, items }, language);
  const view = buildOrderConfirmationView(facts, await listShipments(db, orderId));
  const bytes = await renderInvoicePdf(view);
  if (bytes.byteLength > maxAttachmentBytes) return null;
  return { fileName: `${view.number}.pdf`, mediaType: 'application/pdf', bytes };
}
