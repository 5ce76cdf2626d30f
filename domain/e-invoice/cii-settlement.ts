import { centsText } from './cents-text';
import { dayElement } from './cii-day';
import { taxElement, vatGroupElement } from './cii-tax';
import type { DocumentCharge, EInvoice, EInvoiceTotals, PaymentMeans } from './e-invoice';
import { branch, leaf, type CiiNode } from './xml-element';

const currency = 'EUR';

/** What is owed, what for, and how it is paid. */
export function settlementElement(invoice: EInvoice): CiiNode | null {
  const { payment, preceding } = invoice;
  return branch(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', payment.reference),
    leaf('ram:InvoiceCurrencyCode', currency),
    meansElement(payment.means),
    invoice.vat.map(vatGroupElement),
    invoice.documentCharges.map(chargeElement),
    branch(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', payment.terms),
      dayElement('ram:DueDateDateTime', payment.dueOn),
    ),
    totalsElement(invoice.totals),
    branch(
      'ram:InvoiceReferencedDocument',
      leaf('ram:IssuerAssignedID', preceding?.number ?? ''),
      dayElement('ram:FormattedIssueDateTime', preceding?.issuedOn ?? null, 'qdt'),
    ),
  );
}

function meansElement({ code, text, account }: PaymentMeans): CiiNode | null {
  return branch(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    leaf('ram:TypeCode', code),
    leaf('ram:Information', text),
    branch(
      'ram:PayeePartyCreditorFinancialAccount',
      leaf('ram:IBANID', account?.iban ?? ''),
      leaf('ram:AccountName', account?.holder ?? ''),
    ),
    branch('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', account?.bic ?? '')),
  );
}

function chargeElement(charge: DocumentCharge): CiiNode | null {
  const isCharge = String(charge.kind === 'charge');
  return branch(
    'ram:SpecifiedTradeAllowanceCharge',
    branch('ram:ChargeIndicator', leaf('udt:Indicator', isCharge)),
    leaf('ram:ActualAmount', centsText(charge.netCents)),
    leaf('ram:ReasonCode', charge.reasonCode ?? ''),
    leaf('ram:Reason', charge.reason),
    taxElement('ram:CategoryTradeTax', charge),
  );
}

function totalsElement(totals: EInvoiceTotals): CiiNode | null {
  return branch(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('ram:LineTotalAmount', centsText(totals.linesCents)),
    leaf('ram:ChargeTotalAmount', centsText(totals.chargesCents)),
    leaf('ram:AllowanceTotalAmount', centsText(totals.allowancesCents)),
    leaf('ram:TaxBasisTotalAmount', centsText(totals.netCents)),
    leaf('ram:TaxTotalAmount', centsText(totals.taxCents), { currencyID: currency }),
    leaf('ram:GrandTotalAmount', centsText(totals.grossCents)),
    leaf('ram:TotalPrepaidAmount', centsText(totals.paidCents)),
    leaf('ram:DuePayableAmount', centsText(totals.dueCents)),
  );
}
