import { writeSum } from '@/domain/money/write-money';
import type { Database } from '../database/database';
import { readBrand } from '../mail/brand';
import { enqueueLetter } from '../mail/enqueue-letter';
import type { Letter } from '../mail/letter';
import type { OrderModel } from '../shop/order/order.service';
import { paymentPath } from '../shop/payment/payment.service';
import type { MoneyNews } from '@/domain/payment/order-life';
import { paymentMailWords } from './payment-mail-words';

interface PaymentMail {
  about: MoneyNews;
  /** What it happened to: one mail for each. */
  key: string;
  order: OrderModel;
  /** What it is about, in cents; the whole order without it. */
  amountCents?: number;
  now: number;
  link: { siteUrl: string; tokenSecret: string };
}

/** Writes to the buyer what became of their money, in the order's language, in the caller's transaction and once per event. */
export async function sendPaymentMail(trx: Database, mail: PaymentMail): Promise<void> {
  const { about, key, order, amountCents = order.totalCents, now, link } = mail;
  const language = order.language === 'en' ? 'en' : 'de';
  const brand = await readBrand(trx);
  const words = paymentMailWords[language];
  const { subject, headline, text, action } = words.events[about];
  const amount = writeSum(amountCents, language);
  const letter: Letter = {
    language,
    subject: subject(order.orderNumber),
    headline,
    paragraphs: about === 'paid' && order.heldAt !== null ? [words.paidOnHold] : text,
    facts: [
      { label: words.order, value: String(order.orderNumber) },
      { label: words.amount, value: amount },
    ],
    ...(action && {
      action: {
        label: words.actions[action],
        url: `${link.siteUrl}${paymentPath(link.tokenSecret, order, language)}`,
      },
    }),
    notes: [words.questions(brand.phone)],
  };
  const recipient = order.invoiceAddress.email;
  await enqueueLetter(trx, { key: `payment-${about}:${key}`, recipient, letter }, brand, now);
}
