import type { ShipmentTimes, ShipmentMode } from '@/domain/delivery/shipment';
import type { VatIdState } from '@/graphql/generated/shop-types';
import type { PostalAddress } from '../address/address-model';
import type { TaxExemption } from '../pricing/cost';

export interface ShipmentLine {
  orderItemId: string;
  amount: number;
  /** Of the bicycles among them, as far as they are known. */
  frameNumbers: string[];
}

/** What leaves the house together of one order. Times are epoch milliseconds. */
export interface ShipmentModel extends ShipmentTimes {
  id: string;
  orderId: string;
  /** 1, 2, 3 … of its order. */
  number: number;
  lines: ShipmentLine[];
}

/** An address as it was when the order was placed. */
interface OrderAddress extends PostalAddress {
  email: string;
  vatID: string;
  vatIDState: VatIdState;
}

/** What an order has taken, and from where: a cancelled one gives it back there. */
export interface AllocatedStock {
  productId: string;
  shelf: number;
  /** Deliveries that had not come by then, by their day in epoch milliseconds. */
  deliveries: { at: number; amount: number }[];
}

/** A placed order: a snapshot that later changes of products, prices and addresses do not touch. Money is integer cents. */
export interface OrderModel {
  id: string;
  orderNumber: number;
  /** Null once the customer's account was deleted. */
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
  /** Goods before the voucher, gross. */
  goodsGrossCents: number;
  goodsNetCents: number;
  deliveryCents: number;
  paymentCents: number;
  voucherCents: number;
  totalCents: number;
  /** VAT of the goods after the voucher; rates are hundredths of a percent. */
  vats: { rate: number; cents: number }[];
  invoiceAddress: OrderAddress;
  /** Null when goods go to the invoice address or are picked up. */
  deliveryAddress: PostalAddress | null;
  /** Null for orders from before that was kept. */
  takenStock: AllocatedStock[] | null;
  /** Why no VAT is charged; null where it is. */
  taxExemption: TaxExemption | null;
  /** That of its newest invoice, shown as RE-<number>; null before there is one. */
  invoiceNumber: number | null;
  /** Epoch milliseconds, null for what has not happened yet. What its shipments tell is what they add up to. */
  invoicedAt: number | null;
  paidAt: number | null;
  assembledAt: number | null;
  dispatchedAt: number | null;
  deliveredAt: number | null;
  /** The last of the days on which everything is expected at the customer's; null while nobody knows. */
  expectedAt: number | null;
  /** The first of them; null when it is one day. */
  expectedFromAt: number | null;
  /** What expectedAt was before it last moved; null when it never did. */
  formerExpectedAt: number | null;
  /** Until when its money is waited for, in epoch milliseconds; null where it is not asked for in advance. */
  payUntil: number | null;
  /** An empty text before the goods were sent. */
  trackingNumber: string;
  /** The buyer's own number for the order; an empty text without one. */
  reference: string;
  /** The adrNumber of the dealer who is to service the goods; null when nobody was named. */
  serviceDealerNumber: string | null;
  deliveryWish: ShipmentMode;
  /** When its buyer declared to withdraw from it; null while nobody did. */
  withdrawnAt: number | null;
  /** Since when a withdrawal that nobody has confirmed keeps its goods in the house; null while none does. */
  heldAt: number | null;
  /** Counts up when the links about it that were sent until then end. */
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
  /** One piece, net or gross as the whole order is. */
  itemCents: number;
  isNet: boolean;
  vatRate: number;
  persParam: string;
}

export interface OrderWithItems {
  order: OrderModel;
  items: OrderItemModel[];
  /** By number. */
  shipments: ShipmentModel[];
}

/** What belongs to an order, by its id, in the order it came. */
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
