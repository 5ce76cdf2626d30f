import type { Database } from '../../database/database';
import { findLowestPriceBeforeReduction, type PriceUpdate } from '../base/price';
import type { Caller } from '../base/shop-context';
import type { ProductModel, ProductPrices } from '../base/product-model';
import { buildVisibilityCondition } from '../base/access-control';

const noDeliveries = { incoming1: null, incoming1At: null, incoming2: null, incoming2At: null };

type VariantsByParent = (parentIds: readonly string[]) => Promise<Map<string, ProductModel[]>>;

/**
 * Returns the products with these ids in one language, by id. Unknown ids, parents without sellable variants and
 * products hidden from the caller are left out. A parent's price and stock come from its variants. Callers that have
 * already read the variants pass a function that returns them.
 */
export async function findProducts(
  db: Database,
  language: string,
  ids: readonly string[],
  caller: Caller,
  variantsOf: VariantsByParent,
): Promise<Map<string, ProductModel>> {
  const rows = await products(db, language, caller).where('product.id', 'in', ids).execute();
  const parentIds = rows.filter((row) => row.sale_cents === null).map((row) => row.id);
  const [lowest, variants] = await Promise.all([
    lowestPrices(db, reducedIds(rows)),
    variantsOf(parentIds),
  ]);
  const models = rows.map(
    (row) => toModel(row, lowest) ?? toParentModel(row, variants.get(row.id) ?? []),
  );
  return new Map(models.filter((model) => model !== null).map((model) => [model.id, model]));
}

/** Returns each parent's active variants visible to the caller, in display order. */
export async function findVariants(
  db: Database,
  language: string,
  parentIds: readonly string[],
  caller: Caller,
): Promise<Map<string, ProductModel[]>> {
  const found = new Map<string, ProductModel[]>();
  if (parentIds.length === 0) return found;
  const rows = await products(db, language, caller)
    .where('product.parent_id', 'in', parentIds)
    .where('product.active', '=', 1)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  const lowest = await lowestPrices(db, reducedIds(rows));
  for (const row of rows) {
    const model = toModel(row, lowest);
    if (!model || row.parent_id === null) continue;
    const siblings = found.get(row.parent_id);
    if (siblings) siblings.push(model);
    else found.set(row.parent_id, [model]);
  }
  return found;
}

function products(db: Database, language: string, caller: Caller) {
  return db
    .selectFrom('product')
    .where(buildVisibilityCondition(caller))
    .innerJoin('product_text', (join) =>
      join
        .onRef('product_text.product_id', '=', 'product.id')
        .on('product_text.language', '=', language),
    )
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .leftJoin('price', 'price.product_id', 'product.id')
    .select([
      'product.id',
      'product.parent_id',
      'product.sku',
      'product.active',
      'product.outlet',
      'product.position',
      'product.weight_class',
      'product.b2b_only',
      'product_text.title',
      'product_text.short_description',
      'product_text.long_description',
      'product_text.variant_labels',
      'product_text.variant_values',
      'stock.amount',
      'stock.incoming1',
      'stock.incoming1_at',
      'stock.incoming2',
      'stock.incoming2_at',
      'price.uvp_cents',
      'price.sale_cents',
      'price.hek_cents',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof products>['execute']>>[number];

function reducedIds(rows: readonly Row[]): string[] {
  return rows
    .filter(
      (row) => row.sale_cents !== null && row.uvp_cents !== null && row.sale_cents < row.uvp_cents,
    )
    .map((row) => row.id);
}

async function lowestPrices(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('price_history')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('valid_from')
    .execute();
  const histories = new Map<string, PriceUpdate[]>();
  for (const row of rows)
    histories.set(row.product_id, [
      ...(histories.get(row.product_id) ?? []),
      { cents: row.cents, validFrom: row.valid_from },
    ]);
  return new Map(
    [...histories].map(([id, history]) => [id, findLowestPriceBeforeReduction(history)]),
  );
}

/** Maps a row to a product. Returns null for a row without a price, that is, a parent. */
function toModel(row: Row, lowest: Map<string, number | null>): ProductModel | null {
  const prices = pricesOf(row);
  if (!prices) return null;
  return {
    ...commonFields(row),
    stock: {
      amount: row.amount ?? 0,
      incoming1: row.incoming1,
      incoming1At: row.incoming1_at,
      incoming2: row.incoming2,
      incoming2At: row.incoming2_at,
    },
    prices,
    lowest30DaysCents: lowest.get(row.id) ?? null,
  };
}

function toParentModel(row: Row, variants: readonly ProductModel[]): ProductModel | null {
  const [first, ...others] = variants;
  if (!first) return null;
  const cheapest = others.reduce(
    (best, variant) => (variant.prices.saleCents < best.prices.saleCents ? variant : best),
    first,
  );
  return {
    ...commonFields(row),
    stock: {
      amount: variants.reduce((sum, variant) => sum + variant.stock.amount, 0),
      ...noDeliveries,
    },
    prices: cheapest.prices,
    lowest30DaysCents: cheapest.lowest30DaysCents,
  };
}

function pricesOf(row: Pick<Row, 'uvp_cents' | 'sale_cents' | 'hek_cents'>): ProductPrices | null {
  if (row.uvp_cents === null || row.sale_cents === null || row.hek_cents === null) return null;
  return { uvpCents: row.uvp_cents, saleCents: row.sale_cents, hekCents: row.hek_cents };
}

function commonFields(row: Row) {
  return {
    id: row.id,
    parentId: row.parent_id,
    sku: row.sku,
    active: row.active === 1,
    outlet: row.outlet === 1,
    position: row.position,
    weightClass: row.weight_class,
    b2bOnly: row.b2b_only === 1,
    title: row.title,
    shortDescription: row.short_description,
    longDescription: row.long_description,
    variantLabels: textList(row.variant_labels),
    variantValues: textList(row.variant_values),
  };
}

function textList(json: string): string[] {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}
