import type {
  MasterDataFields,
  MasterDataChanges,
  MasterDataTextField,
} from '@/domain/dealer-account/master-data';
import type { Language } from '@/domain/locale/language';
import { toDisplayEmail } from '@/domain/customer/to-display-email';
import { formatIban } from '@/domain/payment/bank-transfer';
import { formatMasterDataField } from '@/domain/dealer-account/format-master-data-field';
import type { Brand } from '../../demo-data/shop-schema';
import type { EmailContent } from '../../mail/email-layout';
import type { CustomerModel } from '../../shop/customer/customer.repository';

const masterDataFieldLabels: Record<Language, Record<keyof MasterDataFields, string>> = {
  de: {
    company: 'Firma',
    contact: 'Kontakt',
    street: 'Straße',
    streetNumber: 'Hausnummer',
    zipCode: 'Postleitzahl',
    city: 'Ort',
    phone: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
    vatId: 'USt-IdNr.',
    iban: 'IBAN',
    openingHours: 'Öffnungszeiten',
    finderName: 'Laden, Name',
    finderStreet: 'Laden, Straße',
    finderStreetNumber: 'Laden, Hausnummer',
    finderZipCode: 'Laden, Postleitzahl',
    finderCity: 'Laden, Ort',
    finderPhone: 'Laden, Telefon',
    finderEmail: 'Laden, E-Mail',
  },
  en: {
    company: 'Company',
    contact: 'Contact',
    street: 'Street',
    streetNumber: 'House number',
    zipCode: 'Postcode',
    city: 'Town',
    phone: 'Telephone',
    email: 'E-mail',
    website: 'Website',
    vatId: 'VAT ID',
    iban: 'IBAN',
    openingHours: 'Opening hours',
    finderName: 'Shop, name',
    finderStreet: 'Shop, street',
    finderStreetNumber: 'Shop, house number',
    finderZipCode: 'Shop, postcode',
    finderCity: 'Shop, town',
    finderPhone: 'Shop, telephone',
    finderEmail: 'Shop, e-mail',
  },
};

interface LetterWords {
  new: string;
  received: string;
  receivedHeadline: string;
  receivedText: string;
  accepted: string;
  acceptedHeadline: string;
  acceptedText: string;
  rejected: string;
  rejectedHeadline: string;
  rejectedText: string;
  notYou(email: string): string;
}

const masterDataEmailMessages: Record<Language, LetterWords> = {
  de: {
    new: 'neu',
    received: 'Ihre Stammdaten bei Lautlos',
    receivedHeadline: 'Ihre Änderung ist da.',
    receivedText:
      'Wir prüfen sie, meist am nächsten Werktag. Bis dahin gilt, was bisher galt. Das möchten Sie ändern:',
    accepted: 'Ihre Stammdaten sind geändert',
    acceptedHeadline: 'Ihre Stammdaten sind geändert.',
    acceptedText:
      'Rechnungen tragen ab jetzt die neuen Angaben. Was den Laden betrifft, steht auch in der Händlersuche.',
    rejected: 'Ihre Stammdaten bleiben, wie sie waren',
    rejectedHeadline: 'Ihre Stammdaten bleiben, wie sie waren.',
    rejectedText: 'Wir konnten die Änderung nicht übernehmen. Der Grund:',
    notYou: (email) =>
      `Das waren nicht Sie? Dann hat jemand Zugang zu Ihrem Konto. Sagen Sie es uns bald: ${email}.`,
  },
  en: {
    new: 'new',
    received: 'Your master data at Lautlos',
    receivedHeadline: 'We have your change.',
    receivedText:
      'We check it, usually on the next working day. Until then everything stays as it was. This is what you would like to change:',
    accepted: 'Your master data has changed',
    acceptedHeadline: 'Your master data has changed.',
    acceptedText:
      'Invoices bear the new details from now on. What concerns the shop also shows in the dealer finder.',
    rejected: 'Your master data stays as it was',
    rejectedHeadline: 'Your master data stays as it was.',
    rejectedText: 'We could not accept the change. The reason:',
    notYou: (email) =>
      `That was not you? Then somebody has access to your account. Tell us soon: ${email}.`,
  },
};

interface MasterDataEmailInput {
  id: string;
  customer: CustomerModel;
  wanted: MasterDataFields;
  changes: MasterDataChanges;
  language: Language;
}

/** Email to the reviewers, with the commands for accepting and rejecting. */
export function buildReviewRequestEmail({
  id,
  customer,
  wanted,
  changes,
}: MasterDataEmailInput): EmailContent {
  const { customerNumber } = customer;
  return {
    language: 'de',
    subject: `Stammdaten, Kunde ${customerNumber}: ${wanted.company}`,
    headline: 'Ein Händler möchte seine Stammdaten ändern.',
    paragraphs: [
      `Kunde ${customerNumber}, ${toDisplayEmail(customer.email)}. Die Bankverbindung steht hier gekürzt; ganz zeigt sie der Befehl mit show.`,
    ],
    facts: facts(changes, 'de'),
    notes: [
      `npm run dealer-request -- show ${id}`,
      `npm run dealer-request -- accept ${id}`,
      `npm run dealer-request -- refuse ${id} --reason "…"`,
    ],
  };
}

/** Email that confirms the requested changes to the dealer. */
export function buildRequestReceivedEmail(
  { changes, language }: MasterDataEmailInput,
  brand: Brand,
): EmailContent {
  const { received, receivedHeadline, receivedText, notYou } = masterDataEmailMessages[language];
  return {
    language,
    subject: received,
    headline: receivedHeadline,
    paragraphs: [receivedText],
    facts: facts(changes, language),
    notes: [notYou(toDisplayEmail(brand.email))],
  };
}

/** Email to the dealer with the result of the review. */
export function buildReviewResultEmail(
  language: Language,
  { isAccepted, reason }: { isAccepted: boolean; reason: string },
): EmailContent {
  const words = masterDataEmailMessages[language];
  return {
    language,
    subject: isAccepted ? words.accepted : words.rejected,
    headline: isAccepted ? words.acceptedHeadline : words.rejectedHeadline,
    paragraphs: [
      isAccepted ? words.acceptedText : words.rejectedText,
      ...(reason === '' ? [] : [reason]),
    ],
  };
}

function facts({ texts, hasOpeningHoursChange }: MasterDataChanges, language: Language) {
  const words = masterDataFieldLabels[language];
  return [
    ...texts.map(({ field, from, to }) => ({
      label: words[field],
      value: `${shown(field, from) || '–'} → ${shown(field, to) || '–'}`,
    })),
    ...(hasOpeningHoursChange
      ? [{ label: words.openingHours, value: masterDataEmailMessages[language].new }]
      : []),
  ];
}

/** Returns a field's value for an email. An IBAN is masked, as emails must not contain it in full. */
function shown(field: MasterDataTextField, value: string): string {
  if (field !== 'iban' || value === '') return formatMasterDataField(field, value);
  return `${value.slice(0, 2)} … ${formatIban(value).slice(-4)}`;
}
