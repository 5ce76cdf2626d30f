import { createWindowCounter } from '../../http/window-limit';

const calls = createWindowCounter({ max: 600, windowMs: 60_000 });

/** Counts a call of a customer and tells how many seconds to wait: 0 for up to 600 calls a minute, which no feed needs. */
export function callWaitSeconds(shop: object, customerId: string, now: number): number {
  const waitMs = calls.waitMs(shop, customerId, now);
  calls.count(shop, customerId, now);
  return Math.ceil(waitMs / 1000);
}
