import type { PaymentNotification } from '@/domain/payment/payment-lifecycle';
import { formatAmount } from '@/domain/money/format-money';
import type { Database } from '../database/database';
import { getBrand } from '../database/settings';
import { enqueueEmail } from '../mail/outbox';
import type { EmailContent } from '../mail/email-layout';
import type { OrderModel } from '../shop/order/order-model';
import { getPaymentPath } from '../shop/base/order-link';

interface PaymentEventMessages {
  subject(orderNumber: number): string;
  headline: string;
  text: string[];
  /** Label of the link to the payment page: `pay`, or `again` for another attempt; null for no link. */
  action: 'pay' | 'again' | null;
}

interface PaymentEmailMessages {
  order: string;
  amount: string;
  actions: Record<'pay' | 'again', string>;
  questions(phone: string): string;
  /** Text instead of the usual next steps while an unconfirmed withdrawal puts the order on hold. */
  paidOnHold: string;
  events: Record<PaymentNotification, PaymentEventMessages>;
}

const event = (
  subject: (orderNumber: number) => string,
  headline: string,
  text: string[],
  action: PaymentEventMessages['action'] = null,
): PaymentEventMessages => ({ subject, headline, text, action });

const de: PaymentEmailMessages = {
  order: 'Bestellung',
  amount: 'Betrag',
  actions: { pay: 'Jetzt bezahlen', again: 'Noch einmal bestellen' },
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht oder rufen Sie an: ${phone}.`,
  paidOnHold:
    'Danke. Ihre Bestellung ist angehalten, weil jemand sie widerrufen hat, der nicht angemeldet war. Bitte bestätigen Sie den Widerruf oder lehnen Sie ihn ab, mit dem Knopf in der E-Mail dazu oder in Ihrem Konto. Bestätigen Sie ihn, geht Ihr Geld zurück.',
  events: {
    paid: event((n) => `Ihre Zahlung zu Bestellung ${n} ist da`, 'Ihre Zahlung ist da.', [
      'Danke. Wir machen Ihre Bestellung jetzt fertig und schreiben Ihnen, sobald sie unterwegs ist.',
    ]),
    processing: event(
      (n) => `Ihre Lastschrift zu Bestellung ${n} läuft`,
      'Ihre Lastschrift läuft.',
      [
        'Ihre Bank braucht dafür einige Werktage. So lange halten wir alles für Sie fest. Sie müssen nichts tun.',
      ],
    ),
    failed: event(
      (n) => `Ihre Zahlung zu Bestellung ${n} ist zurückgekommen`,
      'Ihre Zahlung ist zurückgekommen.',
      [
        'Ihre Bank hat die Lastschrift nicht eingelöst. Ihre Bestellung steht noch. Bitte bezahlen Sie auf anderem Weg.',
      ],
      'pay',
    ),
    ended: event(
      (n) => `Bestellung ${n} ist beendet, es wurde nichts abgebucht`,
      'Ihre Bestellung ist beendet.',
      [
        'Bis zum vereinbarten Zeitpunkt ist keine Zahlung eingegangen. Wir haben die Bestellung deshalb beendet und alles wieder freigegeben. Ein Gutschein gilt wieder.',
        'Möchten Sie es noch einmal versuchen? Ein Knopf legt alles, was es noch gibt, wieder in Ihren Warenkorb. Kommt Ihre Zahlung doch noch an, geht sie sofort zurück.',
      ],
      'again',
    ),
    orderEnded: event(
      (n) => `Ihre Zahlung zu Bestellung ${n} geht zurück`,
      'Ihre Zahlung geht zurück.',
      [
        'Die Bestellung war schon beendet, als Ihre Zahlung ankam. Wir haben den ganzen Betrag sofort zurückgegeben. Je nach Bank ist er in fünf bis zehn Tagen bei Ihnen.',
      ],
    ),
    paidTwice: event(
      (n) => `Doppelte Zahlung zu Bestellung ${n} geht zurück`,
      'Ihre zweite Zahlung geht zurück.',
      [
        'Diese Bestellung war schon bezahlt. Die zweite Zahlung haben wir sofort zurückgegeben. Je nach Bank ist sie in fünf bis zehn Tagen bei Ihnen. An Ihrer Bestellung ändert sich nichts.',
      ],
    ),
    refunded: event(
      (n) => `Erstattung zu Bestellung ${n} ist unterwegs`,
      'Ihr Geld ist unterwegs.',
      [
        'Wir haben die Erstattung angewiesen. Je nach Bank ist sie in fünf bis zehn Tagen bei Ihnen.',
      ],
    ),
  },
};

const en: PaymentEmailMessages = {
  order: 'Order',
  amount: 'Amount',
  actions: { pay: 'Pay now', again: 'Order again' },
  questions: (phone) => `Questions? Just reply to this message or call us: ${phone}.`,
  paidOnHold:
    'Thank you. Your order is on hold because somebody who was not signed in has withdrawn from it. Please confirm or reject the withdrawal, with the button in the e-mail about it or in your account. If you confirm it, your money goes back to you.',
  events: {
    paid: event((n) => `We have your payment for order ${n}`, 'We have your payment.', [
      'Thank you. We are getting your order ready and will write as soon as it is on its way.',
    ]),
    processing: event(
      (n) => `Your direct debit for order ${n} is under way`,
      'Your direct debit is under way.',
      [
        'Your bank takes a few working days. We hold everything for you meanwhile. There is nothing for you to do.',
      ],
    ),
    failed: event(
      (n) => `Your payment for order ${n} came back`,
      'Your payment came back.',
      [
        'Your bank did not honour the direct debit. Your order still stands. Please pay another way.',
      ],
      'pay',
    ),
    ended: event(
      (n) => `Order ${n} has ended, nothing was charged`,
      'Your order has ended.',
      [
        'No payment had arrived by the agreed time. We have therefore ended the order and released everything. A voucher is valid again.',
        'Would you like to try once more? One button puts everything that is still available back into your cart. Should your payment arrive after all, it goes back at once.',
      ],
      'again',
    ),
    orderEnded: event(
      (n) => `Your payment for order ${n} is going back`,
      'Your payment is going back.',
      [
        'The order had already ended when your payment arrived. We have returned the full amount at once. Depending on your bank you have it in five to ten days.',
      ],
    ),
    paidTwice: event(
      (n) => `A second payment for order ${n} is going back`,
      'Your second payment is going back.',
      [
        'This order had been paid already. We have returned the second payment at once. Depending on your bank you have it in five to ten days. Your order is not affected.',
      ],
    ),
    refunded: event((n) => `The refund for order ${n} is on its way`, 'Your money is on its way.', [
      'We have sent the refund. Depending on your bank you have it in five to ten days.',
    ]),
  },
};

const paymentEmailMessages = { de, en };

interface PaymentEmail {
  about: PaymentNotification;
  /** Identifies the payment event. Only one email is sent per key. */
  key: string;
  order: OrderModel;
  /** Amount in cents; defaults to the order's total. */
  amountCents?: number;
  now: number;
  link: { siteUrl: string; tokenSecret: string };
}

/** Emails the buyer about a payment event in the order's language, in the caller's transaction and once per event. */
export async function sendPaymentEmail(trx: Database, mail: PaymentEmail): Promise<void> {
  const { about, key, order, amountCents = order.totalCents, now, link } = mail;
  const language = order.language === 'en' ? 'en' : 'de';
  const brand = await getBrand(trx);
  const words = paymentEmailMessages[language];
  const { subject, headline, text, action } = words.events[about];
  const amount = formatAmount(amountCents, language);
  const letter: EmailContent = {
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
        url: `${link.siteUrl}${getPaymentPath(link.tokenSecret, order, language)}`,
      },
    }),
    notes: [words.questions(brand.phone)],
  };
  const recipient = order.invoiceAddress.email;
  await enqueueEmail(
    trx,
    { key: `payment-${about}:${key}`, recipient, content: letter },
    brand,
    now,
  );
}
