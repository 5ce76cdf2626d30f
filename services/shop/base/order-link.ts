import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The order page to which a link gives access: the payment, or the response to a changed delivery date. A link is valid
 * for one of these pages only.
 */
export type OrderLinkPurpose = 'payment' | 'change';

/** The data of an order from which its links are derived. */
export interface LinkedOrder {
  id: string;
  /** Version of the order's links. It is incremented to invalidate the links sent so far. */
  linkVersion: number;
}

/** Returns the order link: the part of the URL that gives access to an order page without a sign-in. */
export function createOrderLink(
  secret: string,
  purpose: OrderLinkPurpose,
  order: LinkedOrder,
): string {
  return `${order.id}-${signLink(secret, purpose, order.id, order.linkVersion)}`;
}

/** Returns the order id in a link without verifying it; null if the link is malformed. */
export function parseOrderLink(link: string): string | null {
  return /^([0-9a-f]{32})-[0-9a-f]{32}$/.exec(link)?.[1] ?? null;
}

/**
 * Verifies a link. Returns `current` for a valid link, `former` for one that was valid until the order's links were
 * renewed, and null for any other text.
 */
export function verifyOrderLink(
  secret: string,
  purpose: OrderLinkPurpose,
  { id, linkVersion }: LinkedOrder,
  link: string,
): 'current' | 'former' | null {
  for (let version = linkVersion; version >= 0; version -= 1)
    if (isSame(link, `${id}-${signLink(secret, purpose, id, version)}`))
      return version === linkVersion ? 'current' : 'former';
  return null;
}

/**
 * Returns the signature of a link in hexadecimal digits. Base64url could end in a hyphen, which email programs leave
 * out of a detected URL.
 */
function signLink(secret: string, purpose: string, id: string, version: number): string {
  const about = version === 0 ? `${purpose}:${id}` : `${purpose}:${id}:${version}`;
  return createHmac('sha256', secret).update(about).digest('hex').slice(0, 32);
}

function isSame(actual: string, expected: string): boolean {
  const bytes = [Buffer.from(actual), Buffer.from(expected)] as const;
  return bytes[0].length === bytes[1].length && timingSafeEqual(...bytes);
}

/** Returns the path of an order's payment page, which needs no sign-in. The link gives access to the payment only. */
export function getPaymentPath(secret: string, order: LinkedOrder, language: 'de' | 'en'): string {
  return `/${language}/payment/${createPaymentLink(secret, order)}`;
}

/** Returns the order link for the payment page, which is the last segment of the page's path. */
export function createPaymentLink(secret: string, order: LinkedOrder): string {
  return createOrderLink(secret, 'payment', order);
}

/**
 * Returns the path of the page where a buyer responds to a changed delivery date. It needs no sign-in; the link gives
 * access to that page only.
 */
export function getDeliveryDateChangePath(
  secret: string,
  order: LinkedOrder,
  language: 'de' | 'en',
): string {
  return `/${language}/order-change/${createOrderLink(secret, 'change', order)}`;
}
