import type { Language } from '@/domain/language/detect-language';
import { leasingTerms } from '@/domain/leasing/leasing-terms';
import { writeSum } from '@/domain/money/write-money';
import { parseIsoDay } from '@/domain/time/day';
import { writeDay } from '@/domain/time/write-day';
import type { DealerEntry } from '../../content/entries';
import type { Brand } from '../../demo-source/shop-file';
import type { Letter } from '../../mail/letter';
import type { TestRideWish } from './test-ride-wish';

interface Words {
  toDealer: { subject: (bike: string) => string; headline: string; intro: string; answer: string };
  copy: { subject: (dealer: string) => string; headline: string; intro: string };
  noEmail: (dealer: string) => string;
  labels: Record<
    'bike' | 'sku' | 'leasing' | 'wish' | 'name' | 'email' | 'phone' | 'message' | 'dealer',
    string
  >;
  leasing: {
    subject: (bike: string) => string;
    headline: string;
    employee: string;
    selfEmployed: string;
    rate: (amount: string, months: number, day: string) => string;
  };
  anyDay: string;
  notYou: (email: string) => string;
}

const words: Record<Language, Words> = {
  de: {
    toDealer: {
      subject: (bike) => `Probefahrt gewünscht: ${bike}`,
      headline: 'Jemand möchte Probe fahren.',
      intro:
        'Die Anfrage kam über die Händlersuche. Bitte schlagen Sie einen Termin vor oder sagen Sie ab.',
      answer: 'Eine Antwort auf diese Mail geht an die Kundin oder den Kunden.',
    },
    copy: {
      subject: (dealer) => `Ihre Probefahrt bei ${dealer}`,
      headline: 'Ihre Anfrage ist unterwegs.',
      intro: 'Der Händler meldet sich bei Ihnen. Der Termin steht, sobald er ihn bestätigt hat.',
    },
    noEmail: (dealer) =>
      `${dealer} hat keine E-Mail-Adresse. Bitte die Anfrage telefonisch weitergeben.`,
    labels: {
      bike: 'Rad',
      sku: 'Artikelnummer',
      leasing: 'Leasing',
      wish: 'Wunschtag',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      message: 'Nachricht',
      dealer: 'Händler',
    },
    leasing: {
      subject: (bike) => `Dienstrad-Leasing gewünscht: ${bike}`,
      headline: 'Jemand möchte ein Dienstrad leasen.',
      employee: 'Dienstrad über den Arbeitgeber',
      selfEmployed: 'Dienstrad, selbständig',
      rate: (amount, months, day) =>
        `Schätzung im Shop: ${amount} im Monat über ${months} Monate, Stand ${day}`,
    },
    anyDay: 'offen',
    notYou: (email) =>
      `Sie haben nicht angefragt? Dann hat jemand Ihre Adresse angegeben. Sagen Sie es uns: ${email}.`,
  },
  en: {
    toDealer: {
      subject: (bike) => `Test ride wanted: ${bike}`,
      headline: 'Somebody would like a test ride.',
      intro: 'The request came through the dealer finder. Please suggest a time or decline.',
      answer: 'A reply to this mail goes to the customer.',
    },
    copy: {
      subject: (dealer) => `Your test ride at ${dealer}`,
      headline: 'Your request is on its way.',
      intro: 'The dealer will get in touch. The appointment stands once they have confirmed it.',
    },
    noEmail: (dealer) => `${dealer} has no e-mail address. Please pass the request on by phone.`,
    labels: {
      bike: 'Bike',
      sku: 'Article number',
      leasing: 'Leasing',
      wish: 'Day',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      message: 'Message',
      dealer: 'Dealer',
    },
    leasing: {
      subject: (bike) => `Job-bike leasing wanted: ${bike}`,
      headline: 'Somebody would like to lease a job bike.',
      employee: 'Job bike through the employer',
      selfEmployed: 'Job bike, self-employed',
      rate: (amount, months, day) =>
        `Estimate in the shop: ${amount} a month for ${months} months, as of ${day}`,
    },
    anyDay: 'any',
    notYou: (email) =>
      `You did not ask for this? Then somebody gave your address. Let us know: ${email}.`,
  },
};

/** The bike by its name, and the rate a month that the shop has estimated for it, in cents; null where it has not. */
type WantedBike = { title: string; rateCents: number | null };

/** The language of a dealer's letter: German where it is spoken, and for the company, which tells a dealer without e-mail. */
export function languageOfDealer({
  countryCode,
  email,
}: Pick<DealerEntry, 'countryCode' | 'email'>): Language {
  return !email || ['DE', 'AT', 'CH'].includes(countryCode) ? 'de' : 'en';
}

/** The request as the dealer reads it; a dealer without e-mail is told by the company. */
export function dealerLetter(wish: TestRideWish, bike: WantedBike, dealer: DealerEntry): Letter {
  const language = languageOfDealer(dealer);
  const { toDealer, leasing, noEmail } = words[language];
  const isLeased = wish.leasing !== '';
  return {
    language,
    subject: (isLeased ? leasing : toDealer).subject(bike.title),
    headline: (isLeased ? leasing : toDealer).headline,
    paragraphs: [dealer.email ? toDealer.intro : noEmail(dealer.name)],
    facts: facts(wish, bike, dealer, language),
    notes: [toDealer.answer],
  };
}

/** The visitor's own copy, in their language. It goes to an address nobody has proved to own, so it holds no text of the sender's choice. */
export function visitorCopy(
  wish: TestRideWish,
  bike: WantedBike,
  dealer: DealerEntry,
  brand: Brand,
): Letter {
  const { language } = wish;
  const { copy, notYou } = words[language];
  return {
    language,
    subject: copy.subject(dealer.name),
    headline: copy.headline,
    paragraphs: [copy.intro],
    facts: facts({ ...wish, name: '', phone: '', message: '' }, bike, dealer, language),
    notes: [notYou(brand.email)],
  };
}

function facts(wish: TestRideWish, bike: WantedBike, dealer: DealerEntry, language: Language) {
  const { labels, anyDay } = words[language];
  const { name, street, strNumber, zip, city } = dealer;
  const said: [keyof Words['labels'], string][] = [
    ['bike', bike.title],
    ['sku', wish.sku],
    ['leasing', leasingText(wish, bike, language)],
    ['wish', wish.wish === '' ? anyDay : longDay(wish.wish, language)],
    ['name', wish.name],
    ['email', wish.email],
    ['phone', wish.phone],
    ['message', wish.message],
    ['dealer', `${name}, ${street} ${strNumber}, ${zip} ${city}`],
  ];
  return said.flatMap(([key, value]) => (value === '' ? [] : [{ label: labels[key], value }]));
}

function leasingText(
  { leasing }: TestRideWish,
  { rateCents }: WantedBike,
  language: Language,
): string {
  if (leasing === '') return '';
  const said = words[language].leasing;
  if (rateCents === null) return said[leasing];
  const day = writeDay(leasingTerms.asOf, language, 'long');
  return `${said[leasing]}. ${said.rate(writeSum(rateCents, language), leasingTerms.months, day)}`;
}

function longDay(text: string, language: Language): string {
  const day = parseIsoDay(text);
  return day === null ? text : writeDay(day, language, 'full');
}
