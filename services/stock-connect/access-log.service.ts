import type { RestServices } from '../rest/rest-context';
import { manualReportOperation, insertCall } from './access-log.repository';
import { createServiceRateLimiter } from '../http/rate-limiter';

type Services = Pick<RestServices, 'db' | 'clock'>;

interface Call {
  /** When it began, in epoch milliseconds. */
  at: number;
  operation: string;
  items: number;
  code: number;
}

/** Keeps that a call of a dealer's system was made, and how long it has taken by now; neither what it asked nor what it was asked with. */
export function logCall(
  { db, clock }: Services,
  customerId: string,
  { at, operation, items, code }: Call,
): Promise<void> {
  return insertCall(db, customerId, {
    ...{ at, operation, items, code },
    milliseconds: clock.now() - at,
  });
}

/** As logCall, for a stock report the dealer gave by hand in the account. */
export function logManualReport(
  services: Services,
  customerId: string,
  { at, items }: Pick<Call, 'at' | 'items'>,
): Promise<void> {
  return logCall(services, customerId, { at, operation: manualReportOperation, items, code: 200 });
}

const calls = createServiceRateLimiter('dealerCalls', { max: 600, windowMs: 60_000 });

/** Counts a call of a customer and tells how many seconds to wait: 0 for up to 600 calls a minute, which no feed needs. */
export async function consumeCallLimit(
  shop: object,
  customerId: string,
  now: number,
): Promise<number> {
  return Math.ceil((await calls.take(shop, customerId, now)) / 1000);
}
