import type { RestServices } from '../rest/rest-context';
import { manualReportOperation, insertLoggedCall } from './access-log.repository';
import { createServiceRateLimiter } from '../http/rate-limiter';

type Services = Pick<RestServices, 'db' | 'clock'>;

interface Call {
  /** Start time in epoch milliseconds. */
  at: number;
  operation: string;
  items: number;
  code: number;
}

/** Records a call of a dealer's system with its duration so far, without its content and credentials. */
export function logCall(
  { db, clock }: Services,
  customerId: string,
  { at, operation, items, code }: Call,
): Promise<void> {
  return insertLoggedCall(db, customerId, {
    ...{ at, operation, items, code },
    milliseconds: clock.now() - at,
  });
}

/** Records a stock report made manually in the account. */
export function logManualReport(
  services: Services,
  customerId: string,
  { at, items }: Pick<Call, 'at' | 'items'>,
): Promise<void> {
  return logCall(services, customerId, { at, operation: manualReportOperation, items, code: 200 });
}

const calls = createServiceRateLimiter('dealerCalls', { max: 600, windowMs: 60_000 });

/**
 * Counts a customer's call. Returns the seconds to wait, or 0 up to 600 calls a minute, which is far above any feed's
 * need.
 */
export async function consumeCallLimit(
  shop: object,
  customerId: string,
  now: number,
): Promise<number> {
  return Math.ceil((await calls.take(shop, customerId, now)) / 1000);
}
