import { centsText, rateText } from './cents-text';
import type { Taxed, VatGroup } from './e-invoice';
import { branch, leaf, type CiiNode } from './xml-element';

/** What a line, an allowance or a charge is taxed at. */
export function taxElement(name: string, { category, rate }: Taxed): CiiNode | null {
  return branch(
    name,
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category),
    leaf('ram:RateApplicablePercent', rateText(rate)),
  );
}

/** One row of the VAT table (BG-23). */
export function vatGroupElement(group: VatGroup): CiiNode | null {
  return branch(
    'ram:ApplicableTradeTax',
    leaf('ram:CalculatedAmount', centsText(group.taxCents)),
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:ExemptionReason', group.exemption?.reason ?? ''),
    leaf('ram:BasisAmount', centsText(group.baseCents)),
    leaf('ram:CategoryCode', group.category),
    leaf('ram:ExemptionReasonCode', group.exemption?.code ?? ''),
    leaf('ram:RateApplicablePercent', rateText(group.rate)),
  );
}
