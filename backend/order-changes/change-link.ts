import { type LinkedOrder, orderLink } from '../shop/base/order-link';

/** The page where a buyer answers to a moved day, which needs no sign-in: its address is the key, and opens nothing else. */
export function changePath(secret: string, order: LinkedOrder, language: 'de' | 'en'): string {
  return `/${language}/order-change/${orderLink(secret, 'change', order)}`;
}
