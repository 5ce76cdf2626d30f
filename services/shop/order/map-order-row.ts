import { z } from 'zod';
import { vatIdStateSchema } from '../address/address-model';
import type { AllocatedStock, OrderItemModel, OrderModel } from './order-model';
import type { Selectable } from 'kysely';
import { parseShipmentMode } from '@/domain/delivery/shipment';
import type { Tables } from '../../database/tables';

const address = z.object({
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  additionalInfo: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  zipCode: z.string(),
  city: z.string(),
  countryId: z.string(),
  phone: z.string(),
  fax: z.string(),
});

const invoiceAddress = address.extend({
  email: z.string(),
  vatID: z.string(),
  /** State of the VAT ID; missing in orders placed before VAT IDs were checked. */
  vatIDState: vatIdStateSchema.default('NONE'),
});

const storedStock = z.array(
  z.object({
    productId: z.string(),
    inStock: z.int().min(0),
    restocks: z.array(z.object({ at: z.int(), amount: z.int().positive() })),
  }),
);

/** Parses the stock allocated by an order; null for older orders. Throws if the stored value is invalid. */
const parseAllocatedStock = (json: string | null): AllocatedStock[] | null =>
  json === null ? null : storedStock.parse(JSON.parse(json));

const taxExemption = z.enum(['export', 'reverseCharge']).nullable();

/** Parses the reason why an order has no VAT; null if it has VAT. Throws if the stored value is invalid. */
const parseTaxExemption = (text: string | null) => taxExemption.parse(text);

const vats = z.array(z.object({ rate: z.int(), cents: z.int() }));

/** Parses an order's VAT amounts. Throws if the stored value is invalid. */
const parseVats = (json: string) => vats.parse(JSON.parse(json));
/** Parses the invoice address at the time of the order. Throws if the stored value is invalid. */
export const parseOrderAddress = (json: string) => invoiceAddress.parse(JSON.parse(json));
/** Parses the delivery address at the time of the order; null if it is the invoice address. */
const parseDeliveryAddress = (json: string | null) =>
  json === null ? null : address.parse(JSON.parse(json));

/** Maps a row of order_item to the model. Its price is net or gross like the whole order. */
export function mapOrderItemRow(
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

/** Maps a row of order to the model. Throws if a stored JSON value is invalid. */
export function mapOrderRow(row: Selectable<Tables['order']>): OrderModel {
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
    vats: parseVats(row.vats),
    invoiceAddress: parseOrderAddress(row.invoice_address),
    deliveryAddress: parseDeliveryAddress(row.delivery_address),
    allocatedStock: parseAllocatedStock(row.allocated_stock),
    taxExemption: parseTaxExemption(row.tax_exemption),
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
    deliveryWish: parseShipmentMode(row.shipment_mode) ?? 'together',
  };
}
