import type { OrderStep } from '@/domain/order/progress';
import type { WishedLine } from './shipments/divide-shipment';

/** What an operator tells of an order. */
export interface OrderMove {
  orderNumber: number;
  /** Null: it stays where it is. */
  step: Exclude<OrderStep, 'ordered'> | null;
  isPaid: boolean;
  /** Null: none, or the one it has. */
  trackingNumber: string | null;
  /** The new day it is expected, in epoch milliseconds; null: as before. */
  expectedAt: number | null;
  /** Which shipment it is about; without it all that can go there. */
  shipment?: number;
  /** What of the shipment leaves now; without it all. */
  lines?: readonly WishedLine[];
  /** Frame numbers of bicycles in it. */
  frames?: readonly { sku: string; number: string }[];
}

/** Why an order cannot be moved, in words for the operator. */
export class OrderMoveError extends Error {
  override readonly name = 'OrderMoveError';
}
