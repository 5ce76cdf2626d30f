import type { IsoDay } from '@/domain/time/day';

/** A buyer's possible responses to a changed delivery date. */
export const orderChangeResponses = ['keep', 'faster', 'cancel'] as const;

export type OrderChangeResponse = (typeof orderChangeResponses)[number];

/** Checks the format of a link to changed delivery dates, not whether the link exists. */
export function isOrderChangeLink(link: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(link);
}

/** The last change of an order's delivery dates, as shown to the buyer. */
export interface OrderChange {
  orderNumber: number;
  title: string;
  isCancelled: boolean;
  /** The last day of the previous estimated delivery. */
  former: IsoDay;
  from: IsoDay;
  until: IsoDay;
  answer: OrderChangeResponse | null;
  /** True while the buyer can still respond. */
  isOpen: boolean;
  canCancel: boolean;
  /** A variant that is available earlier, and its estimated delivery. Null if there is none. */
  faster: {
    sku: string;
    title: string;
    shortDescription: string;
    from: IsoDay;
    until: IsoDay;
  } | null;
}
