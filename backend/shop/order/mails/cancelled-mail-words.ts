interface CancelledWords {
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

const de: CancelledWords = {
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

const en: CancelledWords = {
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

export const cancelledMailWords = { de, en };
