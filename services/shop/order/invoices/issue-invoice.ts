import { isPrepaid, isPaidByTransfer } from '@/domain/payment/payment-terms';
import { type Database, type Transaction, inTransaction } from '../../../database/database';
import { newId } from '../../../database/sql-helpers';
import { getBrand } from '../../../database/settings';
import { createNextNumber } from '../../base/number-sequences';
import { getCountryTitles } from '../../delivery/country.service';
import { findCustomer } from '../../customer/customer.repository';
import { findPayment } from '../../payment/payment.service';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order-model';
import { listOrderItems, saveInvoiceNumber, findOrder } from '../order.repository';
import { listShipments } from '../shipments/shipments.repository';
import {
  findForeignVatCountry,
  computeBilledOrder,
  type BilledAmounts,
  sumGoodsCents,
  toInvoiceOrderLines,
  zeroBilledAmounts,
  isFullAdvanceInvoice,
  isBilledOnDispatch,
} from './billing';
import { createQuantityCreditNotes } from './credit-notes';
import type { InvoiceContent, InvoiceModel } from './invoice-model';
import {
  listOrderInvoices,
  insertInvoice,
  markInvoicesPaid,
  listInvoicesWithoutSnapshot,
  saveInvoiceSnapshot,
} from './invoices.repository';

/**
 * Creates an invoice for each shipment just dispatched, in the caller's transaction. A shipment that is already billed
 * is skipped. Returns the order with the number of its latest invoice.
 */
export async function issueShipmentInvoices(
  trx: Transaction,
  order: OrderModel,
  sent: readonly ShipmentModel[],
  now: number,
): Promise<OrderModel> {
  let billed = order;
  for (const shipment of sent) {
    const earlier = await listOrderInvoices(trx, [order.id]);
    if (earlier.some((one) => isFullAdvanceInvoice(one) || one.shipmentId === shipment.id))
      continue;
    const lines = toInvoiceOrderLines(await listOrderItems(trx, order), shipment.lines);
    const invoice = await issue(trx, billed, { kind: 'invoice', shipment, lines, earlier }, now);
    billed = { ...billed, invoiceNumber: invoice.number, invoicedAt: invoice.issuedAt };
  }
  return billed;
}

/**
 * Marks an order's invoices as paid, in the caller's transaction, and creates an advance invoice for everything not
 * billed yet, because the payment was received before dispatch (see isBilledOnDispatch for the exception). Canceled
 * shipments are credited at once. Returns the order with the number of its latest invoice.
 */
export async function issueAdvanceInvoice(
  trx: Transaction,
  order: OrderModel,
  now: number,
): Promise<OrderModel> {
  await markInvoicesPaid(trx, order.id, now);
  const earlier = await listOrderInvoices(trx, [order.id]);
  if (order.totalCents === 0 || earlier.some(isFullAdvanceInvoice)) return order;
  const billedShipments = new Set(earlier.map(({ shipmentId }) => shipmentId));
  const unbilled = (await listShipments(trx, order.id)).filter(
    ({ id }) => !billedShipments.has(id),
  );
  const getShipmentLines = (those: readonly ShipmentModel[]) =>
    those.flatMap((shipment) => shipment.lines);
  const coming = unbilled.filter(isComing);
  // The payment provider collects the amount of the whole order: parts canceled before the payment are billed with the
  // other parts and credited at once.
  const isCollected = isPrepaid(order.paymentId) && !isPaidByTransfer(order.paymentId);
  const cancelled = isCollected ? unbilled.filter((one) => !coming.includes(one)) : [];
  if (isBilledOnDispatch(order)) {
    await issueCancelledInvoices(trx, order, cancelled, now);
    await createQuantityCreditNotes(trx, order, getShipmentLines(cancelled), 'cancelled', now);
    return order;
  }
  const items = await listOrderItems(trx, order);
  const lines = toInvoiceOrderLines(items, getShipmentLines([...coming, ...cancelled]));
  if (lines.length === 0) return order;
  const { number, issuedAt } = await issue(
    trx,
    order,
    { kind: 'advance', shipment: null, lines, earlier },
    now,
  );
  await createQuantityCreditNotes(trx, order, getShipmentLines(cancelled), 'cancelled', now);
  return { ...order, invoiceNumber: number, invoicedAt: issuedAt };
}

/**
 * Bills canceled shipments that were paid but not billed, in the caller's transaction, so that a credit note can be
 * created for them. Delivery and payment costs are included if nothing else of the order is shipped.
 */
