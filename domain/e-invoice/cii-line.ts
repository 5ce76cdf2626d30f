import { centsText, priceText } from './cents-text';
import { taxElement } from './cii-tax';
import type { EInvoiceLine } from './e-invoice';
import { branch, leaf, type CiiNode } from './xml-element';

/** One line of the invoice (BG-25). */
export function lineElement(line: EInvoiceLine): CiiNode | null {
  return branch(
    'ram:IncludedSupplyChainTradeLineItem',
    branch('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', line.id)),
    branch(
      'ram:SpecifiedTradeProduct',
      leaf('ram:GlobalID', line.gtin, { schemeID: '0160' }),
      leaf('ram:SellerAssignedID', line.sku),
      leaf('ram:Name', line.name),
      leaf('ram:Description', line.description),
    ),
    branch(
      'ram:SpecifiedLineTradeAgreement',
      branch(
        'ram:NetPriceProductTradePrice',
        leaf('ram:ChargeAmount', priceText(line.priceMicros)),
      ),
    ),
    branch(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', String(line.quantity), { unitCode: line.unit }),
    ),
    branch(
      'ram:SpecifiedLineTradeSettlement',
      taxElement('ram:ApplicableTradeTax', line),
      branch(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', centsText(line.netCents)),
      ),
    ),
  );
}
