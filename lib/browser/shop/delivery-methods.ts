/** The delivery method for goods that are picked up: no carrier, no cost. */
export const pickupMethodId = 'pickup';

/** The payment the shop offers first (Spec §7, basketSetPayment). */
export const defaultPaymentId = 'oxidpaypal';
