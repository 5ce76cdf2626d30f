import type { Language } from '@/domain/locale/language';
import type { EmailContent } from '../mail/email-layout';

/** Link targets of the buttons in an email. */
export interface NewsletterLinks {
  language: Language;
  confirm(token: string): string;
  unsubscribe: string;
}

const words = {
  de: {
    confirm: {
      subject: 'Bitte bestätigen: einmal im Monat Post von Lautlos',
      headline: 'Noch ein Klick.',
      paragraphs: [
        'Sie möchten einmal im Monat Post von uns: neue Modelle, Termine, Werkstatt. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört. Der Link gilt sieben Tage.',
      ],
      action: 'Ja, ich möchte Post',
      notes: [
        'Sie haben sich nicht eingetragen? Dann tun Sie nichts. Ohne Bestätigung schreiben wir nicht, und nach 30 Tagen ist die Adresse gelöscht.',
      ],
    },
    welcome: {
      subject: 'Sie bekommen Post von Lautlos',
      headline: 'Danke. Einmal im Monat also.',
      paragraphs: [
        'Ihre Adresse ist bestätigt. Den nächsten Brief schicken wir Ihnen, sobald es etwas zu sagen gibt, und nie öfter als einmal im Monat.',
      ],
      notes: ['Abmelden können Sie sich jederzeit, in jedem Brief und hier.'],
    },
    already: {
      subject: 'Sie bekommen schon Post von Lautlos',
      headline: 'Sie stehen schon auf der Liste.',
      paragraphs: [
        'Für diese Adresse hat sich gerade jemand für unsere Post eingetragen. Das war nicht nötig: Sie bekommen sie schon.',
      ],
      notes: ['Sie möchten keine Post mehr? Dann melden Sie sich hier ab.'],
    },
    unsubscribe: 'Post abbestellen',
  },
  en: {
    confirm: {
      subject: 'Please confirm: a letter from Lautlos once a month',
      headline: 'One more click.',
      paragraphs: [
        'You would like a letter from us once a month: new models, dates, the workshop. Please confirm that this address is yours. The link is valid for seven days.',
      ],
      action: 'Yes, write to me',
      notes: [
        'You did not sign up? Then do nothing. Without a confirmation we will not write, and after 30 days the address is deleted.',
      ],
    },
    welcome: {
      subject: 'You are getting our letter',
      headline: 'Thank you. Once a month it is.',
      paragraphs: [
        'Your address is confirmed. We will send you the next letter when there is something to say, and never more than once a month.',
      ],
      notes: ['You can unsubscribe at any time, in every letter and here.'],
    },
    already: {
      subject: 'You are already getting our letter',
      headline: 'You are already on the list.',
      paragraphs: [
        'Somebody has just signed this address up for our letter. There was no need: you are getting it already.',
      ],
      notes: ['You would rather not? Unsubscribe here.'],
    },
    unsubscribe: 'Unsubscribe',
  },
};

/** Email that asks the subscriber to confirm the address. Contains no advertising. */
export function buildConfirmationEmail(links: NewsletterLinks, token: string): EmailContent {
  const { action, ...texts } = words[links.language].confirm;
  return { ...frame(links, texts), action: { label: action, url: links.confirm(token) } };
}

/** Email that confirms the active subscription. */
export function buildWelcomeEmail(links: NewsletterLinks): EmailContent {
  return frame(links, words[links.language].welcome);
}

/** Email for an address that was already confirmed. */
export function buildAlreadySubscribedEmail(links: NewsletterLinks): EmailContent {
  return frame(links, words[links.language].already);
}

function frame(
  { language, unsubscribe }: NewsletterLinks,
  texts: Pick<EmailContent, 'subject' | 'headline' | 'paragraphs' | 'notes'>,
): EmailContent {
  const label = words[language].unsubscribe;
  return { language, ...texts, smallLink: { label, url: unsubscribe } };
}