export async function issueCancelledInvoices(
  trx: Transaction,
  order: OrderModel,
  cancelled: readonly ShipmentModel[],
  now: number,
): Promise<void> {
  const items = await listOrderItems(trx, order);
  const hasMore = (await listShipments(trx, order.id)).some(isComing);
  for (const shipment of cancelled) {
    const earlier = await listOrderInvoices(trx, [order.id]);
    if (earlier.some((one) => isFullAdvanceInvoice(one) || one.shipmentId === shipment.id))
      continue;
    const lines = toInvoiceOrderLines(items, shipment.lines);
    await issue(trx, order, { kind: 'advance', shipment, lines, earlier, hasMore }, now);
  }
}

const isComing = ({ cancelledAt }: ShipmentModel) => cancelledAt === null;

interface IssueInvoiceInput {
  kind: 'invoice' | 'advance';
  shipment: ShipmentModel | null;
  lines: OrderItemModel[];
  /** The order's previous invoices. */
  earlier: readonly InvoiceModel[];
  /** True if another invoice will include the delivery and payment costs. */
  hasMore?: boolean;
}

async function issue(
  trx: Transaction,
  order: OrderModel,
  { kind, shipment, lines, earlier, hasMore = false }: IssueInvoiceInput,
  now: number,
): Promise<InvoiceModel> {
  const before = sumBilledAmounts(earlier);
  const billed = computeBilledOrder(order, await listOrderItems(trx, order), lines, {
    ...before,
    hasCharges: before.hasCharges || hasMore,
  });
  const times = shipment && {
    dispatchedAt: shipment.dispatchedAt,
    deliveredAt: shipment.deliveredAt,
  };
  const content = await buildInvoiceContent(trx, { ...billed, ...times }, lines);
  const number = await createNextNumber(trx, 'invoice');
  const frames = (shipment?.lines ?? []).filter(({ frameNumbers }) => frameNumbers.length > 0);
  const invoice: InvoiceModel = {
    ...{ id: newId(), kind, number, orderId: order.id, correctsId: null, issuedAt: now },
    shipmentId: shipment?.id ?? null,
    paidAt: order.paidAt,
    isNotified: false,
    content: {
      ...content,
      order: { ...content.order, invoiceNumber: number, invoicedAt: now },
      frameNumbers: Object.fromEntries(
        frames.map(({ orderItemId, frameNumbers }) => [orderItemId, frameNumbers]),
      ),
    },
  };
  await insertInvoice(trx, invoice);
  await saveInvoiceNumber(trx, order.id, number, now);
  return invoice;
}

/** Returns the amounts billed for an order so far. */
export function sumBilledAmounts(known: readonly InvoiceModel[]): BilledAmounts {
  return known
    .filter(({ kind }) => kind !== 'creditNote')
    .reduce(
      (sum, { content }) => ({
        goodsCents: sum.goodsCents + sumGoodsCents(content.items),
        voucherCents: sum.voucherCents + content.order.voucherCents,
        hasCharges:
          sum.hasCharges || content.order.deliveryCents !== 0 || content.order.paymentCents !== 0,
      }),
      zeroBilledAmounts,
    );
}

/** Builds the full content of an invoice for these line items from the shop's current data. */
export async function buildInvoiceContent(
  trx: Transaction | Database,
  order: OrderModel,
  items: OrderItemModel[],
): Promise<InvoiceContent> {
  const language = order.language === 'en' ? 'en' : 'de';
  const customer = order.customerId === null ? null : await findCustomer(trx, order.customerId);
  const payment = await findPayment(trx, language, order.paymentId);
  const titleOf = await getCountryTitles(trx, language);
  const ids = [order.invoiceAddress.countryId, order.deliveryAddress?.countryId ?? ''];
  return {
    ...{ order, items, corrects: null, reason: null, frameNumbers: {} },
    vatAbroad: await findForeignVatCountry(trx, order),
    seller: await getBrand(trx),
    customerNumber: customer?.customerNumber ?? '',
    paymentTitle: payment?.title ?? '',
    countries: Object.fromEntries(ids.filter(Boolean).map((id) => [id, titleOf(id)])),
  };
}

/**
 * Freezes the content of older invoices, built from their orders' current data, and creates missing credit notes for
 * canceled orders. Frozen content does not change, so the function can run at every start.
 */
export async function migrateOlderInvoices(db: Database, now: number): Promise<void> {
  for (const invoice of await listInvoicesWithoutSnapshot(db))
    await inTransaction(db, async (trx) => {
      const order = await findOrder(trx, invoice.order_id);
      if (!order) return;
      const items = await listOrderItems(trx, order);
      const billed = { ...order, invoiceNumber: invoice.number, invoicedAt: invoice.issued_at };
      await saveInvoiceSnapshot(trx, invoice, await buildInvoiceContent(trx, billed, items));
      if (!order.cancelled) return;
      const quantities = items.map(({ id, amount }) => ({ orderItemId: id, amount }));
      await createQuantityCreditNotes(trx, order, quantities, 'cancelled', now);
    });
}
