interface DayMoveWords {
  subject(number: number): string;
  laterHeadline: string;
  earlierHeadline: string;
  later(former: string, days: string): string;
  earlier(former: string, days: string): string;
  sorry: string;
  /** What the buyer may do, beside keeping it. */
  choices: string;
  order: string;
  contents: string;
  formerDay: string;
  newDays: string;
  decide: string;
  calendarTitle(title: string): string;
  questions(phone: string): string;
  /** To the house: a buyer wants something faster. */
  wish: {
    subject(number: number): string;
    headline: string;
    text(number: number, title: string): string;
    wanted: string;
    buyer: string;
  };
}

const de: DayMoveWords = {
  subject: (number) => `Neuer Termin für Ihre Bestellung ${number}`,
  laterHeadline: 'Es dauert länger, als wir gesagt haben.',
  earlierHeadline: 'Es geht schneller als gesagt.',
  later: (former, days) => `Zugesagt war: spätestens ${former}. Neu: bei Ihnen ${days}.`,
  earlier: (former, days) => `Zugesagt war: spätestens ${former}. Neu: schon bei Ihnen ${days}.`,
  sorry: 'Das tut uns leid.',
  choices:
    'Sie entscheiden: dabei bleiben, etwas Schnelleres nehmen oder kostenlos stornieren. Ohne Antwort bleibt die Bestellung, wie sie ist.',
  order: 'Bestellung',
  contents: 'Inhalt',
  formerDay: 'bisher spätestens',
  newDays: 'jetzt',
  decide: 'Ansehen und entscheiden',
  calendarTitle: (title) => `${title} kommt`,
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht; sie landet bei Menschen. Oder rufen Sie an: ${phone}.`,
  wish: {
    subject: (number) => `Bestellung ${number}: lieber etwas Schnelleres`,
    headline: 'Bitte umstellen.',
    text: (number, title) =>
      `Nach dem neuen Termin von Bestellung ${number} möchte der Käufer statt „${title}“ die Ausführung unten. Bitte heute umstellen und eine geänderte Bestätigung schicken.`,
    wanted: 'Gewünscht',
    buyer: 'Käufer',
  },
};

const en: DayMoveWords = {
  subject: (number) => `A new date for your order ${number}`,
  laterHeadline: 'It takes longer than we said.',
  earlierHeadline: 'It is quicker than we said.',
  later: (former, days) => `We had promised ${former} at the latest. New: with you ${days}.`,
  earlier: (former, days) =>
    `We had promised ${former} at the latest. New: with you as early as ${days}.`,
  sorry: 'We are sorry.',
  choices:
    'You decide: keep it, take something faster or cancel free of charge. Without an answer the order stays as it is.',
  order: 'Order',
  contents: 'Contents',
  formerDay: 'so far, at the latest',
  newDays: 'now',
  decide: 'Look and decide',
  calendarTitle: (title) => `${title} arrives`,
  questions: (phone) =>
    `Any questions? Just reply to this message; people read it. Or call us: ${phone}.`,
  wish: de.wish,
};

export const dayMoveWords = { de, en };
