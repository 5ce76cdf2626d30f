const perMinute = 600;
const windowMs = 60_000;

interface Window {
  since: number;
  count: number;
}

const windowsByShop = new WeakMap<object, Map<string, Window>>();

/** Counts a call of a customer and tells how many seconds to wait: 0 for up to 600 calls a minute, which no feed needs. */
export function callWaitSeconds(shop: object, customerId: string, now: number): number {
  const windows = windowsByShop.get(shop) ?? new Map<string, Window>();
  windowsByShop.set(shop, windows);
  const known = windows.get(customerId);
  if (!known || known.since + windowMs <= now) {
    windows.set(customerId, { since: now, count: 1 });
    return 0;
  }
  known.count += 1;
  return known.count <= perMinute ? 0 : Math.ceil((known.since + windowMs - now) / 1000);
}
