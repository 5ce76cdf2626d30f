import type { EInvoice, EInvoiceAddress } from './e-invoice';
import { breachesOf, type RuleBreach, type RuleCheck } from './rule-breach';

/** What XRechnung 3.0 wants beyond EN 16931, and what it takes over from Peppol. */
export function xrechnungBreaches(invoice: EInvoice): RuleBreach[] {
  const { seller, buyer, buyerReference, delivery } = invoice;
  const { contact } = seller;
  return breachesOf([
    ['BR-DE-2', contact !== null],
    ['BR-DE-5', contact === null || contact.name.trim() !== ''],
    ['BR-DE-6', contact === null || contact.phone.trim() !== ''],
    ['BR-DE-7', contact === null || contact.email.trim() !== ''],
    ['BR-DE-27', contact === null || (contact.phone.match(/\d/g) ?? []).length >= 3],
    ['BR-DE-28', contact === null || /^[^@\s]{2,}@[^@\s]{2,}$/.test(contact.email)],
    ...placeRules(seller.address, 'BR-DE-3', 'BR-DE-4'),
    ...placeRules(buyer.address, 'BR-DE-8', 'BR-DE-9'),
    ...(delivery.to ? placeRules(delivery.to.address, 'BR-DE-10', 'BR-DE-11') : []),
    ['BR-DE-15', buyerReference.trim() !== ''],
    ['BR-DE-16', seller.vatId !== '' || seller.taxNumber !== ''],
    ['PEPPOL-EN16931-R010', buyer.electronicAddress !== null],
    ['PEPPOL-EN16931-R020', seller.electronicAddress !== null],
  ]);
}

function placeRules(
  { city, postcode }: EInvoiceAddress,
  noCity: string,
  noCode: string,
): RuleCheck[] {
  return [
    [noCity, city.trim() !== ''],
    [noCode, postcode.trim() !== ''],
  ];
}
