import { sql } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { insertCopies, buildNumberedTextSql } from './insert-copies';
import { generateOrders } from './generate-orders';

/** Creates articles by copying a demo accessory, each with stock and a restock; a tenth was added in recent months. */
async function growCatalogue(db: Database, { articles }: DataVolume, now: number): Promise<void> {
  const span = { from: 0, until: articles };
  const product = await db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .selectAll('product')
    .where('product.parent_id', 'like', 'acc-%')
    .executeTakeFirstOrThrow();
  const id = buildNumberedTextSql('grown-');
  const own = { product_id: id };
  await insertCopies(
    db,
    'product',
    product,
    { ...{ id, sku: buildNumberedTextSql('GROWN.') }, parent_id: sql`null`, position: sql`i` },
    span,
  );
  const texts = await rowsOf(db, 'product_text', product.id);
  for (const text of texts)
    await insertCopies(
      db,
      'product_text',
      text,
      { ...own, title: buildNumberedTextSql('Teil ') },
      span,
    );
  for (const table of ['price', 'price_history', 'stock'] as const)
    for (const row of await rowsOf(db, table, product.id))
      await insertCopies(db, table, row, { ...own, ...(table === 'stock' && coming(now)) }, span);
  await insertCopies(
    db,
    'restock_arrival',
    { quantity: 3 },
    {
      id: buildNumberedTextSql('grown-arrival-'),
      ...own,
      arrived_at: sql`${sql.lit(now)} - (i % 300) * ${sql.lit(dayMs / 10)}`,
    },
    span,
    sql`i % 10 = 0`,
  );
}

const coming = (now: number) => ({
  amount: sql`i % 50 + 1`,
  incoming1: sql`3`,
  incoming1_at: sql`${sql.lit(now)} + (i % 40 + 1) * ${sql.lit(dayMs)}`,
});

async function rowsOf(
  db: Database,
  table: 'product_text' | 'price' | 'price_history' | 'stock',
  productId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await db.selectFrom(table).selectAll().where('product_id', '=', productId).execute();
  return rows;
}

/**
 * Creates customers by copying a demo customer, each with address, account, session and saved basket; some baskets have
 * no owner.
 */
async function growCustomers(
  db: Database,
  { customers, articles }: DataVolume,
  now: number,
): Promise<void> {
  const span = { from: 0, until: customers };
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', volumeDealerEmail)
    .executeTakeFirstOrThrow();
  const id = buildNumberedTextSql('grown-');
  const email = sql`${buildNumberedTextSql('kunde-')} || '@beispiel.example'`;
  await insertCopies(
    db,
    'customer',
    customer,
    {
      ...{
        id,
        email,
        customer_number: buildNumberedTextSql('G'),
        identity_sub: buildNumberedTextSql('grown-user-'),
      },
      ...{ dealer_number: sql`null`, credit_limit_cents: sql`null`, shb_customer_number: sql`''` },
    },
    span,
  );
  const address = await db
    .selectFrom('invoice_address')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow();
  await insertCopies(db, 'invoice_address', address, { customer_id: id }, span);
  await growAccounts(db, customers, now);
  await growBaskets(db, { customers, articles }, now);
}

async function growAccounts(db: Database, customers: number, now: number): Promise<void> {
  const span = { from: 0, until: customers };
  const user = {
    ...{ email_verified: 1, status: 'CONFIRMED', salt: '00', verifier: '00', attributes: '{}' },
    ...{ created_at: now, updated_at: now },
  };
  const email = sql`${buildNumberedTextSql('kunde-')} || '@beispiel.example'`;
  await insertCopies(
    db,
    'identity_user',
    user,
    { id: buildNumberedTextSql('grown-user-'), email },
    span,
  );
  await insertCopies(
    db,
    'identity_session',
    { scope: 'openid', started_at: now, revoked_at: null },
    {
      id: buildNumberedTextSql('grown-session-'),
      user_id: buildNumberedTextSql('grown-user-'),
      expires_at: sql`${sql.lit(now)} + (i % 30 + 1) * ${sql.lit(dayMs)}`,
    },
    span,
  );
}

async function growBaskets(
  db: Database,
  { customers, articles }: Pick<DataVolume, 'customers' | 'articles'>,
  now: number,
): Promise<void> {
  const span = { from: 0, until: customers };
  const basket = { title: 'savedbasket: Merkzettel', is_public: 0, is_unclaimed: 0 };
  const at = sql`${sql.lit(now)} - (i % 900) * ${sql.lit(dayMs)}`;
  const times = { created_at: at, updated_at: at };
  const ofCustomers = {
    id: buildNumberedTextSql('grown-basket-'),
    owner_id: buildNumberedTextSql('grown-'),
    ...times,
  };
  await insertCopies(db, 'basket', basket, ofCustomers, span);
  const nobodys = {
    id: buildNumberedTextSql('grown-lost-'),
    owner_id: buildNumberedTextSql('nobody-'),
  };
  const young = { created_at: sql.lit(now), updated_at: sql.lit(now) };
  const lost = { ...basket, is_unclaimed: 1 };
  await insertCopies(db, 'basket', lost, { ...nobodys, ...young }, span, sql`i % 20 = 0`);
  await insertCopies(
    db,
    'basket_item',
    { amount: 1, pers_param: '', position: 1, updated_at: now },
    {
      id: buildNumberedTextSql('grown-line-'),
      basket_id: buildNumberedTextSql('grown-basket-'),
      product_id: buildNumberedTextSql('grown-', sql`i % ${sql.lit(articles)}`),
    },
    span,
  );
}

export interface DataVolume {
  orders: number;
  customers: number;
  articles: number;
}

/** Size of the smallest of the three test databases that are compared; the others are 10 and 100 times as large. */
export const baseDataVolume: DataVolume = { orders: 10_000, customers: 5_000, articles: 1_000 };

/** Email address of the dealer who places every hundredth order in the enlarged test database. */
export const volumeDealerEmail = 'laden@lautlos.example';

/**
 * Enlarges the database of a demo shop: three years of orders with lines, shipments, invoices, payments, emails and
 * vouchers, customers with accounts, baskets and sessions, and articles with stock and prices. All rows are copies of
 * rows written by the shop itself.
 */
export async function generateShopData(
  db: Database,
  growth: DataVolume,
  now: number,
): Promise<void> {
  await growCatalogue(db, growth, now);
  await growCustomers(db, growth, now);
  await generateOrders(db, growth, now);
}
