import type { Insertable } from 'kysely';
import { languages } from '@/domain/locale/language';
import type { Transaction } from '../../database/database';
import type { Tables } from '../../database/tables';
import type { ProductSeed } from './product-seed';
import { presaleCategory } from '@/domain/catalog/presale';
import type { FilterValuesFile } from '../../demo-data/catalog-schemas';

/** Maximum number of rows per statement, whatever the columns. */
const chunkRows = 500;

/**
 * Inserts products with texts, categories, stock, prices and price history. Parents must come before their variants.
 */
export async function insertProducts(
  trx: Transaction,
  products: readonly ProductSeed[],
): Promise<void> {
  await insert(trx, 'product', products.map(productRow));
  await insert(trx, 'product_text', products.flatMap(textRows));
  await insert(trx, 'product_category', products.flatMap(categoryRows));
  await insert(trx, 'stock', products.flatMap(stockRows));
  await insert(trx, 'price', products.flatMap(priceRows));
  await insert(trx, 'price_history', products.flatMap(historyRows));
}

async function insert<Table extends keyof Tables>(
  trx: Transaction,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkRows) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + chunkRows))
      .execute();
  }
}

function productRow(product: ProductSeed): Insertable<Tables['product']> {
  return {
    id: product.id,
    parent_id: product.parentId,
    sku: product.sku,
    active: 1,
    outlet: product.outlet ? 1 : 0,
    position: product.position,
    weight_class: product.weightClass,
    b2b_only: product.b2bOnly ? 1 : 0,
  };
}

function textRows({ id, texts }: ProductSeed): Insertable<Tables['product_text']>[] {
  return languages.map((language) => ({
    product_id: id,
    language,
    title: texts[language].title,
    short_description: texts[language].shortDescription,
    long_description: texts[language].longDescription,
    variant_labels: JSON.stringify(texts[language].variantLabels),
    variant_values: JSON.stringify(texts[language].variantValues),
  }));
}

function categoryRows({ id, categoryIds }: ProductSeed): Insertable<Tables['product_category']>[] {
  return categoryIds.map((category_id, index) => ({
    product_id: id,
    category_id,
    is_main: index === 0 ? 1 : 0,
  }));
}

function stockRows({ id, stock }: ProductSeed): Insertable<Tables['stock']>[] {
  if (!stock) return [];
  const { amount, incoming1, incoming1At, incoming2, incoming2At } = stock;
  return [
    {
      product_id: id,
      amount,
      incoming1,
      incoming1_at: incoming1At,
      incoming2,
      incoming2_at: incoming2At,
    },
  ];
}

function priceRows({ id, price }: ProductSeed): Insertable<Tables['price']>[] {
  return price
    ? [
        {
          product_id: id,
          uvp_cents: price.uvpCents,
          sale_cents: price.saleCents,
          hek_cents: price.hekCents,
        },
      ]
    : [];
}

function historyRows({ id, price }: ProductSeed): Insertable<Tables['price_history']>[] {
  return (price?.history ?? []).map(({ cents, validFrom }) => ({
    product_id: id,
    cents,
    valid_from: validFrom,
  }));
}

const topCategories = [
  { id: 'bikes', title_de: 'Fahrräder', title_en: 'Bicycles' },
  { id: 'accessories', title_de: 'Zubehör', title_en: 'Accessories' },
  { id: 'outlet', title_de: 'Outlet', title_en: 'Outlet' },
];

const presale = {
  id: presaleCategory.id,
  title_de: presaleCategory.title.de,
  title_en: presaleCategory.title.en,
};

/**
 * Inserts the top-level categories, including the presale if there is one, and a subcategory for each kind of
 * accessory.
 */
export async function seedCategories(
  trx: Transaction,
  terms: FilterValuesFile,
  hasPresale: boolean,
): Promise<void> {
  const tops = [...topCategories, ...(hasPresale ? [presale] : [])].map((category, position) => ({
    ...category,
    parent_id: null,
    position,
  }));
  const kinds = terms.accessoryCategories.map(({ slug, name }, position) => ({
    id: slug,
    parent_id: 'accessories',
    title_de: name.de,
    title_en: name.en,
    position,
  }));
  await trx
    .insertInto('category')
    .values([...tops, ...kinds])
    .execute();
}
