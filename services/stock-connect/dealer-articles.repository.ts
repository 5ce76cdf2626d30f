import type { SupplyData } from '@/domain/stock-connect/veloconnect-availability';
import type { Language } from '@/domain/locale/language';
import { toBerlinDay } from '@/domain/time/day';
import type { Database } from '../database/database';

/** An article that dealers may order by its SKU. Amounts are integer cents. */
export interface DealerArticle {
  productId: string;
  sku: string;
  /** Name of the model or the article. */
  title: string;
  /** Name with all variant values. */
  description: string;
  /** The dealers' net price. */
  hekCents: number;
  /** The recommended retail price, gross. */
  uvpCents: number;
  /** Current stock and future restocks. A restock whose date has passed is added to the stock. */
  supply: SupplyData;
}

/** Maximum number of SKUs bound as query parameters. For more SKUs all articles are read. */
const maxBound = 500;

/** Returns the articles that dealers may order, sorted by SKU. If `skus` is given, returns only those articles. */
export async function listDealerArticles(
  db: Database,
  language: Language,
  now: number,
  skus: readonly string[] | null = null,
): Promise<DealerArticle[]> {
  if (skus?.length === 0) return [];
  const all = db
    .selectFrom('product')
    .innerJoin('product_text as text', (join) =>
      join.onRef('text.product_id', '=', 'product.id').on('text.language', '=', language),
    )
    .innerJoin('price', 'price.product_id', 'product.id')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'product.sku',
      'text.title',
      'text.short_description',
      'price.hek_cents',
      'price.uvp_cents',
      'stock.amount',
      'stock.incoming1',
      'stock.incoming1_at',
      'stock.incoming2',
      'stock.incoming2_at',
    ])
    .where('product.active', '=', 1)
    .where('product.sku', 'is not', null)
    .orderBy('product.sku');
  const isShort = skus !== null && skus.length <= maxBound;
  const rows = await (isShort ? all.where('product.sku', 'in', [...skus]) : all).execute();
  const wanted = skus === null || isShort ? null : new Set(skus);
  return rows.flatMap((row) => {
    if (row.sku === null || (wanted !== null && !wanted.has(row.sku))) return [];
    return [
      {
        productId: row.id,
        sku: row.sku,
        title: row.title,
        description: [row.title, row.short_description].filter((part) => part !== '').join(', '),
        hekCents: row.hek_cents,
        uvpCents: row.uvp_cents,
        supply: supplyOf(row, now),
      },
    ];
  });
}

/** Returns the number of articles dealers may order. */
export async function countDealerArticles(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .innerJoin('price', 'price.product_id', 'product.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('product.active', '=', 1)
    .where('product.sku', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface StockRow {
  amount: number | null;
  incoming1: number | null;
  incoming1_at: number | null;
  incoming2: number | null;
  incoming2_at: number | null;
}

function supplyOf(row: StockRow, now: number): SupplyData {
  const deliveries = [
    { amount: row.incoming1 ?? 0, at: row.incoming1_at },
    { amount: row.incoming2 ?? 0, at: row.incoming2_at },
  ].flatMap(({ amount, at }) => (at === null || amount <= 0 ? [] : [{ amount, at }]));
  const arrived = deliveries.filter(({ at }) => at <= now);
  return {
    stock: Math.max(0, row.amount ?? 0) + arrived.reduce((sum, { amount }) => sum + amount, 0),
    deliveries: deliveries
      .filter(({ at }) => at > now)
      .sort((a, b) => a.at - b.at)
      .map(({ amount, at }) => ({ amount, day: toBerlinDay(at) })),
  };
}
