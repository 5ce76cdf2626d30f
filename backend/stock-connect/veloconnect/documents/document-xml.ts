import { trackingUrl } from '@/domain/order/tracking-url';
import type { Language } from '@/domain/language/detect-language';
import { dayInBerlin } from '@/domain/time/day';
import type { AddressFields } from '../../../shop/address/address-model';
import type { OrderItemModel, OrderModel } from '../../../shop/order/order-model';
import { vatBreakdown } from '../../../documents/documents.service';
import { amount, quantity, type Seller, sellersId } from '../item-xml';
import { element, optionalText, text, type XmlName, type XmlNode } from '../xml-writer';
import type { DocumentKind, Papers } from './document';
import { articleLines, chargedLines, type DocumentLine } from './document-lines';

const names: Record<DocumentKind, { document: XmlName; header: XmlName; id: XmlName }> = {
  orderConfirmation: {
    document: 'vcr:OrderConfirmation',
    header: 'vcr:OrderConfirmationHeader',
    id: 'vcr:OrderConfirmationID',
  },
  deliveryNote: {
    document: 'vcr:DeliveryNote',
    header: 'vcr:DeliveryNoteHeader',
    id: 'vcr:DeliveryNoteID',
  },
  invoice: { document: 'vcr:Invoice', header: 'vcr:InvoiceHeader', id: 'vcr:InvoiceID' },
};

/** The kinds a paper of each kind points back to. */
const references: Record<DocumentKind, readonly DocumentKind[]> = {
  orderConfirmation: [],
  deliveryNote: ['orderConfirmation'],
  invoice: ['orderConfirmation', 'deliveryNote'],
};

/** What a query tells of a paper: its number, its day, the order it belongs to and the papers before it. */
export function headerNode(kind: DocumentKind, papers: Papers): XmlNode {
  return element(names[kind].header, [
    ...headNodes(kind, papers),
    text('vcr:OrderID', papers.orderId),
    ...references[kind].map((other) =>
      optionalText(names[other].id, papers.numbers[other]?.id ?? null),
    ),
  ]);
}

/** A whole paper. Its net sum is the sum of its lines, and with the VAT of each rate it is the invoice's total. */
export function documentNode(
  kind: DocumentKind,
  papers: Papers,
  items: readonly OrderItemModel[],
  { seller, language }: { seller: Seller; language: Language },
): XmlNode {
  const { order } = papers;
  const lines =
    kind === 'deliveryNote' ? articleLines(order, items) : chargedLines(order, items, language);
  return element(names[kind].document, [
    ...headNodes(kind, papers),
    ...(kind === 'deliveryNote'
      ? [optionalText('vcr:TrackingURL', trackingUrl(order.trackingNumber))]
      : []),
    ...(kind === 'invoice'
      ? [text('vcr:InvoiceURL', `${seller.siteUrl}/api/invoices/${order.orderNumber}`)]
      : []),
    partyNode(order.invoiceAddress),
    ...(kind === 'deliveryNote'
      ? [addressNode(order.deliveryAddress ?? order.invoiceAddress)]
      : []),
    ...(kind === 'invoice' ? sumNodes(order, lines) : []),
    ...lines.map((line) => lineNode(kind, papers, line)),
  ]);
}

function headNodes(kind: DocumentKind, { order, numbers }: Papers): (XmlNode | null)[] {
  const paper = numbers[kind];
  return [
    optionalText(names[kind].id, paper?.id ?? null),
    optionalText('cbc:IssueDate', paper === null ? null : dayInBerlin(paper.at)),
    optionalText('vcr:Description', order.reference),
  ];
}

function sumNodes(order: OrderModel, lines: readonly DocumentLine[]): XmlNode[] {
  const net = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  return [
    amount('vcr:GrossSum', order.totalCents),
    amount('vcr:NetSum', net),
    ...vatBreakdown(order).map(({ rate, netCents, vatCents }) =>
      element('vcr:VAT', [
        amount('cbc:TaxableAmount', netCents),
        amount('cbc:TaxAmount', vatCents),
        taxNode(rate),
      ]),
    ),
  ];
}

function lineNode(kind: DocumentKind, papers: Papers, line: DocumentLine): XmlNode {
  const reference = (name: XmlName, id: string | null): XmlNode | null =>
    id === null
      ? null
      : element(name, [text('vcr:ID', id), line.sku === null ? null : text('vcr:LineID', line.id)]);
  return element('vcr:LineItem', [
    text('vcr:LineID', line.id),
    reference('vcr:OrderID', papers.orderId),
    ...references[kind].map((other) =>
      reference(names[other].id, papers.numbers[other]?.id ?? null),
    ),
    quantity('cbc:Quantity', line.amount),
    element('cac:Item', [
      text('cbc:Description', line.description),
      line.sku === null ? null : sellersId(line.sku),
      taxNode(line.vatRate),
    ]),
    amount('vcr:UnitPrice', line.unitCents),
    amount('vcr:LinePrice', line.lineCents),
  ]);
}

function taxNode(rate: number): XmlNode {
  return element('cac:TaxCategory', [
    text('cbc:Percent', String(rate / 100)),
    element('cac:TaxScheme', [text('cac:ID', 'VAT')]),
  ]);
}

/** The buyer. */
function partyNode({ company, firstName, lastName }: AddressFields): XmlNode {
  const name = company === '' ? `${firstName} ${lastName}`.trim() : company;
  return element('cac:Party', [element('cac:PartyName', [text('cbc:Name', name)])]);
}

function addressNode(address: AddressFields): XmlNode {
  return element('cac:DeliveryAddress', [
    optionalText('cbc:StreetName', address.street),
    optionalText('cbc:BuildingNumber', address.streetNumber),
    optionalText('cbc:CityName', address.city),
    optionalText('cbc:PostalZone', address.zipCode),
    element('cac:Country', [text('cac:IdentificationCode', address.countryId.toUpperCase())]),
  ]);
}
