import type { IsoDay } from '@/domain/time/day';

/** What a buyer says to a moved day. */
export const orderChangeResponses = ['keep', 'faster', 'cancel'] as const;

export type OrderChangeResponse = (typeof orderChangeResponses)[number];

/** True for what has the form of a link to a change; whether it is one, the service knows. */
export function isOrderChangeLink(link: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(link);
}

/** What a buyer sees of the last change of an order's days. */
export interface OrderChange {
  orderNumber: number;
  title: string;
  isCancelled: boolean;
  /** The last day that was promised before. */
  former: IsoDay;
  from: IsoDay;
  until: IsoDay;
  answer: OrderChangeResponse | null;
  /** True while an answer still changes something. */
  isOpen: boolean;
  canCancel: boolean;
  /** What is there earlier, and when it would arrive; null without one. */
  faster: {
    sku: string;
    title: string;
    shortDescription: string;
    from: IsoDay;
    until: IsoDay;
  } | null;
}
