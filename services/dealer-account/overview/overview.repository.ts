import { sql } from 'kysely';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';

/** Selects changes after a time (epoch milliseconds), with texts in one language, up to a maximum number. */
interface Look {
  after: number;
  language: Language;
  limit: number;
}

/** Returns when a customer last marked the changes as read (epoch milliseconds), or null. */
export async function findChangesReadAt(db: Database, customerId: string): Promise<number | null> {
  const row = await db
    .selectFrom('dealer_overview')
    .select('read_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.read_at ?? null;
}

/** Marks all changes up to the given time as read. */
export async function saveChangesReadAt(
  db: Database,
  customerId: string,
  at: number,
): Promise<void> {
  await db
    .insertInto('dealer_overview')
    .values({ customer_id: customerId, read_at: at })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ read_at: at }))
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

/**
 * Returns restocks after a time of articles the customer has ordered or has in a basket: the latest of each article,
 * newest first, at most `limit`.
 */
export function findRestockArrivals(
  db: Database,
  { customerId, after, language, limit }: Look & { customerId: string },
) {
  const ordered = db
    .selectFrom('ordered_product')
    .where('customer_id', '=', customerId)
    .select('product_id');
  const inBaskets = db
    .selectFrom('basket_item')
    .innerJoin('basket', 'basket.id', 'basket_item.basket_id')
    .where('basket.owner_id', '=', customerId)
    .select('basket_item.product_id');
  return db
    .selectFrom(ordered.union(inBaskets).as('interest'))
    .innerJoin('restock_arrival as arrival', 'arrival.product_id', 'interest.product_id')
    .innerJoin('product', 'product.id', 'arrival.product_id')
    .innerJoin('price', 'price.product_id', 'product.id')
    .innerJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product.id')
        .on('product_text.language', '=', language),
    )
    .where('arrival.arrived_at', '>', after)
    .where('product.active', '=', 1)
    .groupBy(arrivedArticle)
    .select(({ fn }) => [
      ...arrivedArticle,
      fn.sum<number>('arrival.quantity').as('quantity'),
      fn.max('arrival.arrived_at').as('arrived_at'),
    ])
    .orderBy('arrived_at', 'desc')
    .orderBy('product.id')
    .limit(limit)
    .execute();
}

export type RestockArrivalRow = Awaited<ReturnType<typeof findRestockArrivals>>[number];

/** Returns the customer's change requests that were reviewed after a time. */
export function findReviewedRequests(db: Database, customerId: string, after: number) {
  return db
    .selectFrom('master_data_request')
    .where('customer_id', '=', customerId)
    .where('reviewed_at', '>', after)
    .select(['id', 'state', 'reviewed_at'])
    .execute();
}

/**
 * Returns the test rides and leases requested at a dealer after a time with the model's name, newest first, at most
 * `limit`.
 */
export function findTestRides(
  db: Database,
  { dealerNumber, after, language, limit }: Look & { dealerNumber: string },
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
      'ride.requested_date',
      'ride.leasing',
      'ride.configuration',
      'ride.created_at',
      'product_text.title',
    ])
    .orderBy('ride.created_at', 'desc')
    .limit(limit)
    .execute();
}

export type TestRide = Awaited<ReturnType<typeof findTestRides>>[number];
