import type { ShipmentTimes } from '@/domain/shipment/shipment';

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
