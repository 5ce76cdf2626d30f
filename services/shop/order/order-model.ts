import type { ShipmentTimes, ShipmentMode } from '@/domain/delivery/shipment';
import type { VatIdState } from '@/graphql/generated/shop-types';
import type { PostalAddress } from '../address/address-model';
import type { TaxExemption } from '../pricing/cost-breakdown';

export interface ShipmentLine {
  orderItemId: string;
  amount: number;
  /** Frame numbers of the bicycles in this shipment line, if known. */
  frameNumbers: string[];
}

/** The goods of one order that are dispatched together. Times are epoch milliseconds. */
export interface ShipmentModel extends ShipmentTimes {
  id: string;
  orderId: string;
  /** Number of the shipment within the order, counted from 1. */
  number: number;
  lines: ShipmentLine[];
}

/** An address at the time of the order. */
interface OrderAddress extends PostalAddress {
  email: string;
  vatID: string;
  vatIDState: VatIdState;
}

/**
 * Stock of one product allocated to an order, from the available stock and from restocks. If the order is canceled, the
 * pieces are returned to where they came from.
 */
export interface AllocatedStock {
  productId: string;
  inStock: number;
  /**
   * Pieces from restocks that had not arrived when the order was placed, by the restock's day in epoch milliseconds.
   */
  restocks: { at: number; amount: number }[];
}

/**
 * A placed order: a snapshot that does not follow later changes of products, prices and addresses. Money is integer
 * cents.
 */
export interface OrderModel {
  id: string;
  orderNumber: number;
  /** Null after the customer's account was deleted. */
  customerId: string | null;
  basketId: string;
  language: string;
  remark: string;
  cancelled: boolean;
  /** Epoch milliseconds. */
  orderedAt: number;
  updatedAt: number;
  paymentId: string;
  deliveryMethodId: string;
  isNet: boolean;
  /** Value of the goods before the voucher, gross. */
  goodsGrossCents: number;
  goodsNetCents: number;
  deliveryCents: number;
  paymentCents: number;
  voucherCents: number;
  totalCents: number;
  /** VAT of the goods after the voucher. Rates are in hundredths of a percent. */
  vats: { rate: number; cents: number }[];
  invoiceAddress: OrderAddress;
  /** Null if the goods are delivered to the invoice address or picked up. */
  deliveryAddress: PostalAddress | null;
  /** Stock allocated to the order, by product; null for older orders. */
  allocatedStock: AllocatedStock[] | null;
  /** Reason why no VAT is charged; null if VAT is charged. */
  taxExemption: TaxExemption | null;
  /** The number of the order's latest invoice, shown as RE-<number>; null if there is none yet. */
  invoiceNumber: number | null;
  /**
   * This and the next four times are epoch milliseconds, null until the event has happened. The times of assembly,
   * dispatch and delivery are computed from the order's shipments.
   */
  invoicedAt: number | null;
  paidAt: number | null;
  assembledAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  /** The last day of the estimated delivery of the whole order; null if unknown. */
  expectedAt: number | null;
  /** The first day of the estimated delivery; null if it is a single day. */
  expectedFromAt: number | null;
  /** The value of expectedAt before its last change; null if it never changed. */
  formerExpectedAt: number | null;
  /** The payment deadline in epoch milliseconds; null if no advance payment is required. */
  payUntil: number | null;
  /** The carrier's tracking number; an empty string before dispatch. */
  trackingNumber: string;
  /** The buyer's own order number, or an empty string. */
  reference: string;
  /** The adrNumber of the dealer who will service the goods; null if none was chosen. */
  serviceDealerNumber: string | null;
  deliveryWish: ShipmentMode;
  /** Time of the buyer's withdrawal declaration; null if not withdrawn. */
  withdrawnAt: number | null;
  /**
   * Time at which an unconfirmed withdrawal put the order on hold, which prevents its dispatch; null if not on hold.
   */
  heldAt: number | null;
  /** Version of the order's links. It is incremented to invalidate the links sent so far. */
  linkVersion: number;
}

export interface OrderItemModel {
  id: string;
  orderId: string;
  productId: string;
  sku: string;
  title: string;
  shortDescription: string;
  amount: number;
  /** The unit price, net or gross like the whole order. */
  itemCents: number;
  isNet: boolean;
  vatRate: number;
  persParam: string;
}

export interface OrderWithItems {
  order: OrderModel;
  items: OrderItemModel[];
  /** Sorted by number. */
  shipments: ShipmentModel[];
}

/** Groups items by order id, keeping their order. */
export function groupByOrder<One extends { orderId: string }>(
  all: readonly One[],
): Map<string, One[]> {
  const found = new Map<string, One[]>();
  for (const one of all) {
    const others = found.get(one.orderId);
    if (others) others.push(one);
    else found.set(one.orderId, [one]);
  }
  return found;
}
