import type { Language } from '@/domain/locale/language';
import { parseIsoDay } from '@/domain/time/day';
import { formatIsoDay } from '@/domain/time/format-day';
import type { EmailContent } from '../mail/email-layout';

/** Kind of a stock alert email. */
export type StockAlertEmailKind = keyof (typeof words)['de']['news'];

type MessageValues = { title: string; day: string };

const words = {
  de: {
    news: {
      confirm: {
        subject: ({ title }: MessageValues) => `Bitte bestätigen: Nachricht zu ${title}`,
        headline: 'Noch ein Klick.',
        text: ({ title, day }: MessageValues) =>
          day === ''
            ? `Sie möchten eine Mail, sobald es da ist: ${title}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt sieben Tage.`
            : `Sie möchten eine Mail, sobald es bis ${day} bei Ihnen sein kann: ${title}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt sieben Tage.`,
        action: 'Ja, sagen Sie mir Bescheid',
        note: 'Sie haben sich nicht eingetragen? Dann tun Sie nichts. Ohne Bestätigung schreiben wir nicht, und nach sieben Tagen ist die Adresse gelöscht.',
      },
      already: {
        subject: ({ title }: MessageValues) => `Schon vorgemerkt: ${title}`,
        headline: 'Das ist schon vorgemerkt.',
        text: ({ title }: MessageValues) =>
          `Für diese Adresse hat sich gerade jemand noch einmal eingetragen: ${title}. Das war nicht nötig. Wir sagen Ihnen Bescheid.`,
        action: 'Zum Artikel',
        note: 'Sie möchten es nicht mehr wissen? Ein Klick genügt.',
      },
      reached: {
        subject: ({ title, day }: MessageValues) =>
          day === '' ? `Da: ${title}` : `Bis ${day} bei Ihnen: ${title}`,
        headline: 'Es ist so weit.',
        text: ({ title, day }: MessageValues) =>
          day === ''
            ? `Sofort lieferbar: ${title}. Zurückgelegt ist nichts, es gilt die Reihenfolge der Bestellungen.`
            : `Wer heute bestellt, hat es bis ${day}: ${title}. Zurückgelegt ist nichts, es gilt die Reihenfolge der Bestellungen.`,
        action: 'Ansehen und bestellen',
        note: 'Das war die eine Mail, um die Sie gebeten haben. Ihre Adresse ist bei uns für diesen Zweck gelöscht.',
      },
      gone: {
        subject: ({ title }: MessageValues) => `Nicht mehr im Angebot: ${title}`,
        headline: 'Das wird nichts mehr.',
        text: ({ title }: MessageValues) =>
          `Sie wollten Bescheid, sobald es da ist: ${title}. Wir bieten es nicht mehr an, und es kommt auch keines nach. Es tut uns leid.`,
        action: 'Alle Modelle ansehen',
        note: 'Mehr schreiben wir dazu nicht. Ihre Adresse ist bei uns für diesen Zweck gelöscht.',
      },
      missed: {
        subject: ({ title, day }: MessageValues) => `Nicht bis ${day}: ${title}`,
        headline: 'Der Tag ist vorbei.',
        text: ({ title, day }: MessageValues) =>
          `Bis ${day} hat es nicht geklappt: ${title}. Sie können sich für einen späteren Tag neu eintragen.`,
        action: 'Zum Artikel',
        note: 'Mehr schreiben wir dazu nicht. Ihre Adresse ist bei uns für diesen Zweck gelöscht.',
      },
      lapsed: {
        subject: ({ title }: MessageValues) => `Seit einem Jahr nicht da: ${title}`,
        headline: 'Wir hören auf, zu warten.',
        text: ({ title }: MessageValues) =>
          `Seit einem Jahr warten Sie auf eine Nachricht zu ${title}. Länger merken wir uns das nicht. Sie können sich neu eintragen.`,
        action: 'Zum Artikel',
        note: 'Ihre Adresse ist bei uns für diesen Zweck gelöscht.',
      },
    },
    sku: 'Artikelnummer',
    end: 'Nicht mehr Bescheid sagen',
  },
  en: {
    news: {
      confirm: {
        subject: ({ title }: MessageValues) => `Please confirm: a message about ${title}`,
        headline: 'One more click.',
        text: ({ title, day }: MessageValues) =>
          day === ''
            ? `You would like a mail as soon as it is in stock: ${title}. Please confirm that this address is yours. The link is valid for seven days.`
            : `You would like a mail as soon as it can be with you by ${day}: ${title}. Please confirm that this address is yours. The link is valid for seven days.`,
        action: 'Yes, notify me',
        note: 'You did not ask for this? Then do nothing. Without a confirmation we will not write, and after seven days the address is deleted.',
      },
      already: {
        subject: ({ title }: MessageValues) => `Already noted: ${title}`,
        headline: 'We have already noted that.',
        text: ({ title }: MessageValues) =>
          `Somebody has just asked once more for this address: ${title}. There was no need. We will let you know.`,
        action: 'See the item',
        note: 'You no longer want to know? One click is enough.',
      },
      reached: {
        subject: ({ title, day }: MessageValues) =>
          day === '' ? `In stock: ${title}` : `With you by ${day}: ${title}`,
        headline: 'Here it is.',
        text: ({ title, day }: MessageValues) =>
          day === ''
            ? `In stock now: ${title}. Nothing has been put aside, orders are served as they come.`
            : `Order today and have it by ${day}: ${title}. Nothing has been put aside, orders are served as they come.`,
        action: 'See and order',
        note: 'This was the one mail you asked for. We have deleted your address for this purpose.',
      },
      gone: {
        subject: ({ title }: MessageValues) => `No longer available: ${title}`,
        headline: 'This is not going to happen.',
        text: ({ title }: MessageValues) =>
          `You wanted to know when it is in stock: ${title}. We no longer offer it, and no more will come. We are sorry.`,
        action: 'See all models',
        note: 'We will not write about it again. We have deleted your address for this purpose.',
      },
      missed: {
        subject: ({ title, day }: MessageValues) => `Not by ${day}: ${title}`,
        headline: 'The day has passed.',
        text: ({ title, day }: MessageValues) =>
          `It did not work out by ${day}: ${title}. You are welcome to ask again for a later day.`,
        action: 'See the item',
        note: 'We will not write about it again. We have deleted your address for this purpose.',
      },
      lapsed: {
        subject: ({ title }: MessageValues) => `Not in stock for a year: ${title}`,
        headline: 'We stop waiting.',
        text: ({ title }: MessageValues) =>
          `You have waited a year for a message about ${title}. We do not keep it any longer. You are welcome to ask again.`,
        action: 'See the item',
        note: 'We have deleted your address for this purpose.',
      },
    },
    sku: 'Item number',
    end: 'Stop notifying me',
  },
};

/** Builds a stock alert email in the alert's language with an unsubscribe link. */
export function buildStockAlertEmail(email: {
  language: Language;
  about: StockAlertEmailKind;
  title: string;
  sku: string;
  day: string;
  links: { confirm: string; end: string; article: string };
}): EmailContent {
  const { language, about, title, sku, links } = email;
  const { news, sku: label, end } = words[language];
  const { subject, headline, text, action, note } = news[about];
  const requestedDay = parseIsoDay(email.day);
  const values = {
    title,
    day: requestedDay === null ? '' : formatIsoDay(requestedDay, language, 'long'),
  };
  return {
    language,
    subject: subject(values),
    headline,
    paragraphs: [text(values)],
    facts: [{ label, value: sku }],
    action: { label: action, url: about === 'confirm' ? links.confirm : links.article },
    notes: [note],
    ...(isOpen(about) && { smallLink: { label: end, url: links.end } }),
  };
}

/** Checks whether an alert still exists after an email of this kind, so that the email needs an unsubscribe link. */
function isOpen(about: StockAlertEmailKind): boolean {
  return about === 'confirm' || about === 'already';
}
