import { shownEmail } from '@/domain/customer/shown-email';
import type { MasterDataChanges, MasterDataText } from '@/domain/b2b/compare-master-data';
import { groupedIban } from '@/domain/b2b/iban';
import { shownMasterDatum } from '@/domain/b2b/shown-master-datum';
import type { MasterDataFields } from '@/domain/b2b/master-data';
import type { Language } from '@/domain/language/detect-language';
import type { Brand } from '../../demo-source/shop-file';
import type { Letter } from '../../mail/letter';
import type { CustomerModel } from '../../shop/customer/customer-model';
import { fieldWords, letterWords } from './master-data-words';

interface Told {
  id: string;
  customer: CustomerModel;
  wanted: MasterDataFields;
  changes: MasterDataChanges;
  language: Language;
}

/** To those who review it, with the commands to do so. */
export function teamLetter({ id, customer, wanted, changes }: Told): Letter {
  const { customerNumber } = customer;
  return {
    language: 'de',
    subject: `Stammdaten, Kunde ${customerNumber}: ${wanted.company}`,
    headline: 'Ein Händler möchte seine Stammdaten ändern.',
    paragraphs: [
      `Kunde ${customerNumber}, ${shownEmail(customer.email)}. Die Bankverbindung steht hier gekürzt; ganz zeigt sie der Befehl mit show.`,
    ],
    facts: facts(changes, 'de'),
    notes: [
      `npm run dealer-request -- show ${id}`,
      `npm run dealer-request -- accept ${id}`,
      `npm run dealer-request -- refuse ${id} --reason "…"`,
    ],
  };
}

/** To the dealer: what was taken down. */
export function receivedLetter({ changes, language }: Told, brand: Brand): Letter {
  const { received, receivedHeadline, receivedText, notYou } = letterWords[language];
  return {
    language,
    subject: received,
    headline: receivedHeadline,
    paragraphs: [receivedText],
    facts: facts(changes, language),
    notes: [notYou(shownEmail(brand.email))],
  };
}

/** To the dealer: what came of it. */
export function reviewedLetter(
  language: Language,
  { isAccepted, reason }: { isAccepted: boolean; reason: string },
): Letter {
  const words = letterWords[language];
  return {
    language,
    subject: isAccepted ? words.accepted : words.refused,
    headline: isAccepted ? words.acceptedHeadline : words.refusedHeadline,
    paragraphs: [
      isAccepted ? words.acceptedText : words.refusedText,
      ...(reason === '' ? [] : [reason]),
    ],
  };
}

function facts({ texts, hasOtherHours }: MasterDataChanges, language: Language) {
  const words = fieldWords[language];
  return [
    ...texts.map(({ field, from, to }) => ({
      label: words[field],
      value: `${shown(field, from) || '–'} → ${shown(field, to) || '–'}`,
    })),
    ...(hasOtherHours ? [{ label: words.openingHours, value: letterWords[language].new }] : []),
  ];
}

/** Mails are not the place for a whole account number. */
function shown(field: MasterDataText, value: string): string {
  if (field !== 'iban' || value === '') return shownMasterDatum(field, value);
  return `${value.slice(0, 2)} … ${groupedIban(value).slice(-4)}`;
}
