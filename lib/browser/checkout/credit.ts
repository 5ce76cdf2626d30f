import { invoicePaymentId } from '@/domain/b2b/credit';

/** The shop's refusal of an order on invoice beyond the credit limit. */
const creditRefusal = 'The order exceeds the credit limit of the customer';

/** True when the shop refused the order for the customer's credit. */
export function isCreditRefusal(message: string): boolean {
  return message === creditRefusal;
}

/** True when an order is paid on credit. */
export function isOnInvoice(paymentId: string | null): boolean {
  return paymentId === invoicePaymentId;
}
