import { invoicePaymentId } from '../b2b/credit';

const prepayment = 'oxidpayadvance';

/** True where goods wait for the money, so that a delivery counts from it; only an invoice is paid after them. */
export function isMoneyFirst(paymentId: string): boolean {
  return paymentId !== invoicePaymentId;
}

/** True where the money comes by a transfer, which a bank takes a working day for. */
export function isPaidByTransfer(paymentId: string | null): boolean {
  return paymentId === prepayment;
}
