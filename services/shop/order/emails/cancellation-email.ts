import { isPrepaid } from '@/domain/payment/payment-terms';
import { toBerlinDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import type { Database } from '../../../database/database';
import { getBrand } from '../../../database/settings';
import { enqueueEmail } from '../../../mail/outbox';
import type { EmailContent } from '../../../mail/email-layout';
import type { OrderModel, ShipmentModel } from '../order-model';
import { listOrderItems } from '../order.repository';

interface CancellationEmailMessages {
  subject(number: number): string;
  partSubject(number: number): string;
  headline: string;
  partHeadline: string;
  text(number: number, day: string): string;
  contents: string;
  paid: string;
  unpaid: string;
  invoice: string;
  questions(phone: string): string;
}

const de: CancellationEmailMessages = {
  subject: (number) => `Ihre Bestellung ${number} ist storniert`,
  partSubject: (number) => `Ein Teil Ihrer Bestellung ${number} ist storniert`,
  headline: 'Ihre Bestellung ist storniert.',
  partHeadline: 'Ein Teil Ihrer Bestellung ist storniert.',
  text: (number, day) =>
    `Aus Bestellung ${number} vom ${day} liefern wir nicht mehr, was unten steht. Ein eingelöster Gutschein gilt wieder, sobald die ganze Bestellung storniert ist.`,
  contents: 'Storniert',
  paid: 'Was Sie dafür bezahlt haben, geben wir auf demselben Weg zurück.',
  unpaid: 'Dafür ist nichts zu bezahlen. Haben Sie schon überwiesen, geht das Geld zurück.',
  invoice: 'Eine Rechnung, die Sie dafür schon haben, schreiben wir gut.',
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht; sie landet bei Menschen. Oder rufen Sie an: ${phone}.`,
};

const en: CancellationEmailMessages = {
  subject: (number) => `Your order ${number} has been cancelled`,
  partSubject: (number) => `Part of your order ${number} has been cancelled`,
  headline: 'Your order has been cancelled.',
  partHeadline: 'Part of your order has been cancelled.',
  text: (number, day) =>
    `We will no longer deliver what is listed below from order ${number}, placed on ${day}. A voucher you redeemed is valid again once the whole order is cancelled.`,
  contents: 'Cancelled',
  paid: 'What you have paid for it goes back to you the way you paid.',
  unpaid:
    'There is nothing to pay for it. If you have already transferred the money, it goes back to you.',
  invoice: 'An invoice you already have for it will be credited.',
  questions: (phone) =>
    `Any questions? Just reply to this message; people read it. Or call us: ${phone}.`,
};

const cancellationEmailMessages = { de, en };

/**
 * Emails the buyer that an order, or these shipments of it, is canceled, and what happens to the payment. Sends at most
 * one email per shipment.
 */
export async function sendCancellationEmail(
  trx: Database,
  order: OrderModel,
  cancelled: readonly ShipmentModel[],
  now: number,
): Promise<void> {
  if (cancelled.length === 0) return;
  const language = order.language === 'en' ? 'en' : 'de';
  const words = cancellationEmailMessages[language];
  const brand = await getBrand(trx);
  const items = await listOrderItems(trx, order);
  const lines = cancelled.flatMap((shipment) => shipment.lines);
  const contents = lines.map(
    ({ orderItemId, amount }) =>
      `${amount} × ${items.find(({ id }) => id === orderItemId)?.title ?? ''}`,
  );
  const day = formatIsoDay(toBerlinDay(order.orderedAt), language, 'long');
  const { orderNumber, paymentId, paidAt } = order;
  const money = !isPrepaid(paymentId) ? 'invoice' : paidAt === null ? 'unpaid' : 'paid';
  const emailContent: EmailContent = {
    language,
    subject: order.cancelled ? words.subject(orderNumber) : words.partSubject(orderNumber),
    headline: order.cancelled ? words.headline : words.partHeadline,
    paragraphs: [words.text(orderNumber, day), words[money]],
    facts: [{ label: words.contents, value: contents.join('\n') }],
    notes: [words.questions(brand.phone)],
  };
  const numbers = cancelled.map(({ number }) => number).join(',');
  await enqueueEmail(
    trx,
    {
      key: `order-cancelled:${order.id}:${numbers}`,
      recipient: order.invoiceAddress.email,
      content: emailContent,
    },
    brand,
    now,
  );
}
