import type { Language } from '@/domain/locale/language';

/** Texts of emails about test rides and leases. */
export interface TestRideEmailMessages {
  toDealer: { subject: (bike: string) => string; headline: string; intro: string; answer: string };
  copy: { subject: (dealer: string) => string; headline: string; intro: string };
  noEmail: (dealer: string) => string;
  labels: Record<
    | 'bike'
    | 'sku'
    | 'configuration'
    | 'parts'
    | 'leasing'
    | 'requestedDate'
    | 'name'
    | 'email'
    | 'phone'
    | 'message'
    | 'dealer',
    string
  >;
  leasing: {
    subject: (bike: string) => string;
    copySubject: (dealer: string) => string;
    headline: string;
    employee: string;
    selfEmployed: string;
    rate: (amount: string, months: number, day: string) => string;
  };
  anyDay: string;
  toConfiguration: string;
  notYou: (email: string) => string;
}

export const testRideEmailMessages: Record<Language, TestRideEmailMessages> = {
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
      configuration: 'Konfiguration',
      parts: 'Montiert',
      leasing: 'Leasing',
      requestedDate: 'Wunschtag',
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      message: 'Nachricht',
      dealer: 'Händler',
    },
    leasing: {
      subject: (bike) => `Dienstrad-Leasing gewünscht: ${bike}`,
      copySubject: (dealer) => `Ihre Leasing-Anfrage bei ${dealer}`,
      headline: 'Jemand möchte ein Dienstrad leasen.',
      employee: 'Dienstrad über den Arbeitgeber',
      selfEmployed: 'Dienstrad, selbständig',
      rate: (amount, months, day) =>
        `Schätzung im Shop: ${amount} im Monat über ${months} Monate, Stand ${day}`,
    },
    anyDay: 'offen',
    toConfiguration: 'Konfiguration ansehen',
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
      configuration: 'Configuration',
      parts: 'Mounted',
      leasing: 'Leasing',
      requestedDate: 'Day',
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      message: 'Message',
      dealer: 'Dealer',
    },
    leasing: {
      subject: (bike) => `Job-bike leasing wanted: ${bike}`,
      copySubject: (dealer) => `Your leasing enquiry at ${dealer}`,
      headline: 'Somebody would like to lease a company bike.',
      employee: 'Company bike through the employer',
      selfEmployed: 'Company bike, self-employed',
      rate: (amount, months, day) =>
        `Estimate in the shop: ${amount} a month for ${months} months, as of ${day}`,
    },
    anyDay: 'any',
    toConfiguration: 'See the configuration',
    notYou: (email) =>
      `You did not ask for this? Then somebody gave your address. Let us know: ${email}.`,
  },
};
