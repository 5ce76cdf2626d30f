import type { EInvoice, Taxed, VatCategory, VatGroup } from './e-invoice';
import { breachesOf, type RuleBreach } from './rule-breach';

/** The part of a rule's name that stands for the category: BR-S-08, BR-IC-08. */
const ruleNames: Record<VatCategory, string> = { S: 'S', Z: 'Z', E: 'E', K: 'IC', G: 'G' };

/**
 * How far the VAT of a group may be from its base times the rate, in cents. The shop rounds VAT on goods, on delivery and on the
 * payment's charge, each to the cent; gross prices hold their net. That is at most 2 cents (3 × 0.5 × 1.19 + 0.5), and less can
 * never be a mistake: the total is the one that was shown and paid.
 */
const roundingCents = 2;

/** VAT by category and rate: bases exact, tax as the rate says, a reason where there is none. */
export function vatBreaches(invoice: EInvoice): RuleBreach[] {
  const { vat, lines, documentCharges } = invoice;
  const used = [...lines, ...documentCharges];
  return [
    ...breachesOf([
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

function groupBreaches(group: VatGroup, { vat, lines, documentCharges }: EInvoice): RuleBreach[] {
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
  return breachesOf([
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

function netOfGroup(parts: readonly (Taxed & { netCents: number })[], group: Taxed): number {
  return parts.filter((one) => isSame(one, group)).reduce((sum, { netCents }) => sum + netCents, 0);
}

function isSame(one: Taxed, other: Taxed): boolean {
  return one.category === other.category && one.rate === other.rate;
}
