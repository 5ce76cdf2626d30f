import type { RestServices } from '../../rest/rest-services';
import { byHand, insertCall } from './access-log.repository';

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
export function logReportByHand(
  services: Services,
  customerId: string,
  { at, items }: Pick<Call, 'at' | 'items'>,
): Promise<void> {
  return logCall(services, customerId, { at, operation: byHand, items, code: 200 });
}
