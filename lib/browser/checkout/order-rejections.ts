import { invoicePaymentId } from '@/domain/payment/payment-terms';

/** The shop's refusal of an order on invoice beyond the credit limit. */
const creditRefusal = 'The order exceeds the credit limit of the customer';

/** True when the shop refused the order for the customer's credit. */
export function isCreditRejection(message: string): boolean {
  return message === creditRefusal;
}

/** True when an order is paid on credit. */
export function isInvoicePayment(paymentId: string | null): boolean {
  return paymentId === invoicePaymentId;
}

/** The shop's refusal of an order whose total is no longer the one the buyer was shown. */
const totalRefusal = /^The total of basket with id: \S+ has changed$/;

/** True when the shop refused the order because it would cost something else by now. */
export function isTotalChangedRejection(message: string): boolean {
  return totalRefusal.test(message);
}
