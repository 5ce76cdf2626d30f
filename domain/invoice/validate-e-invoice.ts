import { isInEuTaxArea } from '@/domain/address/tax-territories';
import type {
  EInvoice,
  EInvoiceAddress,
  EInvoiceParty,
  DocumentCharge,
  EInvoiceLine,
  VatClassification,
  VatCategory,
  VatGroup,
} from './e-invoice';
import { isIban } from '@/domain/payment/bank-transfer';
import type { EInvoiceProfile } from './build-cii';

/** A violated rule, with its name in EN 16931, XRechnung or Peppol, and the value found. */
export interface RuleViolation {
  rule: string;
  detail: string;
}

/** A rule, whether it is fulfilled, and the detail to report if it is not. */
type RuleCheck = readonly [rule: string, holds: boolean, detail?: string | undefined];

/** Returns the rules that are not fulfilled, in their order. */
function listRuleViolations(checks: readonly RuleCheck[]): RuleViolation[] {
  return checks.flatMap(([rule, holds, detail = '']) => (holds ? [] : [{ rule, detail }]));
}

/** Validates the parties, the delivery and the document number. */
function validateParties(invoice: EInvoice): RuleViolation[] {
  const { number, seller, buyer, delivery, vat, typeCode, preceding } = invoice;
  const has = (category: string) => vat.some((group) => group.category === category);
  const [isIntraCommunity, isExport] = [has('K'), has('G')];
  const taxed = ['S', 'Z', 'E'].filter(has);
  return listRuleViolations([
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
    // Not in EN 16931. § 4 Nr. 1 Buchst. a UStG: a delivery within the EU is not an export.
    [
      'BR-G-01',
      !isExport || !isInEuTaxArea(placeOf(whereTo(invoice))),
      whereTo(invoice).countryCode,
    ],
    // Not in EN 16931. § 31 Abs. 5 UStDV: a correction must name the corrected document.
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
    // EN 16931 checks against the whole list of ISO 3166. This check covers the codes commonly used by mistake.
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

/** Validates payment means, account and terms. */
function validatePayment({ payment, totals, preceding }: EInvoice): RuleViolation[] {
  const { means, terms, dueOn } = payment;
  return listRuleViolations([
    ['BR-61', means.code !== '58' || means.account !== null],
    ['BR-DE-19', means.account === null || isIban(means.account.iban), means.account?.iban],
    ['BR-CO-25', totals.dueCents <= 0 || dueOn !== null || terms.trim() !== ''],
    // A negative amount due is invalid: a credit note with positive amounts must be issued instead.
    ['BT-115', totals.dueCents >= 0, String(totals.dueCents)],
    ['BR-55', preceding === null || preceding.number.trim() !== ''],
  ]);
}

/** Validates the totals of the document, its lines and its charges, exact to the cent. */
function validateTotals(invoice: EInvoice): RuleViolation[] {
  const { lines, documentCharges, vat, totals } = invoice;
  const lineSum = netSum(lines);
  const allowances = netSum(documentCharges.filter(({ kind }) => kind === 'allowance'));
  const charges = netSum(documentCharges.filter(({ kind }) => kind === 'charge'));
  const taxSum = vat.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return [
    ...listRuleViolations([
      ['BR-16', lines.length > 0],
      equal('BR-CO-10', totals.linesCents, lineSum),
      equal('BR-CO-11', totals.allowancesCents, allowances),
      equal('BR-CO-12', totals.chargesCents, charges),
      equal('BR-CO-13', totals.netCents, totals.linesCents - allowances + charges),
      equal('BR-CO-14', totals.taxCents, taxSum),
      equal('BR-CO-15', totals.grossCents, totals.netCents + totals.taxCents),
      equal('BR-CO-16', totals.dueCents, totals.grossCents - totals.paidCents),
    ]),
    ...lines.flatMap(lineBreaches),
    ...documentCharges.flatMap(chargeBreaches),
  ];
}

function lineBreaches(line: EInvoiceLine): RuleViolation[] {
  const { id, name, quantity, priceMicros, netCents } = line;
  return listRuleViolations([
    ['BR-21', id !== ''],
    ['BR-22', Number.isSafeInteger(quantity) && quantity > 0, `line ${id}: ${quantity}`],
    ['BR-25', name.trim() !== '', `line ${id}`],
    ['BR-27', priceMicros >= 0, `line ${id}: ${priceMicros}`],
    [
      'PEPPOL-EN16931-R120',
      Math.round((quantity * priceMicros) / 10_000) === netCents,
      `line ${id}: ${quantity} × ${priceMicros} is not ${netCents}`,
    ],
  ]);
}

function chargeBreaches({ kind, netCents, reason }: DocumentCharge): RuleViolation[] {
  return listRuleViolations([
    // EN 16931 has no rule against a negative allowance or charge, which would turn one into the other.
    [kind === 'charge' ? 'BT-99' : 'BT-92', netCents >= 0, String(netCents)],
    [kind === 'charge' ? 'BR-CO-22' : 'BR-CO-21', reason.trim() !== ''],
  ]);
}

function netSum(parts: readonly { netCents: number }[]): number {
  return parts.reduce((sum, { netCents }) => sum + netCents, 0);
}

function equal(rule: string, actual: number, expected: number): RuleCheck {
  return [rule, actual === expected, `${actual} is not ${expected}`];
}

/** Category in the names of rules, as in BR-S-08 and BR-IC-08. */
const ruleNames: Record<VatCategory, string> = { S: 'S', Z: 'Z', E: 'E', K: 'IC', G: 'G' };

/**
 * Maximum deviation of a group's VAT from base times rate, in cents. The shop rounds VAT on goods, delivery and payment
 * fee separately to the cent and derives net amounts from gross prices. The deviation is therefore at most 2 cents (3 ×
 * 0.5 × 1.19 + 0.5). A deviation within this limit is not an error, because the total is the one shown to and paid by
 * the customer.
 */
const roundingCents = 2;

/** Validates VAT by category and rate: exact bases, tax according to the rate, and a reason for an exemption. */
function validateVat(invoice: EInvoice): RuleViolation[] {
  const { vat, lines, documentCharges } = invoice;
  const used = [...lines, ...documentCharges];
  return [
    ...listRuleViolations([
      ['BR-CO-18', vat.length > 0],
      ...used.map(
        (one) =>
          [
            `BR-${ruleNames[one.category]}-01`,
            vat.some((group) => isSame(group, one)),
            `no group for ${one.category} ${one.rate}`,
          ] as const,
      ),
    ]),
    ...vat.flatMap((group) => groupBreaches(group, invoice)),
  ];
}

function groupBreaches(
  group: VatGroup,
  { vat, lines, documentCharges }: EInvoice,
): RuleViolation[] {
  const { category, rate, baseCents, taxCents, exemption } = group;
  const rule = (number: string) => `BR-${ruleNames[category]}-${number}`;
  const base =
    netOfGroup(lines, group) +
    netOfGroup(
      documentCharges.filter(({ kind }) => kind === 'charge'),
      group,
    ) -
    netOfGroup(
      documentCharges.filter(({ kind }) => kind === 'allowance'),
      group,
    );
  const tax = Math.round((baseCents * rate) / 10_000);
  const isExempt = category === 'E' || category === 'K' || category === 'G';
  return listRuleViolations([
    [rule('05'), category === 'S' ? rate > 0 : rate === 0, `rate ${rate}`],
    [rule('08'), baseCents === base, `${baseCents} is not ${base}`],
    [
      rule('08'),
      vat.filter((other) => isSame(other, group)).length === 1,
      'two groups of one rate',
    ],
    category === 'S'
      ? ['BR-CO-17', Math.abs(taxCents - tax) <= roundingCents, `${taxCents} is not ${tax}`]
      : [rule('09'), taxCents === 0, String(taxCents)],
    [rule('10'), isExempt === ((exemption?.reason ?? '').trim() !== '')],
  ]);
}

function netOfGroup(
  parts: readonly (VatClassification & { netCents: number })[],
  group: VatClassification,
): number {
  return parts.filter((one) => isSame(one, group)).reduce((sum, { netCents }) => sum + netCents, 0);
}

function isSame(one: VatClassification, other: VatClassification): boolean {
  return one.category === other.category && one.rate === other.rate;
}

/** Validates the additional rules of XRechnung 3.0, including those adopted from Peppol. */
function validateXRechnung(invoice: EInvoice): RuleViolation[] {
  const { seller, buyer, buyerReference, delivery } = invoice;
  const { contact } = seller;
  return listRuleViolations([
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

/**
 * Validates an invoice against a profile. Returns an empty list for a valid invoice. Sums must be exact to the cent and
 * VAT nearly so (see `roundingCents`); the published rule allows a deviation of one euro (EN 16931, BR-CO-17).
 */
export function validateEInvoice(invoice: EInvoice, profile: EInvoiceProfile): RuleViolation[] {
  return [
    ...validateParties(invoice),
    ...validateTotals(invoice),
    ...validateVat(invoice),
    ...validatePayment(invoice),
    ...(profile === 'xrechnung' ? validateXRechnung(invoice) : []),
  ];
}
