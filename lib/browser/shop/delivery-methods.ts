/** The delivery method for goods that are picked up: no carrier, no cost. */
export const pickupMethodId = 'pickup';
