import { isMoneyFirst, isPaidByTransfer } from '@/domain/payment/money-first';
import type { Database, Transaction } from '../../../database/database';
import { newId } from '../../../database/ids';
import { readBrand } from '../../../mail/brand';
import { nextNumber } from '../../base/next-number';
import { countryTitles } from '../../country/country.service';
import { findCustomer } from '../../customer/customer.service';
import { findPayment } from '../../payment/payment.service';
import type { OrderItemModel, OrderModel } from '../order-model';
import { findOrderItems, saveInvoiceNumber } from '../order.repository';
import type { ShipmentModel } from '../shipments/shipment-model';
import { findShipments } from '../shipments/shipments.repository';
import { vatAbroad } from '../vat-abroad';
import { billLines, type Billed, goodsOf, linesOf, nothingBilled } from './bill-lines';
import { creditPieces } from './correct-invoice';
import type { InvoiceContent, InvoiceModel } from './invoice-model';
import { findInvoicesOf, insertInvoice, markInvoicesPaid } from './invoices.repository';
import { billsAllToCome, isBilledOnLeaving } from './when-billed';

/**
 * Writes the invoice of each shipment that has just left, with the next number, in the caller's transaction; none for what an
 * advance invoice bills already. Answers the order with the number of its newest invoice.
 */
export async function invoiceShipments(
  trx: Transaction,
  order: OrderModel,
  sent: readonly ShipmentModel[],
  now: number,
): Promise<OrderModel> {
  let billed = order;
  for (const shipment of sent) {
    const earlier = await findInvoicesOf(trx, [order.id]);
    if (earlier.some((one) => billsAllToCome(one) || one.shipmentId === shipment.id)) continue;
    const lines = linesOf(await findOrderItems(trx, order), shipment.lines);
    const invoice = await issue(trx, billed, { kind: 'invoice', shipment, lines, earlier }, now);
    billed = { ...billed, invoiceNumber: invoice.number, invoicedAt: invoice.issuedAt };
  }
  return billed;
}

/**
 * Notes the money of an order at its invoices, in the caller's transaction, and writes an advance invoice about what none of them
 * bills yet: money that came before the goods left (see isBilledOnLeaving). What of it was cancelled already is credited at once. Answers the order with the number of its newest invoice.
 */
export async function invoiceMoney(
  trx: Transaction,
  order: OrderModel,
  now: number,
): Promise<OrderModel> {
  await markInvoicesPaid(trx, order.id, now);
  const earlier = await findInvoicesOf(trx, [order.id]);
  if (order.totalCents === 0 || earlier.some(billsAllToCome)) return order;
  const billedShipments = new Set(earlier.map(({ shipmentId }) => shipmentId));
  const unbilled = (await findShipments(trx, order.id)).filter(
    ({ id }) => !billedShipments.has(id),
  );
  const piecesOf = (those: readonly ShipmentModel[]) => those.flatMap((shipment) => shipment.lines);
  const coming = unbilled.filter(isComing);
  // The provider collects the whole order: what was cancelled of it before is billed with the rest, and credited at once.
  const isCollected = isMoneyFirst(order.paymentId) && !isPaidByTransfer(order.paymentId);
  const cancelled = isCollected ? unbilled.filter((one) => !coming.includes(one)) : [];
  if (isBilledOnLeaving(order)) {
    await billCancelled(trx, order, cancelled, now);
    await creditPieces(trx, order, piecesOf(cancelled), 'cancelled', now);
    return order;
  }
  const items = await findOrderItems(trx, order);
  const lines = linesOf(items, piecesOf([...coming, ...cancelled]));
  if (lines.length === 0) return order;
  const { number, issuedAt } = await issue(
    trx,
    order,
    { kind: 'advance', shipment: null, lines, earlier },
    now,
  );
  await creditPieces(trx, order, piecesOf(cancelled), 'cancelled', now);
  return { ...order, invoiceNumber: number, invoicedAt: issuedAt };
}

/**
 * Bills cancelled shipments that nobody billed though their money came, in the caller's transaction, so that a credit note gives it
 * back. Delivery and payment are among it when nothing of the order comes any more.
 */
export async function billCancelled(
  trx: Transaction,
  order: OrderModel,
  cancelled: readonly ShipmentModel[],
  now: number,
): Promise<void> {
  const items = await findOrderItems(trx, order);
  const hasMore = (await findShipments(trx, order.id)).some(isComing);
  for (const shipment of cancelled) {
    const earlier = await findInvoicesOf(trx, [order.id]);
    if (earlier.some((one) => billsAllToCome(one) || one.shipmentId === shipment.id)) continue;
    const lines = linesOf(items, shipment.lines);
    await issue(trx, order, { kind: 'advance', shipment, lines, earlier, hasMore }, now);
  }
}

const isComing = ({ cancelledAt }: ShipmentModel) => cancelledAt === null;

interface Wish {
  kind: 'invoice' | 'advance';
  shipment: ShipmentModel | null;
  lines: OrderItemModel[];
  /** The order's invoices until now. */
  earlier: readonly InvoiceModel[];
  /** True when another invoice will bear delivery and payment. */
  hasMore?: boolean;
}

async function issue(
  trx: Transaction,
  order: OrderModel,
  { kind, shipment, lines, earlier, hasMore = false }: Wish,
  now: number,
): Promise<InvoiceModel> {
  const before = billedBefore(earlier);
  const billed = billLines(order, await findOrderItems(trx, order), lines, {
    ...before,
    hasCharges: before.hasCharges || hasMore,
  });
  const times = shipment && {
    dispatchedAt: shipment.dispatchedAt,
    deliveredAt: shipment.deliveredAt,
  };
  const content = await contentOf(trx, { ...billed, ...times }, lines);
  const number = await nextNumber(trx, 'invoice');
  const frames = (shipment?.lines ?? []).filter(({ frameNumbers }) => frameNumbers.length > 0);
  const invoice: InvoiceModel = {
    ...{ id: newId(), kind, number, orderId: order.id, correctsId: null, issuedAt: now },
    shipmentId: shipment?.id ?? null,
    paidAt: order.paidAt,
    isTold: false,
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

/** What invoices have billed of their order. */
export function billedBefore(known: readonly InvoiceModel[]): Billed {
  return known
    .filter(({ kind }) => kind !== 'creditNote')
    .reduce(
      (sum, { content }) => ({
        goodsCents: sum.goodsCents + goodsOf(content.items),
        voucherCents: sum.voucherCents + content.order.voucherCents,
        hasCharges:
          sum.hasCharges || content.order.deliveryCents !== 0 || content.order.paymentCents !== 0,
      }),
      nothingBilled,
    );
}

/** Everything an invoice about these lines says, as the shop has it now. */
export async function contentOf(
  trx: Transaction | Database,
  order: OrderModel,
  items: OrderItemModel[],
): Promise<InvoiceContent> {
  const language = order.language === 'en' ? 'en' : 'de';
  const customer = order.customerId === null ? null : await findCustomer(trx, order.customerId);
  const payment = await findPayment(trx, language, order.paymentId);
  const titleOf = await countryTitles(trx, language);
  const ids = [order.invoiceAddress.countryId, order.deliveryAddress?.countryId ?? ''];
  return {
    ...{ order, items, corrects: null, reason: null, frameNumbers: {} },
    vatAbroad: await vatAbroad(trx, order),
    seller: await readBrand(trx),
    customerNumber: customer?.customerNumber ?? '',
    paymentTitle: payment?.title ?? '',
    countries: Object.fromEntries(ids.filter(Boolean).map((id) => [id, titleOf(id)])),
  };
}
