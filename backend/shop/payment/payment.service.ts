// The door to payments: the ways an order is paid.
export { findPayment, findPaymentsOfCountry, type PaymentModel } from './payment.repository';
