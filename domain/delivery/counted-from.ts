import { isMoneyFirst, isPaidByTransfer } from '../payment/money-first';
import { dayInBerlin, type IsoDay } from '../time/day';
import { transferArrives } from './promise-delivery';

type OrderedAndPaid = {
  /** Epoch milliseconds, as is the other. */
  orderedAt: number;
  /** Null while the money is not there. */
  paidAt: number | null;
  /** Null while it is not chosen: then the money comes with the order. */
  paymentId: string | null;
};

/** The day a promise counts from: that of the money where it is there, or a transfer's when it is sent with the order. */
export function countedFrom({ orderedAt, paidAt, paymentId }: OrderedAndPaid): IsoDay {
  if (paidAt !== null && paymentId !== null && isMoneyFirst(paymentId)) return dayInBerlin(paidAt);
  const day = dayInBerlin(orderedAt);
  return isPaidByTransfer(paymentId) ? transferArrives(day) : day;
}
