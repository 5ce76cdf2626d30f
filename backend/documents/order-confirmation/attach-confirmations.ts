import { minuteMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../../database/database';
import { maxFileBytes } from '../../mail/attachments';
import { attachPaper, findWaitingMails } from '../../mail/waiting-papers';
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

/** Setting a paper keeps everything else waiting: so many a round leave the shop free, also while many order at once. */
const perRound = 5;

/**
 * Attaches the confirmation as PDF to the mails of new orders, five a round, which are not sent before. One that cannot be made is logged, tried again
 * for five minutes, and its mail then goes out without it.
 */
export async function attachConfirmations({ db, clock, logger }: Services): Promise<void> {
  let made = 0;
  for (const { id, key, createdAt } of await findWaitingMails(db, 'order-confirmation')) {
    if (made === perRound) return;
    try {
      const file = await confirmationOf(db, key.slice(orderMailKey.length));
      await inTransaction(db, (trx) => attachPaper(trx, id, file));
      made += 1;
    } catch (error) {
      logger.error('A confirmation could not be attached', { mailId: id, error });
      if (clock.now() - createdAt >= patienceMs)
        await inTransaction(db, (trx) => attachPaper(trx, id, null));
    }
  }
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
