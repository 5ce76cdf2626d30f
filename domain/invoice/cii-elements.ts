import type {
  EInvoiceAddress,
  EInvoiceParty,
  EInvoice,
  VatClassification,
  VatGroup,
  EInvoiceLine,
  DocumentCharge,
  EInvoiceTotals,
  PaymentMeans,
} from './e-invoice';
import {
  createElement,
  createTextElement,
  buildDateElement,
  formatXmlCents,
  formatXmlRate,
  formatXmlPrice,
} from './cii-xml';
import type { XmlNode } from '@/domain/text/xml';

/** Builds the element of the seller or buyer (BG-4, BG-7). */
function buildPartyElement(name: string, party: EInvoiceParty): XmlNode | null {
  const { contact, electronicAddress } = party;
  return createElement(
    name,
    createTextElement('ram:ID', party.id),
    createTextElement('ram:Name', party.name),
    createElement(
      'ram:SpecifiedLegalOrganization',
      createTextElement('ram:ID', party.registrationId),
    ),
    createElement(
      'ram:DefinedTradeContact',
      createTextElement('ram:PersonName', contact?.name ?? ''),
      createElement(
        'ram:TelephoneUniversalCommunication',
        createTextElement('ram:CompleteNumber', contact?.phone ?? ''),
      ),
      createElement(
        'ram:EmailURIUniversalCommunication',
        createTextElement('ram:URIID', contact?.email ?? ''),
      ),
    ),
    buildAddressElement(party.address),
    createElement(
      'ram:URIUniversalCommunication',
      createTextElement('ram:URIID', electronicAddress?.id ?? '', {
        schemeID: electronicAddress?.scheme ?? '',
      }),
    ),
    registrationElement('VA', party.vatId),
    registrationElement('FC', party.taxNumber),
  );
}

/** Builds the element of a postal address (BG-5, BG-8, BG-15). */
function buildAddressElement(address: EInvoiceAddress): XmlNode | null {
  return createElement(
    'ram:PostalTradeAddress',
    createTextElement('ram:PostcodeCode', address.postcode),
    createTextElement('ram:LineOne', address.line1),
    createTextElement('ram:LineTwo', address.line2),
    createTextElement('ram:CityName', address.city),
    createTextElement('ram:CountryID', address.countryCode),
  );
}

function registrationElement(schemeID: 'VA' | 'FC', id: string): XmlNode | null {
  return createElement(
    'ram:SpecifiedTaxRegistration',
    createTextElement('ram:ID', id, { schemeID }),
  );
}

/** Builds the element with seller, buyer and their order references. */
export function buildAgreementElement(invoice: EInvoice): XmlNode | null {
  return createElement(
    'ram:ApplicableHeaderTradeAgreement',
    createTextElement('ram:BuyerReference', invoice.buyerReference),
    buildPartyElement('ram:SellerTradeParty', invoice.seller),
    buildPartyElement('ram:BuyerTradeParty', invoice.buyer),
    createElement(
      'ram:SellerOrderReferencedDocument',
      createTextElement('ram:IssuerAssignedID', invoice.salesOrder),
    ),
    createElement(
      'ram:BuyerOrderReferencedDocument',
      createTextElement('ram:IssuerAssignedID', invoice.orderReference),
    ),
  );
}

/** Builds the place and day of delivery (BG-13). The schema requires the element even if it is empty. */
export function buildDeliveryElement({ delivery: { on, to } }: EInvoice): XmlNode {
  const parts = [
    to &&
      createElement(
        'ram:ShipToTradeParty',
        createTextElement('ram:Name', to.name),
        buildAddressElement(to.address),
      ),
    createElement(
      'ram:ActualDeliverySupplyChainEvent',
      buildDateElement('ram:OccurrenceDateTime', on),
    ),
  ];
  return {
    name: 'ram:ApplicableHeaderTradeDelivery',
    attributes: {},
    content: parts.filter((part) => part !== null),
  };
}

/** Builds the VAT category and rate of a line, allowance or charge. */
function buildTaxElement(name: string, { category, rate }: VatClassification): XmlNode | null {
  return createElement(
    name,
    createTextElement('ram:TypeCode', 'VAT'),
    createTextElement('ram:CategoryCode', category),
    createTextElement('ram:RateApplicablePercent', formatXmlRate(rate)),
  );
}

/** Builds a row of the VAT breakdown (BG-23). */
function buildVatGroupElement(group: VatGroup): XmlNode | null {
  return createElement(
    'ram:ApplicableTradeTax',
    createTextElement('ram:CalculatedAmount', formatXmlCents(group.taxCents)),
    createTextElement('ram:TypeCode', 'VAT'),
    createTextElement('ram:ExemptionReason', group.exemption?.reason ?? ''),
    createTextElement('ram:BasisAmount', formatXmlCents(group.baseCents)),
    createTextElement('ram:CategoryCode', group.category),
    createTextElement('ram:ExemptionReasonCode', group.exemption?.code ?? ''),
    createTextElement('ram:RateApplicablePercent', formatXmlRate(group.rate)),
  );
}

