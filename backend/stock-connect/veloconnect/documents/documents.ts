import { z } from 'zod';
import { dayInBerlin } from '@/domain/time/day';
import type { OrderItemModel } from '../../../shop/order/order-model';
import {
  findInvoicesOf,
  findOrderItems,
  findOrders,
  findShipmentsOf,
} from '../../../shop/order/order.service';
import type { VeloCall, VeloOperation } from '../velo-call';
import { VeloError } from '../velo-error';
import { valueOf, valuesOf } from '../velo-request';
import {
  element,
  optionalTextElement,
  textElement,
  type XmlName,
  type XmlNode,
} from '../xml-writer';
import {
  type DocumentFilter,
  type DocumentKind,
  isWanted,
  type VeloPapers,
  papersOf,
} from './document';
import { documentNode, headerNode, type Setting } from './document-xml';

/** More documents than this are not handed out in one answer. */
const maxDocuments = 200;

/** The confirmations of the dealer's orders, wherever they were placed. */
export const orderConfirmationQuery = query(
  'orderConfirmation',
  'vcr:OrderConfirmationQueryResponse',
);
export const orderConfirmationDetails = details(
  'orderConfirmation',
  'vcr:OrderConfirmationDetailsResponse',
  'OrderConfirmationID',
);
/** The delivery notes of what has been sent. */
export const deliveryNoteQuery = query('deliveryNote', 'vcr:DeliveryNoteQueryResponse');
export const deliveryNoteDetails = details(
  'deliveryNote',
  'vcr:DeliveryNoteDetailsResponse',
  'DeliveryNoteID',
);
/** The dealer's invoices; the PDF stays the invoice, this is information about it. */
export const invoiceQuery = query('invoice', 'vcr:InvoiceInformationQueryResponse');
export const invoiceDetails = details(
  'invoice',
  'vcr:InvoiceInformationDetailsResponse',
  'InvoiceID',
);

/** Newest first. When there are more than one answer holds, the answer says from which day on it is complete. */
function query(kind: DocumentKind, response: XmlName): VeloOperation {
  return {
    response,
    isTransaction: false,
    async run(call) {
      const filter = readFilter(call);
      const dayOf = (papers: VeloPapers) => papers.numbers[kind]?.at ?? 0;
      const wanted = (await listPapers(call))
        .filter((papers) => isWanted(papers, kind, filter))
        .sort((a, b) => dayOf(b) - dayOf(a));
      const told = wanted.slice(0, maxDocuments);
      const range = { ...filter, from: narrowedFrom(kind, wanted) ?? filter.from };
      return {
        content: [
          rangeNode(range),
          ...told.map((papers) => headerNode(kind, papers, settingOf(call))),
        ],
        items: told.length,
      };
    },
  };
}

/** As many documents and unknown numbers as were asked for. */
function details(kind: DocumentKind, response: XmlName, parameter: string): VeloOperation {
  return {
    response,
    isTransaction: false,
    async run(call) {
      const ids = valuesOf(call.request, parameter);
      if (ids.length === 0) throw new VeloError('malformed', `At least one ${parameter} is needed`);
      if (ids.length > maxDocuments)
        throw new VeloError('badRequest', `No more than ${maxDocuments} documents at once`);
      const byId = new Map(
        (await listPapers(call)).map((papers) => [papers.numbers[kind]?.id ?? null, papers]),
      );
      const known: XmlNode[] = [];
      const unknown: XmlNode[] = [];
      for (const id of ids) {
        const papers = byId.get(id);
        if (papers) known.push(await wholeNode(call, kind, papers));
        else unknown.push(textElement('vcr:UnknownID', id));
      }
      return { content: [...known, ...unknown], items: ids.length };
    },
  };
}

async function wholeNode(call: VeloCall, kind: DocumentKind, papers: VeloPapers): Promise<XmlNode> {
  const items = await findOrderItems(call.shop.db, papers.order);
  return documentNode(kind, papers, itemsOf(kind, papers, items), settingOf(call));
}

/** What a paper is about: an invoice about what it bills, a delivery note about what it brings. */
function itemsOf(
  kind: DocumentKind,
  { invoice, shipment }: VeloPapers,
  items: readonly OrderItemModel[],
): readonly OrderItemModel[] {
  if (kind === 'invoice') return invoice?.own.content.items ?? [];
  if (kind === 'orderConfirmation' || shipment === null) return items;
  return items.flatMap((item) => {
    const line = shipment.lines.find(({ orderItemId }) => orderItemId === item.id);
    return line ? [{ ...item, amount: line.amount }] : [];
  });
}

function settingOf({ seller, shop }: VeloCall): Setting {
  return { seller, language: shop.language, today: dayInBerlin(shop.now) };
}

/** Cancelled orders have none but the invoices that were written before. */
async function listPapers({ shop, customerId }: VeloCall): Promise<VeloPapers[]> {
  const orders = await findOrders(shop.db, customerId, { offset: 0, limit: null });
  const ids = orders.map(({ id }) => id);
  const shipments = await findShipmentsOf(shop.db, ids);
  const invoices = await findInvoicesOf(shop.db, ids);
  return orders.flatMap((order) => {
    const own = ({ orderId }: { orderId: string }) => orderId === order.id;
    return papersOf(order, shipments.filter(own), invoices.filter(own));
  });
}

function readFilter({ request }: VeloCall): DocumentFilter {
  return {
    from: readDay(valueOf(request, 'FromDate')),
    thru: readDay(valueOf(request, 'ThruDate')),
    orderIds: valuesOf(request, 'OrderID'),
    orderConfirmationIds: valuesOf(request, 'OrderConfirmationID'),
    deliveryNoteIds: valuesOf(request, 'DeliveryNoteID'),
  };
}

function readDay(written: string): string | null {
  if (written === '') return null;
  const day = z.iso.date().safeParse(written);
  if (!day.success) throw new VeloError('malformed', 'Days are written as 2026-11-21');
  return day.data;
}

/** The day from which on nothing is missing; null when the answer holds everything. */
function narrowedFrom(kind: DocumentKind, wanted: readonly VeloPapers[]): string | null {
  const left = wanted[maxDocuments - 1];
  const at = wanted.length > maxDocuments ? left?.numbers[kind]?.at : undefined;
  return at === undefined ? null : dayInBerlin(at);
}

function rangeNode({ from, thru }: Pick<DocumentFilter, 'from' | 'thru'>): XmlNode | null {
  return from === null && thru === null
    ? null
    : element('vcr:DateRange', [
        optionalTextElement('vcr:FromDate', from),
        optionalTextElement('vcr:ThruDate', thru),
      ]);
}
