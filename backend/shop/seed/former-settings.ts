/** What earlier versions wrote, for shops that were seeded before it was kept what had been written. Nothing is added here any more. */
export const formerSettings: Readonly<Record<string, readonly string[]>> = {
  'brand.vatId': ['DE555000111'],
  'delivery_method.standard.title_de': [
    'Versand, Räder fahrbereit montiert',
    'Lieferung nach Hause',
  ],
  'delivery_method.standard.title_en': ['Delivery, bikes ready to ride', 'Home delivery'],
  'payment.oxidpaypal.description_de': [
    'Sie bestätigen im nächsten Fenster, abgebucht wird beim Versand.',
    'Die Zahlungsaufforderung kommt nach der Bestellung per E-Mail. Der Liefertermin zählt ab Zahlung.',
  ],
  'payment.oxidpaypal.description_en': [
    'You confirm in the next window; we charge you when your order leaves us.',
    'The payment request follows by e-mail after you order. The delivery date counts from your payment.',
  ],
  'payment.oxidcreditcard.description_de': [
    'Visa, Mastercard, American Express',
    'Visa, Mastercard, American Express. Den sicheren Link zur Zahlung schicken wir Ihnen nach der Bestellung per E-Mail.',
  ],
  'payment.oxidcreditcard.description_en': [
    'Visa, Mastercard, American Express',
    'Visa, Mastercard, American Express. We send you the secure payment link by e-mail after you order.',
  ],
};
