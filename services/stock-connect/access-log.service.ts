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

/**
 * Records a call of a dealer's system with the time since its start as duration, without its content and credentials.
 */
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
 * Counts a customer's call against the limit of 600 calls a minute, which no regular feed reaches. Returns 0 if the
 * call is allowed, otherwise the seconds to wait.
 */
export async function consumeCallLimit(
  shop: object,
  customerId: string,
  now: number,
): Promise<number> {
  return Math.ceil((await calls.take(shop, customerId, now)) / 1000);
}
