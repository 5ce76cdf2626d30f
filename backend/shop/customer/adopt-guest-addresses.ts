import type { Database } from '../../database/database';
import { newId } from '../../database/ids';

/**
 * Gives a customer without addresses those of a guest, so that the first order's are remembered: name, greeting and the next checkout
 * come from them. The guest keeps its own; what the customer has already is never touched.
 */
export async function adoptGuestAddresses(
  db: Database,
  customerId: string,
  guestId: string,
): Promise<void> {
  const invoicesOf = (id: string) =>
    db.selectFrom('invoice_address').selectAll().where('customer_id', '=', id).execute();
  const deliveriesOf = (id: string) =>
    db.selectFrom('delivery_address').selectAll().where('customer_id', '=', id).execute();

  if ((await invoicesOf(customerId)).length === 0) {
    for (const address of await invoicesOf(guestId)) {
      const copy = { ...address, customer_id: customerId };
      await db.insertInto('invoice_address').values(copy).execute();
    }
  }
  if ((await deliveriesOf(customerId)).length === 0) {
    for (const address of await deliveriesOf(guestId)) {
      const copy = { ...address, id: newId(), customer_id: customerId };
      await db.insertInto('delivery_address').values(copy).execute();
    }
  }
}
