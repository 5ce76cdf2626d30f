import type { Database } from '../../database/database';
import { adoptGuestAddresses } from './adopt-guest-addresses';
import { markAsOrdered } from './customer.repository';

/**
 * Moves the orders that guests placed with this e-mail (lower case) to the customer, with the vouchers they used and, for a
 * customer who has none, the addresses of the latest. Orders of registered customers stay where they are. Call it in the transaction that knows the e-mail to be verified.
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
  const latest = await db
    .selectFrom('order')
    .select('customer_id')
    .where('customer_id', 'in', guests)
    .orderBy('ordered_at', 'desc')
    .executeTakeFirst();
  if (!latest?.customer_id) return;
  await db
    .updateTable('order')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .execute();
  await db
    .updateTable('invoice')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .execute();
  await db
    .insertInto('ordered_product')
    .columns(['customer_id', 'product_id'])
    .expression((eb) =>
      eb
        .selectFrom('ordered_product')
        .select([eb.val(customerId).as('customer_id'), 'product_id'])
        .distinct()
        .where('customer_id', 'in', guests),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('voucher')
    .set({ customer_id: customerId })
    .where('customer_id', 'in', guests)
    .where('order_id', 'is not', null)
    .execute();
  await adoptGuestAddresses(db, customerId, latest.customer_id);
  await markAsOrdered(db, customerId);
}
