import { dayElement } from './cii-day';
import { addressElement } from './cii-party';
import type { EInvoice } from './e-invoice';
import { branch, leaf, type CiiNode } from './xml-element';

/** Where the goods went, and when (BG-13). The schema wants the element even where nothing is known. */
export function deliveryElement({ delivery: { on, to } }: EInvoice): CiiNode {
  const parts = [
    to && branch('ram:ShipToTradeParty', leaf('ram:Name', to.name), addressElement(to.address)),
    branch('ram:ActualDeliverySupplyChainEvent', dayElement('ram:OccurrenceDateTime', on)),
  ];
  return {
    name: 'ram:ApplicableHeaderTradeDelivery',
    attributes: {},
    content: parts.filter((part) => part !== null),
  };
}
