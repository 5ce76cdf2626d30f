import { createHmac, timingSafeEqual } from 'node:crypto';

/** The page of an order's payment, which needs no sign-in: its address is the key, and opens nothing but the payment. */
export function paymentPath(secret: string, orderId: string, language: 'de' | 'en'): string {
  return `/${language}/payment/${paymentLink(secret, orderId)}`;
}

/** The last part of that address. */
export function paymentLink(secret: string, orderId: string): string {
  return `${orderId}-${markOf(secret, orderId)}`;
}

/** The order whose payment a link opens; null for a link that is none of ours. */
export function readPaymentLink(secret: string, link: string): string | null {
  const [, orderId = '', mark = ''] = /^([0-9a-f]{32})-([0-9a-f]{32})$/.exec(link) ?? [];
  if (orderId === '') return null;
  const isOurs = timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, orderId)));
  return isOurs ? orderId : null;
}

/** Letters and digits only: programs that find addresses in a mail's text leave a hyphen at the end out. */
function markOf(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`payment:${orderId}`).digest('hex').slice(0, 32);
}
