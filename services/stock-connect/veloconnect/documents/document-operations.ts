import { z } from 'zod';
import { toBerlinDay } from '@/domain/time/day';
import type { OrderItemModel } from '../../../shop/order/order-model';
import { listOrderInvoices } from '../../../shop/order/invoices/invoices.repository';
import { listOrderItems, listOrders } from '../../../shop/order/order.repository';
import { listOrdersShipments } from '../../../shop/order/shipments/shipments.repository';
import type { VeloCall, VeloOperation } from '../velo-operation';
import { VeloError } from '../velo-request';
import { getParameter, listParameterValues } from '../velo-request';
import {
  createVeloElement,
  createOptionalTextElement,
  createVeloTextElement,
  type XmlName,
  type VeloXmlNode,
} from '../xml-writer';
import {
  type DocumentFilter,
  type DocumentKind,
  matchesDocumentFilter,
  type OrderDocumentSet,
  listDocuments,
} from './document-filter';
import { createDocumentElement, createHeaderElement, type DocumentContext } from './document-xml';

/** Maximum number of documents in one response. */
const maxDocuments = 200;

/** Lists the confirmations of the dealer's orders, including orders placed in the storefront. */
export const orderConfirmationQuery = query(
  'orderConfirmation',
  'vcr:OrderConfirmationQueryResponse',
);
export const orderConfirmationDetails = details(
  'orderConfirmation',
  'vcr:OrderConfirmationDetailsResponse',
  'OrderConfirmationID',
);
/** Lists the delivery notes of the dealer's dispatched shipments. */
export const deliveryNoteQuery = query('deliveryNote', 'vcr:DeliveryNoteQueryResponse');
export const deliveryNoteDetails = details(
  'deliveryNote',
  'vcr:DeliveryNoteDetailsResponse',
  'DeliveryNoteID',
);
/** Lists the dealer's invoices. The response contains only their data; the legally binding invoice is the PDF. */
export const invoiceQuery = query('invoice', 'vcr:InvoiceInformationQueryResponse');
export const invoiceDetails = details(
  'invoice',
  'vcr:InvoiceInformationDetailsResponse',
  'InvoiceID',
);

/**
 * Creates the operation that lists documents of a kind, newest first. If not all documents fit into one response, its
 * DateRange starts on the day from which on the list is complete.
 */
function query(kind: DocumentKind, response: XmlName): VeloOperation {
  return {
    response,
    isTransaction: false,
    async run(call) {
      const filter = readFilter(call);
      const dayOf = (documents: OrderDocumentSet) => documents.numbers[kind]?.at ?? 0;
      const wanted = (await listOrderDocuments(call))
        .filter((documents) => matchesDocumentFilter(documents, kind, filter))
        .sort((a, b) => dayOf(b) - dayOf(a));
      const page = wanted.slice(0, maxDocuments);
      const range = { ...filter, from: narrowedFrom(kind, wanted) ?? filter.from };
      return {
        content: [
          rangeNode(range),
          ...page.map((documents) => createHeaderElement(kind, documents, settingOf(call))),
        ],
        items: page.length,
      };
    },
  };
}

/**
 * Creates the operation that returns the document for each requested number, or an element that marks the number as
 * unknown.
 */
function details(kind: DocumentKind, response: XmlName, parameter: string): VeloOperation {
  return {
    response,
    isTransaction: false,
    async run(call) {
      const ids = listParameterValues(call.request, parameter);
      if (ids.length === 0) throw new VeloError('malformed', `At least one ${parameter} is needed`);
      if (ids.length > maxDocuments)
        throw new VeloError('badRequest', `No more than ${maxDocuments} documents at once`);
      const byId = new Map(
        (await listOrderDocuments(call)).map((documents) => [
          documents.numbers[kind]?.id ?? null,
          documents,
        ]),
      );
      const known: VeloXmlNode[] = [];
      const unknown: VeloXmlNode[] = [];
      for (const id of ids) {
        const documents = byId.get(id);
        if (documents) known.push(await wholeNode(call, kind, documents));
        else unknown.push(createVeloTextElement('vcr:UnknownID', id));
      }
      return { content: [...known, ...unknown], items: ids.length };
    },
  };
}

async function wholeNode(
  call: VeloCall,
  kind: DocumentKind,
  documents: OrderDocumentSet,
): Promise<VeloXmlNode> {
  const items = await listOrderItems(call.shop.db, documents.order);
  return createDocumentElement(kind, documents, itemsOf(kind, documents, items), settingOf(call));
}

/** Returns the items of a document: those billed by an invoice or contained in a shipment. */
function itemsOf(
  kind: DocumentKind,
  { invoice, shipment }: OrderDocumentSet,
  items: readonly OrderItemModel[],
): readonly OrderItemModel[] {
  if (kind === 'invoice') return invoice?.own.content.items ?? [];
  if (kind === 'orderConfirmation' || shipment === null) return items;
  return items.flatMap((item) => {
    const line = shipment.lines.find(({ orderItemId }) => orderItemId === item.id);
    return line ? [{ ...item, amount: line.amount }] : [];
  });
}

function settingOf({ seller, shop }: VeloCall): DocumentContext {
  return { seller, language: shop.language, today: toBerlinDay(shop.now) };
}

/** Lists the documents of the dealer's orders. A canceled order has no confirmation. */
async function listOrderDocuments({ shop, customerId }: VeloCall): Promise<OrderDocumentSet[]> {
  const orders = await listOrders(shop.db, customerId, { offset: 0, limit: null });
  const ids = orders.map(({ id }) => id);
  const shipments = await listOrdersShipments(shop.db, ids);
  const invoices = await listOrderInvoices(shop.db, ids);
  return orders.flatMap((order) => {
    const own = ({ orderId }: { orderId: string }) => orderId === order.id;
    return listDocuments(order, shipments.filter(own), invoices.filter(own));
  });
}

function readFilter({ request }: VeloCall): DocumentFilter {
  return {
    from: readDay(getParameter(request, 'FromDate')),
    thru: readDay(getParameter(request, 'ThruDate')),
    orderIds: listParameterValues(request, 'OrderID'),
    orderConfirmationIds: listParameterValues(request, 'OrderConfirmationID'),
    deliveryNoteIds: listParameterValues(request, 'DeliveryNoteID'),
  };
}

function readDay(written: string): string | null {
  if (written === '') return null;
  const day = z.iso.date().safeParse(written);
  if (!day.success) throw new VeloError('malformed', 'Days are written as 2026-11-21');
  return day.data;
}

/** Returns the day from which on the response is complete; null if it contains all documents. */
function narrowedFrom(kind: DocumentKind, wanted: readonly OrderDocumentSet[]): string | null {
  const left = wanted[maxDocuments - 1];
  const at = wanted.length > maxDocuments ? left?.numbers[kind]?.at : undefined;
  return at === undefined ? null : toBerlinDay(at);
}

function rangeNode({ from, thru }: Pick<DocumentFilter, 'from' | 'thru'>): VeloXmlNode | null {
  return from === null && thru === null
    ? null
    : createVeloElement('vcr:DateRange', [
        createOptionalTextElement('vcr:FromDate', from),
        createOptionalTextElement('vcr:ThruDate', thru),
      ]);
}
