import type { DocumentCharge, EInvoice, EInvoiceLine } from './e-invoice';
import { breachesOf, type RuleBreach, type RuleCheck } from './rule-breach';

/** The sums of the document, its lines and charges, exact to the cent. */
export function sumBreaches(invoice: EInvoice): RuleBreach[] {
  const { lines, documentCharges, vat, totals } = invoice;
  const lineSum = netSum(lines);
  const allowances = netSum(documentCharges.filter(({ kind }) => kind === 'allowance'));
  const charges = netSum(documentCharges.filter(({ kind }) => kind === 'charge'));
  const taxSum = vat.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return [
    ...breachesOf([
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

function lineBreaches(line: EInvoiceLine): RuleBreach[] {
  const { id, name, quantity, priceMicros, netCents } = line;
  return breachesOf([
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

function chargeBreaches({ kind, netCents, reason }: DocumentCharge): RuleBreach[] {
  return breachesOf([
    // BT-92 and BT-99 have no rule of their own against a sign that turns the one into the other.
    [kind === 'charge' ? 'BT-99' : 'BT-92', netCents >= 0, String(netCents)],
    [kind === 'charge' ? 'BR-CO-22' : 'BR-CO-21', reason.trim() !== ''],
  ]);
}

function netSum(parts: readonly { netCents: number }[]): number {
  return parts.reduce((sum, { netCents }) => sum + netCents, 0);
}

function equal(rule: string, said: number, due: number): RuleCheck {
  return [rule, said === due, `${said} is not ${due}`];
}
