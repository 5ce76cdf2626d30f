// The door to the checkout: what may be chosen for a basket, and the choices.
export {
  deliveryUnavailable,
  findOffers,
  listDeliveryMethods,
  setDeliveryAddress,
  setDeliveryMethod,
} from './delivery-choice';
export { setDeliveryWish } from './delivery-wish';
export { listPayments, paymentUnavailable, setPayment } from './payment-choice';
export { findPaymentOffers } from './payment-offers';
export { addVoucher, moveVoucher } from './voucher-choice';
