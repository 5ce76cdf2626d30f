import { formatPersParam } from '@/domain/basket/pers-param';
import { toCompanyWorkingDay } from '@/domain/delivery/working-days';
import { addDays, toBerlinDay, type IsoDay, toStoredDay } from '@/domain/time/day';
import { dayMs } from '@/domain/time/durations';
import { homeCountryId } from '@/domain/address/countries';
import type { Database } from '../../database/database';
import { newId } from '../../database/sql-helpers';
import type { AccountsFile } from '../../demo-data/demo-accounts';
import { findInvoiceAddress } from '../address/address.repository';
import { emptyInvoiceAddress } from '../address/address-model';
import {
  computeCostBreakdown,
  computeUnitCents,
  resolveTaxRegime,
} from '../pricing/cost-breakdown';
import { markCustomerAsOrdered } from '../customer/customer.repository';
import { findDeliveryDestination } from '../delivery/delivery.service';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order/order-model';
import { insertDeliveryDateChange } from '../order/order-stock.repository';
import { buildInvoiceContent } from '../order/invoices/issue-invoice';
import { insertInvoice } from '../order/invoices/invoices.repository';
import { isBilledOnDispatch } from '../order/invoices/billing';
import { insertOrder, saveInvoiceNumber } from '../order/order.repository';
import { saveShipment } from '../order/shipments/shipments.repository';
import { type ProductSeed, getSeedProduct } from './product-seed';

type PastOrder = AccountsFile[number]['orders'][number];

export interface OrderOwner {
  id: string;
  email: string;
  isB2bCustomer: boolean;
}

/** Inserts an account's past orders with their invoices, and raises the number sequences above the inserted numbers. */
export async function seedOrders(
  db: Database,
  owner: OrderOwner,
  orders: readonly PastOrder[],
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  for (const order of orders) {
    await seedOrder(db, owner, order, products, now);
    await raiseSequence(db, 'order', order.number);
    if (order.invoice !== undefined) await raiseSequence(db, 'invoice', order.invoice);
  }
  if (orders.length > 0) await markCustomerAsOrdered(db, owner.id);
}

async function seedOrder(
  db: Database,
  owner: OrderOwner,
  past: PastOrder,
  products: ReadonlyMap<string, ProductSeed>,
  now: number,
): Promise<void> {
  const address = (await findInvoiceAddress(db, owner.id)) ?? emptyInvoiceAddress;
  const countryId = address.countryId || homeCountryId;
  const destination = (await findDeliveryDestination(db, countryId)) ?? {
    countryId,
    vatRate: 0,
    isEu: false,
  };
  const hasConfirmedVatId = address.vatIDState === 'CONFIRMED';
  const regime = resolveTaxRegime(
    { isB2bCustomer: owner.isB2bCustomer, hasConfirmedVatId },
    destination,
  );
  const ids = { id: newId(), isNet: regime.isNet, vatRate: regime.rate };
  const items = past.items.map((item): OrderItemModel => {
    const { sku, amount, cents } = item;
    const product = getSeedProduct(products, sku);
    if (!product.price) throw new Error(`${sku} has no price`);
    const { title, shortDescription } = product.texts[past.language];
    const itemCents = cents ?? computeUnitCents(product.price, regime);
    return {
      ...{ id: newId(), orderId: ids.id, isNet: ids.isNet, vatRate: ids.vatRate },
      ...{ productId: product.id, sku, title, shortDescription, amount, itemCents },
      persParam: persParamOf(item, now),
    };
  });
  const cost = computeCostBreakdown({
    lines: items.map(({ itemCents, amount }) => ({ cents: itemCents, amount, rate: regime.rate })),
    isNet: regime.isNet,
    deliveryCents: past.deliveryCents,
    paymentCents: 0,
    chargeRate: regime.rate,
    discount: null,
  });
  const ago = (days: number | undefined) => (days === undefined ? null : now - days * dayMs);
  const orderedAt = now - past.placedDaysAgo * dayMs;
  const order: OrderModel = {
    ...cost,
    id: ids.id,
    orderNumber: past.number,
    customerId: owner.id,
    basketId: newId(),
    language: past.language,
    remark: '',
    cancelled: past.cancelled,
    orderedAt,
    updatedAt: orderedAt,
    paymentId: past.payment,
    deliveryMethodId: past.delivery,
    invoiceAddress: { ...address, email: owner.email },
    deliveryAddress: null,
    allocatedStock: [],
    taxExemption: regime.exemption,
    ...{ invoiceNumber: null, invoicedAt: null, withdrawnAt: null, heldAt: null, linkVersion: 0 },
    paidAt: ago(past.paidDaysAgo),
    payUntil: null,
    assembledAt: ago(past.assembledDaysAgo),
    dispatchedAt: ago(past.dispatchedDaysAgo),
    deliveredAt: ago(past.deliveredDaysAgo),
    expectedAt: toStoredDay(inDays(past.expectedInDays, now)),
    expectedFromAt: null,
    formerExpectedAt:
      past.formerlyInDays === undefined ? null : toStoredDay(inDays(past.formerlyInDays, now)),
    trackingNumber: past.trackingNumber,
    reference: past.reference,
    serviceDealerNumber: null,
    deliveryWish: 'together',
  };
  await insertOrder(db, order, items);
  const shipment = buildSingleShipment(order, items);
  await saveShipment(db, shipment);
  await seedInvoice(db, order, items, shipment.id, past.invoice);
  const movedAt = now - past.movedDaysAgo * dayMs;
  await insertDeliveryDateChange(db, order, movedAt, movedAt);
}

