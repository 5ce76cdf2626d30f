import { createWindowCounter } from '../../http/window-limit';

const calls = createWindowCounter('dealerCalls', { max: 600, windowMs: 60_000 });

/** Counts a call of a customer and tells how many seconds to wait: 0 for up to 600 calls a minute, which no feed needs. */
export async function callWaitSeconds(
  shop: object,
  customerId: string,
  now: number,
): Promise<number> {
  return Math.ceil((await calls.take(shop, customerId, now)) / 1000);
}
