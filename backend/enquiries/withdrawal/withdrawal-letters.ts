import type { Language } from '@/domain/language/detect-language';
import { writeMoment } from '@/domain/time/write-moment';
import type { Brand } from '../../demo-source/shop-file';
import type { Letter } from '../../mail/letter';
import type { Withdrawal } from './withdrawal.repository';

const words = {
  de: {
    subject: 'Ihr Widerruf ist bei uns eingegangen',
    headline: 'Ihr Widerruf ist da.',
    intro: (time: string) =>
      `Sie haben am ${time} über unsere Website erklärt, dass Sie Ihren Vertrag widerrufen. Hiermit bestätigen wir den Eingang dieser Erklärung.`,
    received: 'Eingegangen',
    name: 'Name',
    order: 'Bestellung',
    email: 'E-Mail',
    text: 'Ihre Nachricht',
    reference: 'Vorgang',
    next: 'Wie es weitergeht: Wir melden uns mit allem, was Sie für die Rücksendung brauchen; Räder holt unsere Spedition bei Ihnen ab. Ihr Geld erhalten Sie spätestens 14 Tage nach dem Eingang Ihres Widerrufs zurück, frühestens wenn die Ware wieder bei uns ist oder Sie die Rücksendung nachgewiesen haben.',
    keep: 'Bitte bewahren Sie diese E-Mail auf. Sie ist Ihr Nachweis.',
    notYou: (email: string, phone: string) =>
      `Sie haben nichts widerrufen? Dann schreiben Sie uns an ${email}, oder rufen Sie an: ${phone}.`,
  },
  en: {
    subject: 'We have received your withdrawal',
    headline: 'We have your withdrawal.',
    intro: (time: string) =>
      `On ${time} you declared on our website that you withdraw from your contract. We hereby confirm that we have received this declaration.`,
    received: 'Received',
    name: 'Name',
    order: 'Order',
    email: 'E-mail',
    text: 'Your message',
    reference: 'Reference',
    next: 'What happens next: we will write to you with everything you need to send the goods back; our carrier collects bicycles from your door. You get your money back within 14 days of our receiving your withdrawal, though not before the goods have reached us or you have shown that you sent them.',
    keep: 'Please keep this e-mail. It is your proof.',
    notYou: (email: string, phone: string) =>
      `You did not withdraw from anything? Then write to us at ${email} or call ${phone}.`,
  },
};

/** The confirmation of receipt on a durable medium (§ 356a BGB): what was declared, on which day and at which time. */
export function receiptLetter(withdrawal: Withdrawal, brand: Brand): Letter {
  const { language } = withdrawal;
  const said = words[language];
  return {
    language,
    subject: said.subject,
    headline: said.headline,
    paragraphs: [
      said.intro(writeMoment(withdrawal.receivedAt, language, 'exact')),
      said.next,
      said.keep,
    ],
    facts: facts(withdrawal, language),
    notes: [said.notYou(brand.email, brand.phone)],
  };
}

/** The same for those who handle it, with whether there is such an order. */
export function companyCopy(withdrawal: Withdrawal): Letter {
  const { orderNumber, orderId, language } = withdrawal;
  const found = orderId
    ? 'Zu Bestellnummer und E-Mail gibt es eine Bestellung.'
    : 'Zu Bestellnummer und E-Mail gibt es keine Bestellung. Bitte von Hand zuordnen.';
  return {
    language: 'de',
    subject: `Widerruf zu Bestellung ${orderNumber}`,
    headline: 'Ein Widerruf ist eingegangen.',
    paragraphs: [
      found,
      `Die Eingangsbestätigung ging auf ${language === 'de' ? 'Deutsch' : 'Englisch'} an die angegebene E-Mail.`,
    ],
    facts: facts(withdrawal, 'de'),
  };
}

function facts(withdrawal: Withdrawal, language: Language) {
  const said = words[language];
  const { name, orderNumber, email, text, id, receivedAt } = withdrawal;
  return [
    { label: said.received, value: writeMoment(receivedAt, language, 'exact') },
    { label: said.name, value: name },
    { label: said.order, value: orderNumber },
    { label: said.email, value: email },
    ...(text === '' ? [] : [{ label: said.text, value: text }]),
    { label: said.reference, value: id },
  ];
}
