import type { Database } from '../../database/database';
import { sql } from 'kysely';
import { normalizeWords } from '@/domain/text/text-utils';
import { formatInvoiceNumber } from '@/domain/invoice/invoice-number';
import type { ProductStockModel } from '../base/product-model';
import type { PageRange } from '../base/graphql-values';
import type { OrderItemModel, OrderModel } from './order-model';
import { mapOrderRow, mapOrderItemRow } from './map-order-row';
import type { OrderStep } from '@/domain/order/order-progress';

/**
 * Requests a refund check for an order that was canceled, credited, or paid after its cancellation. The payment job
 * performs the check.
 */
export async function insertRefundCheck(db: Database, orderId: string): Promise<void> {
  await db
    .insertInto('refund_check')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the order created from this basket if it belongs to this customer; null otherwise. */
export async function findOrderByBasket(
  db: Database,
  customerId: string,
  basketId: string,
): Promise<OrderModel | null> {
  const row = await db
    .selectFrom('order')
    .selectAll()
    .where('basket_id', '=', basketId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? mapOrderRow(row) : null;
}

/** Returns the order with this number, whoever placed it; null if there is none. */
export async function findOrderByNumber(
  db: Database,
  orderNumber: number,
): Promise<OrderModel | null> {
  const row = await db
    .selectFrom('order')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  return row ? mapOrderRow(row) : null;
}

/** Returns the order with this id, whoever placed it; null if there is none. */
export async function findOrder(db: Database, id: string): Promise<OrderModel | null> {
  const row = await db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? mapOrderRow(row) : null;
}

/**
 * Saves the progress of an order: cancellation, times of its events, estimated delivery and tracking number. For a
 * canceled order it also requests a refund check.
 */
export async function saveOrderProgress(db: Database, order: OrderModel): Promise<void> {
  if (order.cancelled) await insertRefundCheck(db, order.id);
  await db
    .updateTable('order')
    .set({ ...progressRow(order), updated_at: order.updatedAt })
    .where('id', '=', order.id)
    .execute();
}

/** Saves the number of an order's latest invoice and adds it to the order's search words. */
export async function saveInvoiceNumber(
  db: Database,
  orderId: string,
  number: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('order')
    .set({
      invoice_number: number,
      invoiced_at: now,
      search_text: sql<string>`search_text || ${` ${normalizeWords(formatInvoiceNumber(number))}`}`,
    })
    .where('id', '=', orderId)
    .execute();
}

/** Maximum number of orders per response. Callers page through the rest. */
const maxOrders = 100;

/** Returns a customer's orders, newest first, at most a hundred. */
export async function listOrders(
  db: Database,
  customerId: string,
  { offset, limit }: PageRange,
): Promise<OrderModel[]> {
  const rows = await db
    .selectFrom('order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('order_number', 'desc')
    .limit(Math.min(limit ?? maxOrders, maxOrders))
    .offset(offset)
    .execute();
  return rows.map(mapOrderRow);
}

/** Returns the line items of an order, unchanged since it was placed. */
export async function listOrderItems(db: Database, order: OrderModel): Promise<OrderItemModel[]> {
  const rows = await db
    .selectFrom('order_item')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  return rows.map((row) => mapOrderItemRow(row, order));
}

/** Inserts an order with its line items in the given order. */
export async function insertOrder(
  db: Database,
  order: OrderModel,
  items: readonly OrderItemModel[],
): Promise<void> {
  await db
    .insertInto('order')
    .values({
      id: order.id,
      order_number: order.orderNumber,
      customer_id: order.customerId,
      basket_id: order.basketId,
      language: order.language,
      remark: order.remark,
      ordered_at: order.orderedAt,
      updated_at: order.updatedAt,
      payment_id: order.paymentId,
      delivery_method_id: order.deliveryMethodId,
      is_net: order.isNet ? 1 : 0,
      product_cents: order.goodsGrossCents,
      product_net_cents: order.goodsNetCents,
      delivery_cents: order.deliveryCents,
      payment_cents: order.paymentCents,
      voucher_cents: order.voucherCents,
      total_cents: order.totalCents,
      vats: JSON.stringify(order.vats),
      invoice_address: JSON.stringify(order.invoiceAddress),
      delivery_address: order.deliveryAddress && JSON.stringify(order.deliveryAddress),
      allocated_stock: order.allocatedStock && JSON.stringify(order.allocatedStock),
      tax_exemption: order.taxExemption,
      invoice_number: order.invoiceNumber,
      invoiced_at: order.invoicedAt,
      reference: order.reference,
      service_dealer_number: order.serviceDealerNumber,
      shipment_mode: order.deliveryWish,
      pay_until: order.payUntil,
      search_text: wordsOf(order, items),
      ...progressRow(order),
    })
    .execute();
  if (items.length === 0) return;
  await insertOrderedProducts(db, order.customerId, items);
  await db
    .insertInto('order_item')
    .values(
      items.map((item, index) => ({
        id: item.id,
        order_id: item.orderId,
        product_id: item.productId,
        sku: item.sku,
        title: item.title,
        short_description: item.shortDescription,
        amount: item.amount,
        item_cents: item.itemCents,
        vat_rate: item.vatRate,
        pers_param: item.persParam,
        position: index + 1,
      })),
    )
    .execute();
}

async function insertOrderedProducts(
  db: Database,
  customerId: string | null,
  items: readonly OrderItemModel[],
): Promise<void> {
  if (customerId === null) return;
  await db
    .insertInto('ordered_product')
    .values(items.map(({ productId }) => ({ customer_id: customerId, product_id: productId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function wordsOf(order: OrderModel, items: readonly OrderItemModel[]): string {
  const texts = items.flatMap(({ title, shortDescription }) => [title, shortDescription]);
  const number = order.invoiceNumber === null ? '' : formatInvoiceNumber(order.invoiceNumber);
  return normalizeWords([String(order.orderNumber), order.reference, ...texts, number].join(' '));
}

/** Saves a product's available stock and the quantities of its restocks. */
export async function saveStock(
  db: Database,
  productId: string,
  stock: ProductStockModel,
): Promise<void> {
  await db
    .updateTable('stock')
    .set({ amount: stock.amount, incoming1: stock.incoming1, incoming2: stock.incoming2 })
    .where('product_id', '=', productId)
    .execute();
}

function progressRow(order: OrderModel) {
  return {
    cancelled: order.cancelled ? 1 : 0,
    paid_at: order.paidAt,
    assembled_at: order.assembledAt,
    dispatched_at: order.dispatchedAt,
    delivered_at: order.deliveredAt,
    expected_at: order.expectedAt,
    expected_from_at: order.expectedFromAt,
    former_expected_at: order.formerExpectedAt,
    tracking_number: order.trackingNumber,
    withdrawn_at: order.withdrawnAt,
    // A canceled order cannot be on hold: nothing of it will be dispatched.
    held_at: order.cancelled ? null : order.heldAt,
  };
}

/** Number of newest orders that are counted. Older orders were delivered long ago, and counting all would be slow. */
const newest = 10_000;

/**
 * Returns the number of orders at each step, counted among the newest 10,000 orders. Steps without orders are left out.
 */
export async function countOrdersByStep(db: Database): Promise<Partial<Record<OrderStep, number>>> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('order')
        .select(['cancelled', 'delivered_at', 'dispatched_at', 'assembled_at'])
        .orderBy('order_number', 'desc')
        .limit(newest)
        .as('newest'),
    )
    .select((eb) => [
      eb
        .case()
        .when('cancelled', '=', 1)
        .then('cancelled')
        .when('delivered_at', 'is not', null)
        .then('delivered')
        .when('dispatched_at', 'is not', null)
        .then('dispatched')
        .when('assembled_at', 'is not', null)
        .then('assembled')
        .else('ordered')
        .end()
        .as('step'),
      eb.fn.countAll().as('count'),
    ])
    .groupBy('step')
    .execute();
  return Object.fromEntries(rows.map(({ step, count }) => [step, Number(count)]));
}
