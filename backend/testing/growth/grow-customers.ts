import { sql } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { copyRow, numbered } from './copy-rows';
import { grownDealer, type Growth } from './grow-shop';

/** Customers like one of the demo's, with an address, an account to sign in with, a session and a saved basket; some baskets are nobody's. */
export async function growCustomers(
  db: Database,
  { customers, articles }: Growth,
  now: number,
): Promise<void> {
  const span = { from: 0, until: customers };
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', grownDealer)
    .executeTakeFirstOrThrow();
  const id = numbered('grown-');
  const email = sql`${numbered('kunde-')} || '@beispiel.example'`;
  await copyRow(
    db,
    'customer',
    customer,
    {
      ...{ id, email, customer_number: numbered('G'), identity_sub: numbered('grown-user-') },
      ...{ dealer_number: sql`null`, credit_limit_cents: sql`null`, shb_customer_number: sql`''` },
    },
    span,
  );
  const address = await db
    .selectFrom('invoice_address')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .executeTakeFirstOrThrow();
  await copyRow(db, 'invoice_address', address, { customer_id: id }, span);
  await growAccounts(db, customers, now);
  await growBaskets(db, { customers, articles }, now);
}

async function growAccounts(db: Database, customers: number, now: number): Promise<void> {
  const span = { from: 0, until: customers };
  const user = {
    ...{ email_verified: 1, status: 'CONFIRMED', salt: '00', verifier: '00', attributes: '{}' },
    ...{ created_at: now, updated_at: now },
  };
  const email = sql`${numbered('kunde-')} || '@beispiel.example'`;
  await copyRow(db, 'identity_user', user, { id: numbered('grown-user-'), email }, span);
  await copyRow(
    db,
    'identity_session',
    { scope: 'openid', started_at: now, revoked_at: null },
    {
      id: numbered('grown-session-'),
      user_id: numbered('grown-user-'),
      expires_at: sql`${sql.lit(now)} + (i % 30 + 1) * ${sql.lit(dayMs)}`,
    },
    span,
  );
}

async function growBaskets(
  db: Database,
  { customers, articles }: Pick<Growth, 'customers' | 'articles'>,
  now: number,
): Promise<void> {
  const span = { from: 0, until: customers };
  const basket = { title: 'savedbasket: Merkzettel', is_public: 0, is_unclaimed: 0 };
  const at = sql`${sql.lit(now)} - (i % 900) * ${sql.lit(dayMs)}`;
  const times = { created_at: at, updated_at: at };
  const ofCustomers = { id: numbered('grown-basket-'), owner_id: numbered('grown-'), ...times };
  await copyRow(db, 'basket', basket, ofCustomers, span);
  const nobodys = { id: numbered('grown-lost-'), owner_id: numbered('nobody-') };
  const young = { created_at: sql.lit(now), updated_at: sql.lit(now) };
  const lost = { ...basket, is_unclaimed: 1 };
  await copyRow(db, 'basket', lost, { ...nobodys, ...young }, span, sql`i % 20 = 0`);
  await copyRow(
    db,
    'basket_item',
    { amount: 1, pers_param: '', position: 1, updated_at: now },
    {
      id: numbered('grown-line-'),
      basket_id: numbered('grown-basket-'),
      product_id: numbered('grown-', sql`i % ${sql.lit(articles)}`),
    },
    span,
  );
}
