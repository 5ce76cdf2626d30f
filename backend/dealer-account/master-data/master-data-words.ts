import type { MasterDataFields } from '@/domain/b2b/master-data';
import type { Language } from '@/domain/language/detect-language';

export const fieldWords: Record<Language, Record<keyof MasterDataFields, string>> = {
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
  refused: string;
  refusedHeadline: string;
  refusedText: string;
  notYou(email: string): string;
}

export const letterWords: Record<Language, LetterWords> = {
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
    refused: 'Ihre Stammdaten bleiben, wie sie waren',
    refusedHeadline: 'Ihre Stammdaten bleiben, wie sie waren.',
    refusedText: 'Wir konnten die Änderung nicht übernehmen. Der Grund:',
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
    refused: 'Your master data stays as it was',
    refusedHeadline: 'Your master data stays as it was.',
    refusedText: 'We could not accept the change. The reason:',
    notYou: (email) =>
      `That was not you? Then somebody has access to your account. Tell us soon: ${email}.`,
  },
};
