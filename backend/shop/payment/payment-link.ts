import { type LinkedOrder, orderLink } from '../base/order-link';

/** The page of an order's payment, which needs no sign-in: its address is the key, and opens nothing but the payment. */
export function paymentPath(secret: string, order: LinkedOrder, language: 'de' | 'en'): string {
  return `/${language}/payment/${paymentLink(secret, order)}`;
}

/** The last part of that address. */
export function paymentLink(secret: string, order: LinkedOrder): string {
  return orderLink(secret, 'payment', order);
}
