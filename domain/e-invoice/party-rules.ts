import { isInEuTaxArea } from '../address/tax-territories';
import type { EInvoice, EInvoiceAddress, EInvoiceParty } from './e-invoice';
import { breachesOf, type RuleBreach, type RuleCheck } from './rule-breach';

/** Who invoices whom, where the goods went, and the document's own number. */
export function partyBreaches(invoice: EInvoice): RuleBreach[] {
  const { number, seller, buyer, delivery, vat, typeCode, preceding } = invoice;
  const has = (category: string) => vat.some((group) => group.category === category);
  const [isIntraCommunity, isExport] = [has('K'), has('G')];
  const taxed = ['S', 'Z', 'E'].filter(has);
  return breachesOf([
    ['BR-02', filled(number)],
    ['BR-06', filled(seller.name)],
    ['BR-07', filled(buyer.name)],
    ...countryRules(seller.address, 'BR-08', 'BR-09'),
    ...countryRules(buyer.address, 'BR-10', 'BR-11'),
    ...(delivery.to ? countryRules(delivery.to.address, 'BR-57', 'BR-57') : []),
    ['BR-CO-26', filled(seller.vatId) || filled(seller.registrationId) || filled(seller.id)],
    ['BR-CO-09', hasPrefix(seller), seller.vatId],
    ['BR-CO-09', hasPrefix(buyer), buyer.vatId],
    ...taxed.map((category): RuleCheck => [
      `BR-${category}-02`,
      filled(seller.vatId) || filled(seller.taxNumber),
    ]),
    ['BR-IC-02', !isIntraCommunity || (filled(seller.vatId) && filled(buyer.vatId))],
    ['BR-IC-11', !isIntraCommunity || delivery.on !== null],
    ['BR-IC-12', !isIntraCommunity || delivery.to !== null],
    ['BR-G-02', !isExport || filled(seller.vatId)],
    // Not in EN 16931: § 4 Nr. 1 Buchst. a UStG, goods that stay in the EU are no export.
    [
      'BR-G-01',
      !isExport || !isInEuTaxArea(placeOf(whereTo(invoice))),
      whereTo(invoice).countryCode,
    ],
    // Not in EN 16931: § 31 Abs. 5 UStDV, a correction names what it corrects.
    ['BR-55', typeCode !== '381' || filled(preceding?.number ?? '')],
  ]);
}

function whereTo({ delivery, buyer }: EInvoice): EInvoiceAddress {
  return delivery.to?.address ?? buyer.address;
}

function placeOf({ countryCode, postcode }: EInvoiceAddress) {
  return { countryId: countryCode, zipCode: postcode };
}

function countryRules(address: EInvoiceAddress, missing: string, country: string): RuleCheck[] {
  const { countryCode, city, postcode, line1 } = address;
  return [
    [missing, filled(city) || filled(postcode) || filled(line1)],
    [country, filled(countryCode)],
    // EN 16931 checks the whole list of ISO 3166; what people write instead of it is this.
    [
      'BR-CL-14',
      /^[A-Z]{2}$/.test(countryCode) && !['UK', 'EL', 'XI'].includes(countryCode),
      countryCode,
    ],
  ];
}

function hasPrefix({ vatId }: EInvoiceParty): boolean {
  return vatId === '' || /^[A-Z]{2}[A-Z0-9+*]+$/.test(vatId);
}

function filled(text: string): boolean {
  return text.trim() !== '';
}
