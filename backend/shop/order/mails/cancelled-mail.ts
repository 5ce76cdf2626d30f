import { isMoneyFirst } from '@/domain/payment/money-first';
import { dayInBerlin } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import type { Database } from '../../../database/database';
import { readBrand } from '../../../mail/brand';
import { enqueueLetter } from '../../../mail/enqueue-letter';
import type { Letter } from '../../../mail/letter';
import { cancelledMailWords } from './cancelled-mail-words';
import type { OrderModel } from '../order-model';
import { findOrderItems } from '../order.repository';
import type { ShipmentModel } from '../shipments/shipment-model';

/** Writes to the buyer that an order, or these shipments of it, will not come, and what becomes of their money; once for each shipment. */
export async function sendCancelledMail(
  trx: Database,
  order: OrderModel,
  cancelled: readonly ShipmentModel[],
  now: number,
): Promise<void> {
  if (cancelled.length === 0) return;
  const language = order.language === 'en' ? 'en' : 'de';
  const words = cancelledMailWords[language];
  const brand = await readBrand(trx);
  const items = await findOrderItems(trx, order);
  const lines = cancelled.flatMap((shipment) => shipment.lines);
  const contents = lines.map(
    ({ orderItemId, amount }) =>
      `${amount} × ${items.find(({ id }) => id === orderItemId)?.title ?? ''}`,
  );
  const day = writeDay(dayInBerlin(order.orderedAt), language, 'long');
  const { orderNumber, paymentId, paidAt } = order;
  const money = !isMoneyFirst(paymentId) ? 'invoice' : paidAt === null ? 'unpaid' : 'paid';
  const letter: Letter = {
    language,
    subject: order.cancelled ? words.subject(orderNumber) : words.partSubject(orderNumber),
    headline: order.cancelled ? words.headline : words.partHeadline,
    paragraphs: [words.text(orderNumber, day), words[money]],
    facts: [{ label: words.contents, value: contents.join('\n') }],
    notes: [words.questions(brand.phone)],
  };
  const numbers = cancelled.map(({ number }) => number).join(',');
  await enqueueLetter(
    trx,
    {
      key: `order-cancelled:${order.id}:${numbers}`,
      recipient: order.invoiceAddress.email,
      letter,
    },
    brand,
    now,
  );
}
