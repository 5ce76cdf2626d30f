// The door to payments: the ways an order is paid.
export { listInstalments } from './list-instalments';
export { giroCodeImage } from './giro-code-image';
export {
  findHoldMs,
  findPayment,
  findPaymentsOfCountry,
  type PaymentModel,
} from './payment.repository';
export { paymentLink, paymentPath } from './payment-link';
export { type TransferDetails, transferOf } from './transfer';
