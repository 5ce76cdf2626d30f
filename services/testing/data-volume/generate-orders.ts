import { type RawBuilder, sql } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import {
  type RowChanges,
  insertCopies,
  buildNumberedTextSql,
  type CopyRange,
} from './insert-copies';
import { generateOrderHistory } from './generate-order-history';
import type { DataVolume } from './generate-shop-data';
import { volumeDealerEmail } from './generate-shop-data';

const firstNumber = 1_000_000;
const years = 3 * 365 * dayMs;

/** SQL expressions of the order number `i`, used for generated orders and their related rows. */
export interface GeneratedOrderTimes {
  orders: number;
  /** Time of the order, plus the given number of days. */
  placed: (days?: number) => RawBuilder<number>;
  /**
   * Returns `then`, or null for the given share (0 to 1) of the newest orders, which have not reached this stage yet.
   */
  unlessYoung: (share: number, then: RawBuilder<unknown>) => RawBuilder<unknown>;
  customerId: RawBuilder<string>;
}

/**
 * Creates three years of orders by copying a delivered and billed order of the demo dealer; every hundredth belongs to
 * that dealer.
 */
export async function generateOrders(db: Database, growth: DataVolume, now: number): Promise<void> {
  const { orders, customers, articles } = growth;
  const model = await findModel(db);
  const customer = sql<string>`case when i % 100 = 0 then ${sql.lit(model.order.customer_id)}
    else ${buildNumberedTextSql('grown-', sql`i % ${sql.lit(customers)}`)} end`;
  const ages: GeneratedOrderTimes = {
    orders,
    placed: (days = 0) =>
      sql<number>`${sql.lit(now - years + days * dayMs)} + i * ${sql.lit(Math.floor(years / orders))}`,
    unlessYoung: (share, then) =>
      sql`case when i < ${sql.lit(Math.floor(orders * (1 - share)))} then ${then} end`,
    customerId: customer,
  };
  const span = { from: 0, until: orders };
  await insertCopies(db, 'order', model.order, orderChanges(ages, now), span);
  const product = buildNumberedTextSql('grown-', sql`i % ${sql.lit(articles)}`);
  await growParts(db, model, { product, ages, span });
  await generateOrderHistory(db, model.invoice, ages, { now, articles });
  await raiseNumbers(db, orders);
}

function orderChanges(
  { placed, unlessYoung, customerId }: GeneratedOrderTimes,
  now: number,
): RowChanges {
  return {
    ...{ id: buildNumberedTextSql('grown-o-'), order_number: sql`i + ${sql.lit(firstNumber)}` },
    ...{ basket_id: buildNumberedTextSql('grown-ob-'), customer_id: customerId },
    invoice_number: sql`i + ${sql.lit(firstNumber)}`,
    search_text: sql`${buildNumberedTextSql('', sql`i + ${sql.lit(firstNumber)}`)} || ' lager kw teil re-' || cast(i as text)`,
    ...{ ordered_at: placed(), updated_at: placed(), invoiced_at: placed(4) },
    ...{ cancelled: sql`case when i % 97 = 0 then 1 else 0 end`, pay_until: sql`null` },
    assembled_at: unlessYoung(0.006, placed(2)),
    dispatched_at: unlessYoung(0.004, placed(3)),
    delivered_at: unlessYoung(0.01, placed(5)),
    paid_at: unlessYoung(0.01, placed(20)),
    expected_at: sql`${sql.lit(now)} + (i % 30) * ${sql.lit(dayMs)}`,
    allocated_stock: sql`'[]'`,
  };
}

type Model = Awaited<ReturnType<typeof findModel>>;

async function growParts(
  db: Database,
  { item, shipment }: Model,
  {
    product,
    ages,
    span,
  }: { product: RawBuilder<string>; ages: GeneratedOrderTimes; span: CopyRange },
): Promise<void> {
  const order = { order_id: buildNumberedTextSql('grown-o-') };
  for (const part of [1, 2])
    await insertCopies(
      db,
      'order_item',
      { ...item, position: part },
      { id: buildNumberedTextSql(`grown-i${part}-`), ...order, product_id: product },
      span,
    );
  const { placed, unlessYoung } = ages;
  await insertCopies(
    db,
    'shipment',
    shipment,
    {
      ...{
        id: buildNumberedTextSql('grown-s-'),
        ...order,
        assembled_at: unlessYoung(0.006, placed(2)),
      },
      dispatched_at: unlessYoung(0.004, placed(3)),
      delivered_at: unlessYoung(0.01, placed(5)),
    },
    span,
  );
  for (const part of [1, 2])
    await insertCopies(
      db,
      'shipment_line',
      { amount: item.amount, frame_numbers: '[]' },
      {
        shipment_id: buildNumberedTextSql('grown-s-'),
        order_item_id: buildNumberedTextSql(`grown-i${part}-`),
      },
      span,
    );
}

/** Returns an order of the demo dealer that is delivered and billed, with one of its lines, as the row to copy. */
async function findModel(db: Database) {
  const order = await db
    .selectFrom('order')
    .innerJoin('customer', 'customer.id', 'order.customer_id')
    .innerJoin('invoice', 'invoice.order_id', 'order.id')
    .selectAll('order')
    .where('customer.email', '=', volumeDealerEmail)
    .where('invoice.kind', '=', 'invoice')
    .where('order.delivered_at', 'is not', null)
    .orderBy('order.order_number')
    .executeTakeFirstOrThrow();
  const of = <Table extends 'order_item' | 'shipment' | 'invoice'>(table: Table) =>
    db
      .selectFrom(table as 'invoice')
      .selectAll()
      .where('order_id', '=', order.id)
      .limit(1);
  return {
    order,
    item: (await of('order_item').executeTakeFirstOrThrow()) as unknown as { amount: number },
    shipment: { ...(await of('shipment').executeTakeFirstOrThrow()) },
    invoice: await of('invoice').executeTakeFirstOrThrow(),
  };
}

/** Raises the number ranges above the created orders and invoices. */
async function raiseNumbers(db: Database, orders: number): Promise<void> {
  for (const name of ['order', 'invoice', 'creditNote'])
    await db
      .updateTable('sequence')
      .set({ last: firstNumber + orders })
      .where('name', '=', name)
      .execute();
}