/**
 * Inserts the invoice of a past order. It is dated at dispatch, or at payment if the order was paid before dispatch and
 * an advance invoice is required.
 */
async function seedInvoice(
  db: Database,
  order: OrderModel,
  items: OrderItemModel[],
  shipmentId: string,
  number: number | undefined,
): Promise<void> {
  const { dispatchedAt, paidAt } = order;
  const isPaidFirst = paidAt !== null && (dispatchedAt === null || paidAt < dispatchedAt);
  const isAdvance = isPaidFirst && !isBilledOnDispatch(order);
  const issuedAt = isAdvance ? paidAt : dispatchedAt;
  if (issuedAt === null || number === undefined) return;
  const known = {
    paidAt: isPaidFirst ? paidAt : null,
    dispatchedAt: isAdvance ? null : dispatchedAt,
  };
  const billed = { ...order, ...known, deliveredAt: null, invoiceNumber: number };
  await insertInvoice(db, {
    ...{ id: newId(), kind: isAdvance ? 'advance' : 'invoice', number, orderId: order.id },
    ...{ shipmentId: isAdvance ? null : shipmentId, correctsId: null, issuedAt, paidAt },
    isNotified: true,
    content: await buildInvoiceContent(db, { ...billed, invoicedAt: issuedAt }, items),
  });
  await saveInvoiceNumber(db, order.id, number, issuedAt);
}

/** Builds the only shipment of a past order, with all its line items. */
function buildSingleShipment(order: OrderModel, items: readonly OrderItemModel[]): ShipmentModel {
  const { assembledAt, dispatchedAt, deliveredAt, expectedAt, formerExpectedAt } = order;
  const lines = items.map(({ id, amount }) => ({ orderItemId: id, amount, frameNumbers: [] }));
  return {
    ...{ id: newId(), orderId: order.id, number: 1, lines },
    ...{ assembledAt, dispatchedAt, deliveredAt, expectedAt, formerExpectedAt },
    expectedFromAt: null,
    cancelledAt: order.cancelled ? order.updatedAt : null,
    trackingNumber: order.trackingNumber,
  };
}

function persParamOf({ wishedInDays, comment }: PastOrder['items'][number], now: number): string {
  const date = wishedInDays === undefined ? '' : inDays(wishedInDays, now);
  return formatPersParam({ uuid: '', comment, date })[0] ?? '';
}

function inDays(days: number, now: number): IsoDay {
  return toCompanyWorkingDay(addDays(toBerlinDay(now), days));
}

async function raiseSequence(db: Database, name: string, last: number): Promise<void> {
  await db
    .updateTable('sequence')
    .set({ last })
    .where('name', '=', name)
    .where('last', '<', last)
    .execute();
}
