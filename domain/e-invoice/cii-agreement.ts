import { partyElement } from './cii-party';
import type { EInvoice } from './e-invoice';
import { branch, leaf, type CiiNode } from './xml-element';

/** Who deals with whom, and by which numbers they know the bargain. */
export function agreementElement(invoice: EInvoice): CiiNode | null {
  return branch(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', invoice.buyerReference),
    partyElement('ram:SellerTradeParty', invoice.seller),
    partyElement('ram:BuyerTradeParty', invoice.buyer),
    branch('ram:SellerOrderReferencedDocument', leaf('ram:IssuerAssignedID', invoice.salesOrder)),
    branch(
      'ram:BuyerOrderReferencedDocument',
      leaf('ram:IssuerAssignedID', invoice.orderReference),
    ),
  );
}
