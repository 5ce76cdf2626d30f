import { toDisplayEmail } from '@/domain/customer/to-display-email';
import type { Language } from '@/domain/locale/language';
import { formatMoment } from '@/domain/time/format-moment';
import { removeAutoLinks } from '@/domain/text/text-utils';
import type { WithdrawalResult } from '@/domain/order/withdrawal';
import type { Brand } from '../../demo-data/shop-schema';
import type { EmailContent } from '../../mail/email-layout';
import { listOutcomeParagraphs } from './withdrawal-messages';
import type { Withdrawal } from './withdrawal.repository';
import { listDeclarationDetails } from './withdrawal-email';

/** Decision on a pending declaration and whether the buyer or the team made it. */
export interface WithdrawalDecision {
  kind: 'effective' | 'rejected' | 'released';
  by: 'link' | 'company';
  /** Consequences of an effective withdrawal; null unless `kind` is `effective`. */
  outcome: WithdrawalResult | null;
}

interface Words {
  subject: Record<'effective' | 'rejected', (order: string) => string>;
  headline: Record<'effective' | 'rejected', string>;
  /** Confirmation texts by the party that decided: the buyer (`link`) or the team (`company`). */
  confirmed: Record<WithdrawalDecision['by'], (moment: string) => string>;
  rejected: Record<'rejected' | 'released', string>;
  orderContinues: string;
  questions: (email: string, phone: string) => string;
}

const words: Record<Language, Words> = {
  de: {
    subject: {
      effective: (order) => `Ihr Widerruf zu Bestellung ${order} ist ausgeführt`,
      rejected: (order) => `Bestellung ${order} geht weiter`,
    },
    headline: {
      effective: 'Ihr Widerruf ist ausgeführt.',
      rejected: 'Ihre Bestellung geht weiter.',
    },
    confirmed: {
      link: (moment) =>
        `Danke, Sie haben Ihren Widerruf bestätigt. Er gilt seit seinem Eingang am ${moment}.`,
      company: (moment) =>
        `Wir haben Ihren Widerruf ausgeführt. Er gilt seit seinem Eingang am ${moment}.`,
    },
    rejected: {
      rejected:
        'Sie haben uns gesagt, dass der Widerruf nicht von Ihnen war. Wir haben ihn verworfen. Danke, dass Sie hingesehen haben.',
      released:
        'Wir haben den Widerruf, auf dessen Bestätigung wir gewartet haben, nicht ausgeführt.',
    },
    orderContinues:
      'An Ihrer Bestellung hat sich nichts geändert. War es doch Ihr Wunsch, widerrufen Sie bitte noch einmal, am besten angemeldet in Ihrem Konto, oder schreiben Sie uns.',
    questions: (email, phone) =>
      `Fragen? Schreiben Sie uns an ${email}, oder rufen Sie an: ${phone}.`,
  },
  en: {
    subject: {
      effective: (order) => `Your withdrawal from order ${order} has been carried out`,
      rejected: (order) => `Order ${order} goes on`,
    },
    headline: {
      effective: 'Your withdrawal has been carried out.',
      rejected: 'Your order goes on.',
    },
    confirmed: {
      link: (moment) =>
        `Thank you for confirming your withdrawal. It counts from the moment we received it, on ${moment}.`,
      company: (moment) =>
        `We have carried out your withdrawal. It counts from the moment we received it, on ${moment}.`,
    },
    rejected: {
      rejected:
        'You told us that the withdrawal was not yours. We have discarded it. Thank you for taking a look.',
      released: 'We have not carried out the withdrawal whose confirmation we were waiting for.',
    },
    orderContinues:
      'Nothing about your order has changed. If you did want to withdraw, please declare it again, preferably signed in to your account, or write to us.',
    questions: (email, phone) => `Questions? Write to us at ${email}, or call us on ${phone}.`,
  },
};

/** Email to the buyer with the decision on the pending declaration. */
export function buildDecisionEmail(
  withdrawal: Withdrawal,
  brand: Brand,
  { kind, by, outcome }: WithdrawalDecision,
): EmailContent {
  const { language, receivedAt } = withdrawal;
  const messages = words[language];
  const isEffective = kind === 'effective';
  const topic = isEffective ? 'effective' : 'rejected';
  return {
    language,
    subject: messages.subject[topic](removeAutoLinks(withdrawal.orderNumber)),
    headline: messages.headline[topic],
    paragraphs: isEffective
      ? [
          messages.confirmed[by](formatMoment(receivedAt, language, 'exact')),
          ...(outcome ? listOutcomeParagraphs(outcome, language) : []),
        ]
      : [messages.rejected[kind], messages.orderContinues],
    facts: listDeclarationDetails(withdrawal, language, removeAutoLinks),
    notes: [messages.questions(toDisplayEmail(brand.email), brand.phone)],
  };
}

/** Email to the team with the decision. */
export function buildDecisionCopyEmail(
  withdrawal: Withdrawal,
  { kind, by }: WithdrawalDecision,
): EmailContent {
  const who = by === 'link' ? 'Der Käufer' : 'Das Haus';
  const texts = {
    effective: `${who} hat den Widerruf bestätigt. Er ist ausgeführt, mit dem Tag seines Eingangs.`,
    rejected: 'Der Käufer sagt, der Widerruf war nicht von ihm. Die Bestellung geht weiter.',
    released: 'Das Haus hat die Bestellung freigegeben. Sie geht weiter.',
  };
  return {
    language: 'de',
    subject: `Widerruf zu Bestellung ${removeAutoLinks(withdrawal.orderNumber)}: entschieden`,
    headline: 'Ein Widerruf ist entschieden.',
    paragraphs: [texts[kind]],
    facts: listDeclarationDetails(withdrawal, 'de', (text) => text),
  };
}
