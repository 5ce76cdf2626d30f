import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { ContactTopic } from '@/domain/customer/contact-topics';
import type { Language } from '@/domain/locale/language';
import type { Brand } from '../demo-data/shop-schema';
import type { EmailContent } from '../mail/email-layout';
import type { ContactMessage } from './customer-request-schemas';

interface Words {
  subject: string;
  headline: string;
  intro: string;
  topics: Record<ContactTopic, string>;
  topic: string;
  name: string;
  email: string;
  order: string;
  text: string;
  notYou: (email: string) => string;
}

const words: Record<Language, Words> = {
  de: {
    subject: 'Ihre Nachricht an Lautlos',
    headline: 'Ihre Nachricht ist da.',
    intro:
      'Wir antworten werktags meist am selben Tag. Ihr Text liegt bei uns; in dieser Mail steht er nicht, weil sich nicht prüfen lässt, wer das Formular ausgefüllt hat.',
    topics: {
      order: 'Bestellung',
      service: 'Werkstatt und Ersatzteile',
      dealer: 'Händler werden oder finden',
      press: 'Presse',
      other: 'Etwas anderes',
    },
    topic: 'Thema',
    name: 'Name',
    email: 'E-Mail',
    order: 'Bestellnummer',
    text: 'Nachricht',
    notYou: (email) =>
      `Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse angegeben. Sagen Sie es uns: ${email}.`,
  },
  en: {
    subject: 'Your message to Lautlos',
    headline: 'We have your message.',
    intro:
      'On working days we usually reply the same day. Your text is with us; this mail leaves it out because we cannot check who filled in the form.',
    topics: {
      order: 'An order',
      service: 'Workshop and spare parts',
      dealer: 'Becoming or finding a dealer',
      press: 'Press',
      other: 'Something else',
    },
    topic: 'Topic',
    name: 'Name',
    email: 'E-mail',
    order: 'Order number',
    text: 'Message',
    notYou: (email) =>
      `You did not write to us? Then somebody gave your address. Let us know: ${email}.`,
  },
};

/**
 * Email that confirms a contact message to its sender, in the sender's language. The email goes to an unverified
 * address, so it contains no text from the sender.
 */
export function buildSenderCopyEmail(message: ContactMessage, brand: Brand): EmailContent {
  const { language } = message;
  const { subject, headline, intro, notYou } = words[language];
  return {
    language,
    subject,
    headline,
    paragraphs: [intro],
    facts: [{ label: words[language].topic, value: words[language].topics[message.topic] }],
    notes: [notYou(toDisplayEmail(brand.email))],
  };
}

/** Email with the message for the team; its subject contains the topic. */
export function buildContactEmail(message: ContactMessage): EmailContent {
  const { topic, name, language } = message;
  return {
    language: 'de',
    subject: `Kontakt, ${words.de.topics[topic]}: ${name}`,
    headline: 'Jemand hat geschrieben.',
    paragraphs: [
      `Bitte auf ${language === 'de' ? 'Deutsch' : 'Englisch'} antworten, an die angegebene E-Mail.`,
    ],
    facts: facts(message, 'de'),
  };
}

function facts({ topic, name, email, orderNumber, text }: ContactMessage, language: Language) {
  const messages = words[language];
  return [
    { label: messages.topic, value: messages.topics[topic] },
    { label: messages.name, value: name },
    { label: messages.email, value: toDisplayEmail(email) },
    ...(orderNumber === '' ? [] : [{ label: messages.order, value: orderNumber }]),
    { label: messages.text, value: text },
  ];
}
