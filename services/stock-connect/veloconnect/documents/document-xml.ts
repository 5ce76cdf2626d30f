import { buildTrackingUrl } from '@/domain/delivery/expected-delivery';
import type { Language } from '@/domain/locale/language';
import { toBerlinDay, type IsoDay } from '@/domain/time/day';
import type { PostalAddress } from '../../../shop/address/address-model';
import type { OrderItemModel, OrderModel } from '../../../shop/order/order-model';
import { buildInvoiceTerms } from '../../../documents/invoice/invoice.service';
import { computeVatBreakdown } from '../../../documents/invoice/invoice-sections';
import {
  createAmountElement,
  createQuantityElement,
  type Seller,
  createSellersIdElement,
} from '../item-xml';
import {
  createVeloElement,
  createOptionalTextElement,
  createVeloTextElement,
  type XmlName,
  type VeloXmlNode,
} from '../xml-writer';
import type { DocumentKind, OrderDocumentSet } from './document-filter';
import { formatInvoiceTerms } from './document-lines';
import { listArticleLines, listChargedLines, type DocumentLine } from './document-lines';

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

/** The kinds of documents to which a document of each kind refers. */
const references: Record<DocumentKind, readonly DocumentKind[]> = {
  orderConfirmation: [],
  deliveryNote: ['orderConfirmation'],
  invoice: ['orderConfirmation', 'deliveryNote'],
};

/** Seller, language and current day of a response. */
export interface DocumentContext {
  seller: Seller;
  language: Language;
  today: IsoDay;
}

/** Builds a document's header for a query: number, day, order, and referenced documents. */
export function createHeaderElement(
  kind: DocumentKind,
  documents: OrderDocumentSet,
  setting: DocumentContext,
): VeloXmlNode {
  return createVeloElement(names[kind].header, [
    ...headNodes(kind, documents, setting),
    createVeloTextElement('vcr:OrderID', documents.orderId),
    ...references[kind].map((other) =>
      createOptionalTextElement(names[other].id, documents.numbers[other]?.id ?? null),
    ),
  ]);
}

/**
 * Builds the element of a whole document. The net total is the sum of the lines. Net total and the VAT of each rate add
 * up to the total of the invoice.
 */
export function createDocumentElement(
  kind: DocumentKind,
  documents: OrderDocumentSet,
  items: readonly OrderItemModel[],
  setting: DocumentContext,
): VeloXmlNode {
  const { numbers, shipment, invoice } = documents;
  const order = (kind === 'invoice' ? invoice?.own.content.order : null) ?? documents.order;
  const { seller, language } = setting;
  const lines =
    kind === 'deliveryNote'
      ? listArticleLines(order, items)
      : listChargedLines(order, items, language);
  return createVeloElement(names[kind].document, [
    ...headNodes(kind, documents, setting),
    ...(kind === 'deliveryNote'
      ? [
          createOptionalTextElement(
            'vcr:TrackingURL',
            buildTrackingUrl(shipment?.trackingNumber ?? ''),
          ),
        ]
      : []),
    ...(kind === 'invoice'
      ? [
          createVeloTextElement(
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
    ...lines.map((line) => lineNode(kind, documents, line)),
  ]);
}

function headNodes(
  kind: DocumentKind,
  { order, numbers, invoice }: OrderDocumentSet,
  { language, today }: DocumentContext,
): (VeloXmlNode | null)[] {
  const paper = numbers[kind];
  const terms =
    kind === 'invoice' && invoice !== null
      ? formatInvoiceTerms(buildInvoiceTerms(invoice.own, invoice.known, today), language)
      : '';
  const description = [order.reference, terms].filter((text) => text !== '').join(' · ');
  return [
    createOptionalTextElement(names[kind].id, paper?.id ?? null),
    createOptionalTextElement('cbc:IssueDate', paper === null ? null : toBerlinDay(paper.at)),
    createOptionalTextElement('vcr:Description', description),
  ];
}

function sumNodes(order: OrderModel, lines: readonly DocumentLine[]): VeloXmlNode[] {
  const net = lines.reduce((sum, { lineCents }) => sum + lineCents, 0);
  return [
    createAmountElement('vcr:GrossSum', order.totalCents),
    createAmountElement('vcr:NetSum', net),
    ...computeVatBreakdown(order).map(({ rate, netCents, vatCents }) =>
      createVeloElement('vcr:VAT', [
        createAmountElement('cbc:TaxableAmount', netCents),
        createAmountElement('cbc:TaxAmount', vatCents),
        taxNode(rate),
      ]),
    ),
  ];
}

function lineNode(
  kind: DocumentKind,
  documents: OrderDocumentSet,
  line: DocumentLine,
): VeloXmlNode {
  const reference = (name: XmlName, id: string | null): VeloXmlNode | null =>
    id === null
      ? null
      : createVeloElement(name, [
          createVeloTextElement('vcr:ID', id),
          line.sku === null ? null : createVeloTextElement('vcr:LineID', line.id),
        ]);
  return createVeloElement('vcr:LineItem', [
    createVeloTextElement('vcr:LineID', line.id),
    reference('vcr:OrderID', documents.orderId),
    ...references[kind].map((other) =>
      reference(names[other].id, documents.numbers[other]?.id ?? null),
    ),
    createQuantityElement('cbc:Quantity', line.amount),
    createVeloElement('cac:Item', [
      createVeloTextElement('cbc:Description', line.description),
      line.sku === null ? null : createSellersIdElement(line.sku),
      taxNode(line.vatRate),
    ]),
    createAmountElement('vcr:UnitPrice', line.unitCents),
    createAmountElement('vcr:LinePrice', line.lineCents),
  ]);
}

function taxNode(rate: number): VeloXmlNode {
  return createVeloElement('cac:TaxCategory', [
    createVeloTextElement('cbc:Percent', String(rate / 100)),
    createVeloElement('cac:TaxScheme', [createVeloTextElement('cac:ID', 'VAT')]),
  ]);
}

/** Builds the buyer element. */
function partyNode({ company, firstName, lastName }: PostalAddress): VeloXmlNode {
  const name = company === '' ? `${firstName} ${lastName}`.trim() : company;
  return createVeloElement('cac:Party', [
    createVeloElement('cac:PartyName', [createVeloTextElement('cbc:Name', name)]),
  ]);
}

function addressNode(address: PostalAddress): VeloXmlNode {
  return createVeloElement('cac:DeliveryAddress', [
    createOptionalTextElement('cbc:StreetName', address.street),
    createOptionalTextElement('cbc:BuildingNumber', address.streetNumber),
    createOptionalTextElement('cbc:CityName', address.city),
    createOptionalTextElement('cbc:PostalZone', address.zipCode),
    createVeloElement('cac:Country', [
      createVeloTextElement('cac:IdentificationCode', address.countryId.toUpperCase()),
    ]),
  ]);
}
