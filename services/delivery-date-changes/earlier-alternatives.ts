import {
  type Availability,
  getAvailabilityForQuantity,
  compareAvailability,
} from '@/domain/availability/availability';
import { parseBikeSku } from '@/domain/catalog/sku';
import { toBerlinDay } from '@/domain/time/day';
import type { Database } from '../database/database';
import { anonymousCaller, buildVisibilityCondition } from '../shop/base/access-control';
import type { OrderItemModel } from '../shop/order/order-model';

export interface EarlierAlternativeOffer {
  sku: string;
  title: string;
  shortDescription: string;
  availability: Availability;
}

interface EarlierAlternativeQuery {
  language: 'de' | 'en';
  /** Only articles available before the Berlin day of this time are considered (epoch milliseconds). */
  beforeAt: number;
  /** False limits the search to articles that everybody may see. */
  isForDealer: boolean;
}

/**
 * Returns the bike of the same model, drivetrain, frame and size in another color that is available earliest and before
 * the given day. Returns null when there is none or the article is not a bike. The price is the same, as colors cost
 * nothing.
 */
export async function findEarlierAlternative(
  db: Database,
  { sku, amount }: Pick<OrderItemModel, 'sku' | 'amount'>,
  { language, beforeAt, isForDealer }: EarlierAlternativeQuery,
): Promise<EarlierAlternativeOffer | null> {
  const ordered = parseBikeSku(sku);
  if (ordered === null) return null;
  const prefix = sku.slice(0, -ordered.color.length);
  const all = db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .innerJoin('product_text', 'product_text.product_id', 'product.id')
    .select(['product.sku', 'product_text.title', 'product_text.short_description'])
    .select(['stock.amount', 'stock.incoming1', 'stock.incoming1_at'])
    .select(['stock.incoming2', 'stock.incoming2_at'])
    .where('product_text.language', '=', language)
    .where('product.sku', 'like', `${prefix}%`)
    .where('product.sku', '!=', sku)
    .where('product.active', '=', 1);
  const rows = await (
    isForDealer ? all : all.where(buildVisibilityCondition(anonymousCaller))
  ).execute();
  const before: Availability = { kind: 'date', date: toBerlinDay(beforeAt) };
  const found = rows
    .map((row) => ({
      sku: row.sku ?? '',
      title: row.title,
      shortDescription: row.short_description,
      availability: getAvailabilityForQuantity(amount, {
        stock: row.amount,
        marmstock1: row.incoming1,
        marmstockDate1: dayOf(row.incoming1_at),
        marmstock2: row.incoming2,
        marmstockDate2: dayOf(row.incoming2_at),
      }),
    }))
    .filter(({ availability }) => compareAvailability(availability, before) < 0)
    .sort((a, b) => compareAvailability(a.availability, b.availability));
  return found[0] ?? null;
}

function dayOf(at: number | null): string | null {
  return at === null ? null : toBerlinDay(at);
}
