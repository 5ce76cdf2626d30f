import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';

export interface VoucherSeries {
  id: string;
  number: string;
  kind: 'percent' | 'amount';
  /** Discount in hundredths of a percent or in cents, depending on the kind. */
  value: number;
  minimumCents: number;
  isOncePerCustomer: boolean;
  maxUses: number | null;
  /** Start of the validity in epoch milliseconds; null: no start. */
  validFrom: number | null;
  validUntil: number | null;
  audience: VoucherAudience;
}

/** Buyers who may use the vouchers of a series. */
type VoucherAudience = 'consumer' | 'dealer' | 'all';

/** A voucher reserved by a basket, with the data of its series. */
export interface ReservedVoucher {
  id: string;
  /** Time of the reservation in epoch milliseconds; null if it ended because another basket needed the voucher. */
  reservedAt: number | null;
  series: VoucherSeries;
}

/** Returns the voucher series with this code (upper case); null if there is none. */
export async function findVoucherSeries(
  db: Database,
  number: string,
): Promise<VoucherSeries | null> {
  const row = await db
    .selectFrom('voucher_series')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? toSeries(row) : null;
}

/** Returns the vouchers of a basket, including those whose reservation was lost to another basket. */
export async function findReservedVouchers(
  db: Database,
  basketId: string,
): Promise<ReservedVoucher[]> {
  const rows = await db
    .selectFrom('voucher')
    .innerJoin('voucher_series', 'voucher_series.id', 'voucher.series_id')
    .selectAll('voucher_series')
    .select(['voucher.id as voucher_id', 'voucher.reserved_at'])
    .where('voucher.basket_id', '=', basketId)
    .where('voucher.order_id', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.voucher_id,
    reservedAt: row.reserved_at,
    series: toSeries(row),
  }));
}

/**
 * Returns how often vouchers of a series are redeemed and reserved. For a series without a maximum, nothing is counted
 * and both numbers are 0.
 */
export async function countVoucherUses(
  db: Database,
  { id, maxUses }: Pick<VoucherSeries, 'id' | 'maxUses'>,
): Promise<{ redeemed: number; held: number }> {
  if (maxUses === null) return { redeemed: 0, held: 0 };
  const uses = db.selectFrom('voucher').where('series_id', '=', id);
  const count = ({ fn }: ExpressionBuilder<Tables, 'voucher'>) => fn.countAll<number>().as('count');
  const redeemed = await uses.where('order_id', 'is not', null).select(count).executeTakeFirst();
  const held = await uses
    .where('order_id', 'is', null)
    .where('reserved_at', 'is not', null)
    .select(count)
    .executeTakeFirst();
  return { redeemed: redeemed?.count ?? 0, held: held?.count ?? 0 };
}

/** Returns true if this customer, or a guest with the same email, has redeemed a voucher of the series. */
export async function hasRedeemedVoucher(
  db: Database,
  seriesId: string,
  customer: { id: string; email: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('voucher')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('order_id', 'is not', null)
    .where((eb) =>
      eb.or([eb('customer_id', '=', customer.id), eb('email', '=', customer.email.toLowerCase())]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a voucher of the series that is reserved by the basket from `now` on (epoch milliseconds). */
export async function reserveVoucher(
  db: Database,
  id: string,
  seriesId: string,
  basketId: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('voucher')
    .values({
      id,
      series_id: seriesId,
      basket_id: basketId,
      reserved_at: now,
      order_id: null,
      customer_id: null,
      email: null,
      redeemed_at: null,
    })
    .execute();
}

/**
 * Ends the reservations of a series by other baskets that were last changed at or before `before` (epoch milliseconds).
 */
export async function releaseAbandonedVouchers(
  db: Database,
  seriesId: string,
  basketId: string,
  before: number,
): Promise<void> {
  await db
    .updateTable('voucher')
    .set({ reserved_at: null })
    .where('series_id', '=', seriesId)
    .where('order_id', 'is', null)
    .where('basket_id', 'in', (eb) =>
      eb
        .selectFrom('basket')
        .select('id')
        .where('updated_at', '<=', before)
        .where('id', '!=', basketId),
    )
    .execute();
}

/** Deletes a reserved voucher. A redeemed voucher is not deleted. */
export async function releaseVoucher(db: Database, id: string): Promise<void> {
  await db.deleteFrom('voucher').where('id', '=', id).where('order_id', 'is', null).execute();
}

/** Marks a reserved voucher as redeemed by an order at `now` (epoch milliseconds). */
export async function redeemVoucher(
  db: Database,
  id: string,
  use: { orderId: string; customerId: string; email: string },
  now: number,
): Promise<void> {
  await db
    .updateTable('voucher')
    .set({
      basket_id: null,
      order_id: use.orderId,
      customer_id: use.customerId,
      email: use.email.toLowerCase(),
      redeemed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes the redemptions of an order's vouchers after the order was canceled, so that the codes can be used again. */
export async function restoreVouchers(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('voucher').where('order_id', '=', orderId).execute();
}

/** Returns the vouchers redeemed by an order, with their codes and times. */
export async function findOrderVouchers(db: Database, orderId: string) {
  return db
    .selectFrom('voucher')
    .innerJoin('voucher_series', 'voucher_series.id', 'voucher.series_id')
    .select(['voucher.id', 'voucher.reserved_at', 'voucher.redeemed_at', 'voucher_series.number'])
    .where('voucher.order_id', '=', orderId)
    .execute();
}

function toSeries(row: Selectable<Tables['voucher_series']>): VoucherSeries {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind === 'percent' ? 'percent' : 'amount',
    value: row.value,
    minimumCents: row.minimum_cents,
    isOncePerCustomer: row.once_per_customer === 1,
    maxUses: row.max_uses,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    audience: row.audience === 'dealer' || row.audience === 'all' ? row.audience : 'consumer',
  };
}
