import type { Selectable } from 'kysely';
import { readPartingWish } from '@/domain/shipment/shipment';
import type { Tables } from '../../database/tables';
import type { OrderItemModel, OrderModel } from './order-model';
import {
  readDeliveryAddress,
  readOrderAddress,
  readTakenStock,
  readTaxExemption,
  readVats,
} from './order-snapshot';

/** A row of an order's lines as the shop sees it. */
export function toOrderItem(
  row: Selectable<Tables['order_item']>,
  { isNet }: Pick<OrderModel, 'isNet'>,
): OrderItemModel {
  return {
    id: row.id,
    orderId: row.order_id,
    productId: row.product_id,
    sku: row.sku,
    title: row.title,
    shortDescription: row.short_description,
    amount: row.amount,
    itemCents: row.item_cents,
    isNet,
    vatRate: row.vat_rate,
    persParam: row.pers_param,
  };
}

/** A row as the shop sees it. */
export function toOrder(row: Selectable<Tables['order']>): OrderModel {
  return {
    id: row.id,
    orderNumber: row.order_number,
    customerId: row.customer_id,
    basketId: row.basket_id,
    language: row.language,
    remark: row.remark,
    cancelled: row.cancelled === 1,
    orderedAt: row.ordered_at,
    updatedAt: row.updated_at,
    paymentId: row.payment_id,
    deliveryMethodId: row.delivery_method_id,
    isNet: row.is_net === 1,
    goodsGrossCents: row.product_cents,
    goodsNetCents: row.product_net_cents,
    deliveryCents: row.delivery_cents,
    paymentCents: row.payment_cents,
    voucherCents: row.voucher_cents,
    totalCents: row.total_cents,
    vats: readVats(row.vats),
    invoiceAddress: readOrderAddress(row.invoice_address),
    deliveryAddress: readDeliveryAddress(row.delivery_address),
    takenStock: readTakenStock(row.taken_stock),
    taxExemption: readTaxExemption(row.tax_exemption),
    invoiceNumber: row.invoice_number,
    invoicedAt: row.invoiced_at,
    paidAt: row.paid_at,
    assembledAt: row.assembled_at,
    dispatchedAt: row.dispatched_at,
    deliveredAt: row.delivered_at,
    expectedAt: row.expected_at,
    expectedFromAt: row.expected_from_at,
    formerExpectedAt: row.former_expected_at,
    payUntil: row.pay_until,
    trackingNumber: row.tracking_number,
    reference: row.reference,
    serviceDealerNumber: row.service_dealer_number,
    withdrawnAt: row.withdrawn_at,
    heldAt: row.held_at,
    linkVersion: row.link_version,
    deliveryWish: readPartingWish(row.delivery_wish) ?? 'together',
  };
}
