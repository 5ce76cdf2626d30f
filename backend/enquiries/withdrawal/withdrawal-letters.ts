import type { Language } from '@/domain/language/detect-language';
import { writeMoment } from '@/domain/time/write-moment';
import type { Brand } from '../../demo-source/shop-file';
import type { Letter } from '../../mail/letter';
import { withdrawalWords } from './withdrawal-words';
import type { Withdrawal } from './withdrawal.repository';

/** The confirmation of receipt on a durable medium (§ 356a BGB): what was declared, on which day and at which time. */
export function receiptLetter(withdrawal: Withdrawal, brand: Brand): Letter {
  const { language } = withdrawal;
  const said = withdrawalWords[language];
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
  const said = withdrawalWords[language];
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