/** Builds an invoice line (BG-25). */
export function buildLineElement(line: EInvoiceLine): XmlNode | null {
  return createElement(
    'ram:IncludedSupplyChainTradeLineItem',
    createElement('ram:AssociatedDocumentLineDocument', createTextElement('ram:LineID', line.id)),
    createElement(
      'ram:SpecifiedTradeProduct',
      createTextElement('ram:GlobalID', line.gtin, { schemeID: '0160' }),
      createTextElement('ram:SellerAssignedID', line.sku),
      createTextElement('ram:Name', line.name),
      createTextElement('ram:Description', line.description),
    ),
    createElement(
      'ram:SpecifiedLineTradeAgreement',
      createElement(
        'ram:NetPriceProductTradePrice',
        createTextElement('ram:ChargeAmount', formatXmlPrice(line.priceMicros)),
      ),
    ),
    createElement(
      'ram:SpecifiedLineTradeDelivery',
      createTextElement('ram:BilledQuantity', String(line.quantity), { unitCode: line.unit }),
    ),
    createElement(
      'ram:SpecifiedLineTradeSettlement',
      buildTaxElement('ram:ApplicableTradeTax', line),
      createElement(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        createTextElement('ram:LineTotalAmount', formatXmlCents(line.netCents)),
      ),
    ),
  );
}

const currency = 'EUR';

/** Builds the element with payment, VAT breakdown, allowances, charges and totals. */
export function buildSettlementElement(invoice: EInvoice): XmlNode | null {
  const { payment, preceding } = invoice;
  return createElement(
    'ram:ApplicableHeaderTradeSettlement',
    createTextElement('ram:PaymentReference', payment.reference),
    createTextElement('ram:InvoiceCurrencyCode', currency),
    meansElement(payment.means),
    invoice.vat.map(buildVatGroupElement),
    invoice.documentCharges.map(chargeElement),
    createElement(
      'ram:SpecifiedTradePaymentTerms',
      createTextElement('ram:Description', payment.terms),
      buildDateElement('ram:DueDateDateTime', payment.dueOn),
    ),
    totalsElement(invoice.totals),
    createElement(
      'ram:InvoiceReferencedDocument',
      createTextElement('ram:IssuerAssignedID', preceding?.number ?? ''),
      buildDateElement('ram:FormattedIssueDateTime', preceding?.issuedOn ?? null, 'qdt'),
    ),
  );
}

function meansElement({ code, text, account }: PaymentMeans): XmlNode | null {
  return createElement(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    createTextElement('ram:TypeCode', code),
    createTextElement('ram:Information', text),
    createElement(
      'ram:PayeePartyCreditorFinancialAccount',
      createTextElement('ram:IBANID', account?.iban ?? ''),
      createTextElement('ram:AccountName', account?.holder ?? ''),
    ),
    createElement(
      'ram:PayeeSpecifiedCreditorFinancialInstitution',
      createTextElement('ram:BICID', account?.bic ?? ''),
    ),
  );
}

function chargeElement(charge: DocumentCharge): XmlNode | null {
  const isCharge = String(charge.kind === 'charge');
  return createElement(
    'ram:SpecifiedTradeAllowanceCharge',
    createElement('ram:ChargeIndicator', createTextElement('udt:Indicator', isCharge)),
    createTextElement('ram:ActualAmount', formatXmlCents(charge.netCents)),
    createTextElement('ram:ReasonCode', charge.reasonCode ?? ''),
    createTextElement('ram:Reason', charge.reason),
    buildTaxElement('ram:CategoryTradeTax', charge),
  );
}

function totalsElement(totals: EInvoiceTotals): XmlNode | null {
  return createElement(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    createTextElement('ram:LineTotalAmount', formatXmlCents(totals.linesCents)),
    createTextElement('ram:ChargeTotalAmount', formatXmlCents(totals.chargesCents)),
    createTextElement('ram:AllowanceTotalAmount', formatXmlCents(totals.allowancesCents)),
    createTextElement('ram:TaxBasisTotalAmount', formatXmlCents(totals.netCents)),
    createTextElement('ram:TaxTotalAmount', formatXmlCents(totals.taxCents), {
      currencyID: currency,
    }),
    createTextElement('ram:GrandTotalAmount', formatXmlCents(totals.grossCents)),
    createTextElement('ram:TotalPrepaidAmount', formatXmlCents(totals.paidCents)),
    createTextElement('ram:DuePayableAmount', formatXmlCents(totals.dueCents)),
  );
}
