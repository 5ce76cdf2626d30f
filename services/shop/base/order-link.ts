import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link about an order opens; a link for the one opens nothing of the other. */
export type OrderLinkPurpose = 'payment' | 'change';

/** What of an order its links are made of. */
export interface LinkedOrder {
  id: string;
  /** Counts up when the links sent until then end. */
  linkVersion: number;
}

/** The key of an order's page that needs no sign-in, as its address has it. */
export function createOrderLink(
  secret: string,
  purpose: OrderLinkPurpose,
  order: LinkedOrder,
): string {
  return `${order.id}-${markOf(secret, purpose, order.id, order.linkVersion)}`;
}

/** The id of the order a link names, whether or not it is one of ours; null for what has not its form. */
export function parseOrderLink(link: string): string | null {
  return /^([0-9a-f]{32})-[0-9a-f]{32}$/.exec(link)?.[1] ?? null;
}

/** How far a link is good: `current`; `former`: it was, until the order's links were made anew; null: it is none of ours. */
export function verifyOrderLink(
  secret: string,
  purpose: OrderLinkPurpose,
  { id, linkVersion }: LinkedOrder,
  link: string,
): 'current' | 'former' | null {
  for (let version = linkVersion; version >= 0; version -= 1)
    if (isSame(link, `${id}-${markOf(secret, purpose, id, version)}`))
      return version === linkVersion ? 'current' : 'former';
  return null;
}

/** Letters and digits only: programs that find addresses in a mail's text leave a hyphen at the end out. */
function markOf(secret: string, purpose: string, id: string, version: number): string {
  const about = version === 0 ? `${purpose}:${id}` : `${purpose}:${id}:${version}`;
  return createHmac('sha256', secret).update(about).digest('hex').slice(0, 32);
}

function isSame(given: string, wanted: string): boolean {
  const bytes = [Buffer.from(given), Buffer.from(wanted)] as const;
  return bytes[0].length === bytes[1].length && timingSafeEqual(...bytes);
}

/** The page of an order's payment, which needs no sign-in: its address is the key, and opens nothing but the payment. */
export function getPaymentPath(secret: string, order: LinkedOrder, language: 'de' | 'en'): string {
  return `/${language}/payment/${createPaymentLink(secret, order)}`;
}

/** The last part of that address. */
export function createPaymentLink(secret: string, order: LinkedOrder): string {
  return createOrderLink(secret, 'payment', order);
}

/** The page where a buyer answers to a moved day, which needs no sign-in: its address is the key, and opens nothing else. */
export function getDeliveryDateChangePath(
  secret: string,
  order: LinkedOrder,
  language: 'de' | 'en',
): string {
  return `/${language}/order-change/${createOrderLink(secret, 'change', order)}`;
}
