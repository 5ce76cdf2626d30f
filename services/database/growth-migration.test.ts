import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCreditNotes } from '../shop/order/create-credit-notes';
import { updateOrderProgress } from '../shop/order/update-order-progress';
import { dumpRows } from '../testing/test-database';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { fillGrowth } from './migrations/0025-growth';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ demoDir: 'demo' });
});

afterAll(() => shop.close());

async function ordersOf(condition: 'sent' | 'waiting') {
  const rows = await shop.db
    .selectFrom('order')
    .innerJoin('invoice', 'invoice.order_id', 'order.id')
    .select(['order.order_number', 'invoice.number', 'order.paid_at'])
    .where('order.cancelled', '=', 0)
    .where('order.dispatched_at', condition === 'sent' ? 'is not' : 'is', null)
    .where('order.paid_at', 'is', null)
    .execute();
  return rows;
}

/** Rows of an older database must equal those that the current version writes. */
it('migrates an older shop to the values of a new shop', async () => {
  const { db, services } = shop;
  const [credited, paid] = await ordersOf('sent');
  await createCreditNotes(services, {
    ...{ kind: 'corrected', orderNumber: credited!.order_number },
    ...{ invoiceNumber: credited!.number, cents: 1_000 },
  });
  const move = { step: null, trackingNumber: null, expectedAt: null };
  await updateOrderProgress(services, { ...move, orderNumber: paid!.order_number, isPaid: true });
  // Unpaid orders are checked once without effect. Older databases have fewer rows here.
  await db.deleteFrom('money_check').execute();
  const migrated = await dumpRows(db);
  expect(migrated.get('ordered_product')?.length).toBeGreaterThan(5);

  await db.updateTable('order').set({ words: '' }).execute();
  const unknown = { customer_id: null, due_day: null, open_cents: 0 };
  await db
    .updateTable('invoice')
    .set({ ...unknown, has_file: 0, has_xrechnung: 0 })
    .execute();
  await db.deleteFrom('ordered_product').execute();
  await fillGrowth(db as never);
  const filled = await dumpRows(db);
  for (const table of ['order', 'invoice', 'ordered_product', 'money_check'])
    expect(filled.get(table)).toEqual(migrated.get(table));
  const open = await db.selectFrom('invoice').select('id').where('open_cents', '>', 0).execute();
  expect(open.length).toBeGreaterThan(2);
});
