import type { Database } from '../../database/database';
import { markAsOrdered } from './customer.repository';

/**
 * Moves the orders that guests placed with this e-mail (lower case) to the customer, with the vouchers they used. Orders of
 * registered customers stay where they are. Call it in the transaction that knows the e-mail to be verified.
 */
export async function adoptGuestOrders(
  db: Database,
  customerId: string,
  email: string,
): Promise<void> {
  const guests = db
    .selectFrom('customer')
    .select('id')
    .where('is_guest', '=', 1)
    .where('email', '=', email);
  const moved = await db
    .updateTable('order')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .returning('id')
    .execute();
  if (moved.length === 0) return;
  await db
    .updateTable('voucher')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .where('order_id', 'is not', null)
    .execute();
  await markAsOrdered(db, customerId);
}
