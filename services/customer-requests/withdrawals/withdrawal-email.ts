import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { Language } from '@/domain/locale/language';
import { formatMoment } from '@/domain/time/format-moment';
import { removeAutoLinks } from '@/domain/text/text-utils';
import type { WithdrawalResult } from '@/domain/order/withdrawal';
import type { Brand } from '../../demo-data/shop-schema';
import type { EmailContent } from '../../mail/email-layout';
import { listOutcomeParagraphs } from './withdrawal-messages';
import { withdrawalMessages } from './withdrawal-messages';
import type { Withdrawal } from './withdrawal.repository';

/** Content of a receipt besides the declaration. */
export interface ReceiptDetails {
  /** Consequences of the withdrawal; null when no order was found. */
  outcome: WithdrawalResult | null;
  /** True while the declaration puts shipping on hold. */
  isHeld: boolean;
  /** URL where the buyer confirms or rejects the declaration. */
  confirmUrl: string;
}

/**
 * Email with the confirmation of receipt on a durable medium (§ 356a BGB): the declaration with date and time, and its
 * consequences. The email goes to the declaration's address, which is also the order's if an order was found.
 */
export function buildReceiptEmail(
  withdrawal: Withdrawal,
  brand: Brand,
  facts: ReceiptDetails,
): EmailContent {
  const { language, state } = withdrawal;
  const words = withdrawalMessages[language];
  return {
    language,
    subject: words.subject,
    headline: words.headline,
    paragraphs: [
      words.intro(formatMoment(withdrawal.receivedAt, language, 'exact')),
      ...nextParagraphs(withdrawal, facts),
      words.keep,
    ],
    facts: listDeclarationDetails(withdrawal, language, removeAutoLinks),
    ...(state === 'pending' && {
      action: { label: words.confirmAction, url: facts.confirmUrl },
    }),
    notes: state === 'pending' ? [] : [words.notYou(toDisplayEmail(brand.email), brand.phone)],
  };
}

function nextParagraphs(
  { state, language }: Withdrawal,
  { outcome, isHeld }: ReceiptDetails,
): string[] {
  const words = withdrawalMessages[language];
  if (state === 'pending')
    return [words.confirmLead, isHeld ? words.held : words.notHeld, words.confirmWhy];
  if (state === 'effective' && outcome) return listOutcomeParagraphs(outcome, language);
  return [state === 'closed' ? words.closed : words.unmatched];
}

/** Builds the email to the team: a copy of the withdrawal declaration and the state of the order. */
export function buildCompanyCopyEmail(
  withdrawal: Withdrawal,
  { isHeld }: Pick<ReceiptDetails, 'isHeld'>,
): EmailContent {
  const { orderNumber, language } = withdrawal;
  return {
    language: 'de',
    subject: `Widerruf zu Bestellung ${removeAutoLinks(orderNumber)}`,
    headline: 'Ein Widerruf ist eingegangen.',
    paragraphs: [
      stateForCompany(withdrawal, isHeld),
      `Die Eingangsbestätigung ging auf ${language === 'de' ? 'Deutsch' : 'Englisch'} an die angegebene E-Mail.`,
    ],
    facts: listDeclarationDetails(withdrawal, 'de', (text) => text),
  };
}

function stateForCompany({ state }: Withdrawal, isHeld: boolean): string {
  const found = 'Zu Bestellnummer und E-Mail gibt es eine Bestellung.';
  switch (state) {
    case 'effective':
      return `${found} Ihr Käufer war angemeldet: Der Widerruf ist ausgeführt.`;
    case 'pending':
      return isHeld
        ? `${found} Wer erklärt hat, war nicht angemeldet: Die Bestellung ist angehalten, bis der Käufer bestätigt oder ablehnt. Meldet er sich nicht, erinnern wir Sie.`
        : `${found} Wer erklärt hat, war nicht angemeldet, und eine frühere Erklärung wurde abgelehnt: Die Bestellung ist NICHT angehalten. Bitte fragen Sie beim Käufer nach.`;
    case 'closed':
      return `${found} Zu widerrufen ist daran nichts: Sie ist storniert oder schon widerrufen, oder es ist die Bestellung eines Händlers.`;
    default:
      return 'Zu Bestellnummer und E-Mail gibt es keine Bestellung. Bitte von Hand zuordnen.';
  }
}

/** Lists the fields of the declaration. */
export function listDeclarationDetails(
  withdrawal: Withdrawal,
  language: Language,
  written: (text: string) => string,
): { label: string; value: string }[] {
  const words = withdrawalMessages[language];
  const { name, orderNumber, email, text, id, receivedAt } = withdrawal;
  return [
    { label: words.received, value: formatMoment(receivedAt, language, 'exact') },
    { label: words.name, value: written(name) },
    { label: words.order, value: written(orderNumber) },
    { label: words.email, value: toDisplayEmail(email) },
    ...(text === '' ? [] : [{ label: words.text, value: `„${written(text)}“` }]),
    { label: words.reference, value: id },
  ];
}
