import { invoicePaymentId } from '@/domain/payment/payment-terms';

/** Rejection message of the shop service for an order on invoice above the credit limit. */
const creditLimitError = 'The order exceeds the credit limit of the customer';

/** True when the order was rejected because of the customer's credit limit. */
export function isCreditRejection(message: string): boolean {
  return message === creditLimitError;
}

/** True when an order is paid on invoice. */
export function isInvoicePayment(paymentId: string | null): boolean {
  return paymentId === invoicePaymentId;
}

/** Rejection message of the shop service for an order whose total differs from the one shown to the buyer. */
const totalChangedError = /^The total of basket with id: \S+ has changed$/;

/** True when the order was rejected because its total has changed. */
export function isTotalChangedRejection(message: string): boolean {
  return totalChangedError.test(message);
}
