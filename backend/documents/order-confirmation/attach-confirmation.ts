import { minuteMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../../database/database';
import { DatabaseUnavailable } from '../../database/database-unavailable';
import { maxFileBytes } from '../../mail/attachments';
import {
  attachPaper,
  claimPaper,
  findWaitingMails,
  type WaitingMail,
} from '../../mail/waiting-papers';
import type { RestServices } from '../../rest/rest-services';
import {
  findOrder,
  findOrderItems,
  findShipments,
  orderMailKey,
} from '../../shop/order/order.service';
import { factsOf } from '../invoice/invoice.service';
import { invoicePdf } from '../invoice/invoice-pdf';
import { orderConfirmationView } from './order-confirmation-view';

type Services = Pick<RestServices, 'db' | 'clock' | 'logger'>;

/** The mail says everything itself: it does not wait longer for a paper that cannot be made. */
const patienceMs = 5 * minuteMs;

/** After so long a paper that could not be made, or whose maker died, is tried again; making one takes far less. */
const againMs = minuteMs / 2;

/**
 * Makes the confirmation of one new order and attaches it as PDF to its mail, which is not sent before. Any number of processes may do so at
 * once: each paper is claimed first. One that cannot be made is logged, tried again every half minute, and after five minutes its mail goes out
 * without it; a database that is away says nothing about a paper and is thrown. False when no mail waits.
 */
export async function attachConfirmation({ db, clock, logger }: Services): Promise<boolean> {
  const mail = await claimNext(db, clock.now());
  if (!mail) return false;
  const { id, key, createdAt } = mail;
  try {
    const file = await confirmationOf(db, key.slice(orderMailKey.length));
    await inTransaction(db, (trx) => attachPaper(trx, id, file, clock.now()));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    logger.error('A confirmation could not be attached', { mailId: id, error });
    if (clock.now() - createdAt >= patienceMs)
      await inTransaction(db, (trx) => attachPaper(trx, id, null, clock.now()));
  }
  return true;
}

async function claimNext(db: Database, now: number): Promise<WaitingMail | null> {
  for (const mail of await findWaitingMails(db, 'order-confirmation', now))
    if (await claimPaper(db, mail, now + againMs)) return mail;
  return null;
}

/** Null for an order that is not there any more, and for a file that is too large to be sent. */
async function confirmationOf(db: Database, orderId: string) {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const language = order.language === 'en' ? 'en' : 'de';
  const items = await findOrderItems(db, order);
  const facts = await factsOf(db, { order, items }, language);
  const view = orderConfirmationView(facts, await findShipments(db, orderId));
  const bytes = await invoicePdf(view);
  if (bytes.byteLength > maxFileBytes) return null;
  return { fileName: `${view.number}.pdf`, mediaType: 'application/pdf', bytes };
}
