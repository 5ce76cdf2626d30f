import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Way {
  id: string;
  kind: 'online' | 'transfer';
  holdHours: number;
  providerMethods: string;
  /** The payment method's description before and after this migration. */
  texts: { language: 'de' | 'en'; before: string; now: string }[];
}

const ways: Way[] = [
  {
    ...{ id: 'oxidpaypal', kind: 'online', holdHours: 24, providerMethods: 'paypal' },
    texts: [
      {
        language: 'de',
        before:
          'Die Zahlungsaufforderung kommt nach der Bestellung per E-Mail. Der Liefertermin zählt ab Zahlung.',
        now: 'Sie bezahlen bei PayPal, gleich nach der Bestellung. Der Liefertermin zählt ab Zahlung.',
      },
      {
        language: 'en',
        before:
          'The payment request follows by e-mail after you order. The delivery date counts from your payment.',
        now: 'You pay at PayPal, right after you order. The delivery date counts from your payment.',
      },
    ],
  },
  {
    ...{ id: 'oxidcreditcard', kind: 'online', holdHours: 24, providerMethods: 'card' },
    texts: [
      {
        language: 'de',
        before:
          'Visa, Mastercard, American Express. Den sicheren Link zur Zahlung schicken wir Ihnen nach der Bestellung per E-Mail.',
        now: 'Visa, Mastercard, American Express. Ihre Karte geben Sie gleich nach der Bestellung auf der Seite des Zahlungsdienstes ein. Der Liefertermin zählt ab Zahlung.',
      },
      {
        language: 'en',
        before:
          'Visa, Mastercard, American Express. We send you the secure payment link by e-mail after you order.',
        now: 'Visa, Mastercard, American Express. You enter your card on the payment provider’s page, right after you order. The delivery date counts from your payment.',
      },
    ],
  },
  {
    ...{ id: 'oxidpayadvance', kind: 'transfer', holdHours: 168, providerMethods: '' },
    texts: [
      {
        language: 'de',
        before: 'Wir reservieren Ihr Rad sieben Tage. Der Liefertermin zählt ab Zahlungseingang.',
        now: 'Sie überweisen, Bankverbindung und GiroCode stehen nach der Bestellung bereit. Wir reservieren alles sieben Tage. Der Liefertermin zählt ab Zahlungseingang.',
      },
      {
        language: 'en',
        before:
          'We keep your bike for seven days. The delivery date counts from the day your payment arrives.',
        now: 'You transfer the amount; bank details and a GiroCode are ready after you order. We keep everything for seven days. The delivery date counts from the day your payment arrives.',
      },
    ],
  },
];

/**
 * Updates the payment methods of shops created before version 0.6: sets whether payments are collected through the
 * payment provider or by bank transfer, and updates the descriptions. A description changed by the shop owner is kept.
 * Existing orders get no payment deadline, so they are never canceled for a missing payment.
 */
export const paymentMethodKinds: Migration = {
  async up(db: Kysely<unknown>) {
    for (const { id, kind, holdHours, providerMethods, texts } of ways) {
      await sql`
        update payment set kind = ${kind}, hold_hours = ${holdHours}, provider_methods = ${providerMethods}
        where id = ${id} and kind = 'invoice' and hold_hours = 0
      `.execute(db);
      for (const { language, before, now } of texts) {
        const column = sql.ref(`description_${language}`);
        await sql`update payment set ${column} = ${now} where id = ${id} and ${column} = ${before}`.execute(
          db,
        );
      }
    }
  },
};
