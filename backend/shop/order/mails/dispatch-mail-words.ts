import type { Language } from '@/domain/language/detect-language';

export interface DispatchWords {
  subject(number: number, brand: string): string;
  readySubject(number: number, brand: string): string;
  onItsWay: string;
  partOnItsWay: string;
  partReady: string;
  ready: string;
  order(number: number, day: string): string;
  expected(day: string): string;
  earlier(day: string, days: number): string;
  later(day: string, days: number): string;
  soon: string;
  pickup(place: string): string;
  contents: string;
  stillToCome: string;
  frames: string;
  to: string;
  trackingNumber: string;
  track: string;
  questions(phone: string): string;
}

const de: DispatchWords = {
  subject: (number, brand) => `Ihre Bestellung ${number} bei ${brand} ist unterwegs`,
  readySubject: (number, brand) => `Ihre Bestellung ${number} bei ${brand} steht bereit`,
  onItsWay: 'Ihre Bestellung ist unterwegs.',
  ready: 'Ihre Bestellung steht bereit.',
  partOnItsWay: 'Ein Teil Ihrer Bestellung ist unterwegs.',
  partReady: 'Ein Teil Ihrer Bestellung steht bereit.',
  order: (number, day) => `Bestellung ${number} vom ${day}.`,
  expected: (day) => `Sie kommt spätestens am ${day} an.`,
  earlier: (day, days) =>
    `Sie kommt spätestens am ${day} an, ${days === 1 ? 'einen Tag' : `${days} Tage`} früher als zuletzt genannt.`,
  later: (day, days) =>
    `Sie kommt spätestens am ${day} an, ${days === 1 ? 'einen Tag' : `${days} Tage`} später als zuletzt genannt. Das tut uns leid.`,
  soon: 'Sie kommt in den nächsten Tagen an.',
  pickup: (place) => `Holen Sie alles ab, wann es Ihnen passt: ${place}, werktags 9–18 Uhr.`,
  contents: 'Inhalt',
  stillToCome: 'Kommt später',
  frames: 'Rahmennummern',
  to: 'Lieferung an',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  questions: (phone) =>
    `Fragen? Antworten Sie einfach auf diese Nachricht oder rufen Sie an: ${phone}.`,
};

const en: DispatchWords = {
  subject: (number, brand) => `Your order ${number} with ${brand} is on its way`,
  readySubject: (number, brand) => `Your order ${number} with ${brand} is ready to collect`,
  onItsWay: 'Your order is on its way.',
  ready: 'Your order is ready to collect.',
  partOnItsWay: 'Part of your order is on its way.',
  partReady: 'Part of your order is ready to collect.',
  order: (number, day) => `Order ${number}, placed on ${day}.`,
  expected: (day) => `It reaches you on ${day} at the latest.`,
  earlier: (day, days) =>
    `It reaches you on ${day} at the latest, ${days === 1 ? 'a day' : `${days} days`} earlier than we last told you.`,
  later: (day, days) =>
    `It reaches you on ${day} at the latest, ${days === 1 ? 'a day' : `${days} days`} later than we last told you. We are sorry about that.`,
  soon: 'It will reach you within the next few days.',
  pickup: (place) => `Collect it whenever it suits you: ${place}, weekdays 9 a.m. to 6 p.m.`,
  contents: 'Contents',
  stillToCome: 'Still to come',
  frames: 'Frame numbers',
  to: 'Delivery to',
  trackingNumber: 'Tracking number',
  track: 'Track the parcel',
  questions: (phone) => `Any questions? Just reply to this message or call us: ${phone}.`,
};

export const dispatchWords: Record<Language, DispatchWords> = { de, en };
