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
  /** Orders from before VAT IDs were checked do not tell. */
  vatIDState: vatIdStateSchema.default('NONE'),
});

const takenStock = z.array(
  z.object({
    productId: z.string(),
    shelf: z.int().min(0),
    deliveries: z.array(z.object({ at: z.int(), amount: z.int().positive() })),
  }),
);

/** What an order has taken from the stock; null for orders from before that was kept. Throws when the row was tampered with. */
const parseAllocatedStock = (json: string | null): AllocatedStock[] | null =>
  json === null ? null : takenStock.parse(JSON.parse(json));

const taxExemption = z.enum(['export', 'reverseCharge']).nullable();

/** Why an order bears no VAT; null where it does. Throws when the row was tampered with. */
const parseTaxExemption = (text: string | null) => taxExemption.parse(text);

const vats = z.array(z.object({ rate: z.int(), cents: z.int() }));

/** The JSON texts an order keeps, read back. Throws when one was damaged. */
const parseVats = (json: string) => vats.parse(JSON.parse(json));
/** The invoice address as it was when the order was placed; throws when the row was tampered with. */
export const parseOrderAddress = (json: string) => invoiceAddress.parse(JSON.parse(json));
/** The delivery address as it was when the order was placed; null when it went to the invoice address. */
const parseDeliveryAddress = (json: string | null) =>
  json === null ? null : address.parse(JSON.parse(json));

/** A row of an order's lines as the shop sees it. */
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

/** A row as the shop sees it. */
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
    takenStock: parseAllocatedStock(row.taken_stock),
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
    deliveryWish: parseShipmentMode(row.delivery_wish) ?? 'together',
  };
}
