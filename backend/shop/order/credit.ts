import { type Credit, creditOf, invoicePaymentId, isCovered } from '@/domain/b2b/credit';
import type { Database } from '../../database/database';
import { isB2bCustomer, type ShopContext } from '../base/context';
import { findCustomer } from '../customer/customer.service';
import { ShopError } from '../base/errors';
import { findOwedOrders } from './owed-orders';

/**
 * Refuses an order on invoice beyond what the customer may owe; every other payment passes. Belongs into the transaction that
 * writes the order: two orders at once must not both find the same room.
 */
export async function assertCredit(
  db: Database,
  customerId: string,
  paymentId: string,
  totalCents: number,
): Promise<void> {
  if (paymentId !== invoicePaymentId) return;
  const credit = await findCredit(db, customerId);
  if (isCovered(credit, totalCents)) return;
  throw new ShopError('CREDIT', 'The order exceeds the credit limit of the customer', {
    type: 'CREDITLIMIT',
    ...wireCredit(credit),
    total: totalCents / 100,
  });
}

/** The caller's own credit; null for everybody who is no b2b customer. */
export async function getOwnCredit({ db, caller }: ShopContext) {
  if (caller.kind !== 'customer' || !isB2bCustomer(caller)) return null;
  return wireCredit(await findCredit(db, caller.userId));
}

/** What a customer may owe and owes. Without orders and limit nothing is open and nothing bounds it. */
export async function findCredit(db: Database, customerId: string): Promise<Credit> {
  const customer = await findCustomer(db, customerId);
  return creditOf(customer?.creditLimitCents ?? null, await findOwedOrders(db, customerId));
}

function wireCredit({ limitCents, openCents, freeCents }: Credit) {
  return { limit: euros(limitCents), open: openCents / 100, free: euros(freeCents) };
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
