import type { EInvoiceAddress, EInvoiceParty } from './e-invoice';
import { branch, leaf, type CiiNode } from './xml-element';

/** Seller or buyer (BG-4, BG-7). */
export function partyElement(name: string, party: EInvoiceParty): CiiNode | null {
  const { contact, electronicAddress } = party;
  return branch(
    name,
    leaf('ram:ID', party.id),
    leaf('ram:Name', party.name),
    branch('ram:SpecifiedLegalOrganization', leaf('ram:ID', party.registrationId)),
    branch(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', contact?.name ?? ''),
      branch(
        'ram:TelephoneUniversalCommunication',
        leaf('ram:CompleteNumber', contact?.phone ?? ''),
      ),
      branch('ram:EmailURIUniversalCommunication', leaf('ram:URIID', contact?.email ?? '')),
    ),
    addressElement(party.address),
    branch(
      'ram:URIUniversalCommunication',
      leaf('ram:URIID', electronicAddress?.id ?? '', { schemeID: electronicAddress?.scheme ?? '' }),
    ),
    registrationElement('VA', party.vatId),
    registrationElement('FC', party.taxNumber),
  );
}

/** A postal address (BG-5, BG-8, BG-15). */
export function addressElement(address: EInvoiceAddress): CiiNode | null {
  return branch(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', address.postcode),
    leaf('ram:LineOne', address.line1),
    leaf('ram:LineTwo', address.line2),
    leaf('ram:CityName', address.city),
    leaf('ram:CountryID', address.countryCode),
  );
}

function registrationElement(schemeID: 'VA' | 'FC', id: string): CiiNode | null {
  return branch('ram:SpecifiedTaxRegistration', leaf('ram:ID', id, { schemeID }));
}
