import { trackingUrl } from '@/domain/order/tracking-url';
import type { Language } from '@/domain/language/detect-language';
import { dayInBerlin, type IsoDay } from '@/domain/time/day';
import type { PostalAddress } from '../../../shop/address/address-model';
import type { OrderItemModel, OrderModel } from '../../../shop/order/order-model';
import { invoiceTerms, vatBreakdown } from '../../../documents/documents.service';
import { amount, quantity, type Seller, sellersId } from '../item-xml';
import {
  element,
  optionalTextElement,
  textElement,
  type XmlName,
  type XmlNode,
} from '../xml-writer';
import type { DocumentKind, VeloPapers } from './document';
import { termsText } from './terms-text';
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

/** Who sells, the language of what is said, and the day it is said on. */
export interface Setting {
  seller: Seller;
  language: Language;
  today: IsoDay;
}

/** What a query tells of a paper: its number, its day, the order it belongs to and the papers before it. */
export function headerNode(kind: DocumentKind, papers: VeloPapers, setting: Setting): XmlNode {
  return element(names[kind].header, [
    ...headNodes(kind, papers, setting),
    textElement('vcr:OrderID', papers.orderId),
    ...references[kind].map((other) =>
      optionalTextElement(names[other].id, papers.numbers[other]?.id ?? null),
    ),
  ]);
}

/** A whole paper. Its net sum is the sum of its lines, and with the VAT of each rate it is the invoice's total. */
export function documentNode(
  kind: DocumentKind,
  papers: VeloPapers,
  items: readonly OrderItemModel[],
  setting: Setting,
): XmlNode {
  const { numbers, shipment, invoice } = papers;
  const order = (kind === 'invoice' ? invoice?.own.content.order : null) ?? papers.order;
  const { seller, language } = setting;
  const lines =
    kind === 'deliveryNote' ? articleLines(order, items) : chargedLines(order, items, language);
  return element(names[kind].document, [
    ...headNodes(kind, papers, setting),
    ...(kind === 'deliveryNote'
      ? [optionalTextElement('vcr:TrackingURL', trackingUrl(shipment?.trackingNumber ?? ''))]
      : []),
    ...(kind === 'invoice'
      ? [
          textElement(
            'vcr:InvoiceURL',
            `${seller.siteUrl}/feeds/documents/${numbers.invoice?.id}.pdf`,
          ),
        ]
      : []),
    partyNode(order.invoiceAddress),
    ...(kind === 'deliveryNote'
      ? [addressNode(order.deliveryAddress ?? order.invoiceAddress)]
      : []),
    ...(kind === 'invoice' ? sumNodes(order, lines) : []),
    ...lines.map((line) => lineNode(kind, papers, line)),
  ]);
}

function headNodes(
  kind: DocumentKind,
  { order, numbers, invoice }: VeloPapers,
  { language, today }: Setting,
): (XmlNode | null)[] {
  const paper = numbers[kind];
  const terms =
    kind === 'invoice' && invoice !== null
      ? termsText(invoiceTerms(invoice.own, invoice.known, today), language)
      : '';
  const description = [order.reference, terms].filter((said) => said !== '').join(' · ');
  return [
    optionalTextElement(names[kind].id, paper?.id ?? null),
    optionalTextElement('cbc:IssueDate', paper === null ? null : dayInBerlin(paper.at)),
    optionalTextElement('vcr:Description', description),
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

function lineNode(kind: DocumentKind, papers: VeloPapers, line: DocumentLine): XmlNode {
  const reference = (name: XmlName, id: string | null): XmlNode | null =>
    id === null
      ? null
      : element(name, [
          textElement('vcr:ID', id),
          line.sku === null ? null : textElement('vcr:LineID', line.id),
        ]);
  return element('vcr:LineItem', [
    textElement('vcr:LineID', line.id),
    reference('vcr:OrderID', papers.orderId),
    ...references[kind].map((other) =>
      reference(names[other].id, papers.numbers[other]?.id ?? null),
    ),
    quantity('cbc:Quantity', line.amount),
    element('cac:Item', [
      textElement('cbc:Description', line.description),
      line.sku === null ? null : sellersId(line.sku),
      taxNode(line.vatRate),
    ]),
    amount('vcr:UnitPrice', line.unitCents),
    amount('vcr:LinePrice', line.lineCents),
  ]);
}

function taxNode(rate: number): XmlNode {
  return element('cac:TaxCategory', [
    textElement('cbc:Percent', String(rate / 100)),
    element('cac:TaxScheme', [textElement('cac:ID', 'VAT')]),
  ]);
}

/** The buyer. */
function partyNode({ company, firstName, lastName }: PostalAddress): XmlNode {
  const name = company === '' ? `${firstName} ${lastName}`.trim() : company;
  return element('cac:Party', [element('cac:PartyName', [textElement('cbc:Name', name)])]);
}

function addressNode(address: PostalAddress): XmlNode {
  return element('cac:DeliveryAddress', [
    optionalTextElement('cbc:StreetName', address.street),
    optionalTextElement('cbc:BuildingNumber', address.streetNumber),
    optionalTextElement('cbc:CityName', address.city),
    optionalTextElement('cbc:PostalZone', address.zipCode),
    element('cac:Country', [
      textElement('cac:IdentificationCode', address.countryId.toUpperCase()),
    ]),
  ]);
}
