import { sql } from 'kysely';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';

/** When a customer last marked the changes as read, in epoch milliseconds; null: never. */
export async function findReadAt(db: Database, customerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('dealer_overview')
    .select('read_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.read_at ?? null;
}

/** Marks everything until then as read. */
export async function saveReadAt(db: Database, customerId: string, at: number): Promise<void> {
  await db
    .insertInto('dealer_overview')
    .values({ customer_id: customerId, read_at: at })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ read_at: at }))
    .execute();
}

/** The moves of a customer's orders after a time, the oldest first. */
export function findOrderMoves(db: Database, customerId: string, after: number) {
  return db
    .selectFrom('order_day_move')
    .innerJoin('order', 'order.id', 'order_day_move.order_id')
    .where('order.customer_id', '=', customerId)
    .where('order_day_move.moved_at', '>', after)
    .select([
      'order_day_move.order_id',
      'order_day_move.former_at',
      'order_day_move.new_at',
      'order_day_move.moved_at',
    ])
    .orderBy('order_day_move.moved_at')
    .execute();
}

const arrivedArticle = [
  'product.id',
  'product.parent_id',
  'product.sku',
  'product_text.title',
  'product_text.short_description',
  'price.hek_cents',
] as const;

/** What came after a time of the articles a customer has ever ordered or keeps in a basket, each article once. */
export function findArrivals(
  db: Database,
  { customerId, after, language }: { customerId: string; after: number; language: Language },
) {
  const ordered = db
    .selectFrom('order_item')
    .innerJoin('order', 'order.id', 'order_item.order_id')
    .where('order.customer_id', '=', customerId)
    .select('order_item.product_id');
  const kept = db
    .selectFrom('basket_item')
    .innerJoin('basket', 'basket.id', 'basket_item.basket_id')
    .where('basket.owner_id', '=', customerId)
    .select('basket_item.product_id');
  return db
    .selectFrom('delivery_arrival as arrival')
    .innerJoin('product', 'product.id', 'arrival.product_id')
    .innerJoin('price', 'price.product_id', 'product.id')
    .innerJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product.id')
        .on('product_text.language', '=', language),
    )
    .where('arrival.arrived_at', '>', after)
    .where('product.active', '=', 1)
    .where(({ or, eb }) => or([eb('product.id', 'in', ordered), eb('product.id', 'in', kept)]))
    .groupBy(arrivedArticle)
    .select(({ fn }) => [
      ...arrivedArticle,
      fn.sum<number>('arrival.pieces').as('pieces'),
      fn.max('arrival.arrived_at').as('arrived_at'),
    ])
    .execute();
}

export type ArrivalRow = Awaited<ReturnType<typeof findArrivals>>[number];

/** The customer's requests for other master data that were reviewed after a time. */
export function findReviewed(db: Database, customerId: string, after: number) {
  return db
    .selectFrom('master_data_request')
    .where('customer_id', '=', customerId)
    .where('reviewed_at', '>', after)
    .select(['id', 'state', 'reviewed_at'])
    .execute();
}

/** The test rides somebody asked for at a dealer after a time, with the model's name. */
export function findTestRides(
  db: Database,
  { dealerNumber, after, language }: { dealerNumber: string; after: number; language: Language },
) {
  return db
    .selectFrom('test_ride_request as ride')
    .leftJoin('product', (join) =>
      join.on(({ eb, or, and, ref }) =>
        or([
          eb('product.sku', '=', ref('ride.sku')),
          and([
            eb('ride.sku', '=', ''),
            eb('product.id', '=', sql<string>`'bike-' || ${ref('ride.bike')}`),
          ]),
        ]),
      ),
    )
    .leftJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product.id')
        .on('product_text.language', '=', language),
    )
    .where('ride.dealer_number', '=', dealerNumber)
    .where('ride.created_at', '>', after)
    .select([
      'ride.id',
      'ride.name',
      'ride.email',
      'ride.bike',
      'ride.sku',
      'ride.wish',
      'ride.created_at',
      'product_text.title',
    ])
    .orderBy('ride.created_at')
    .execute();
}

export type TestRide = Awaited<ReturnType<typeof findTestRides>>[number];
