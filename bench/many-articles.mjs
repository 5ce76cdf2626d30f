import { tsImport } from 'tsx/esm/api';

/**
 * Adds so many articles, in no category, to a database and gives their SKUs: a catalogue larger than the demo's.
 * @param {import('../backend/database/database.ts').Database} db
 * @param {number} now
 * @param {number} count
 */
export async function addArticles(db, now, count) {
  /** @type {typeof import('../backend/database/database.ts')} */
  const { inTransaction } = await load('../backend/database/database.ts');
  /** @type {typeof import('../backend/shop/seed/write-products.ts')} */
  const { writeProducts } = await load('../backend/shop/seed/write-products.ts');
  /** @type {typeof import('../backend/shop/seed/product-seed.ts')} */
  const { regularPrice } = await load('../backend/shop/seed/product-seed.ts');
  const text = {
    ...{ title: 'Rad', shortDescription: 'Diamant, M, Tannengrün', longDescription: '' },
    ...{ variantLabels: [], variantValues: [] },
  };
  const incoming1At = now + 14 * 24 * 60 * 60 * 1000;
  /** @type {import('../backend/shop/seed/product-seed.ts').ProductSeed[]} */
  const seeds = Array.from({ length: count }, (_, index) => ({
    ...{ id: `bench-${index}`, parentId: null, sku: `BENCH.${index}`, outlet: false },
    ...{ position: index, weightClass: 'bike', b2bOnly: false, categoryIds: [] },
    texts: { de: text, en: text },
    stock: { amount: index % 7, incoming1: 3, incoming1At, incoming2: null, incoming2At: null },
    price: regularPrice(200_000, 100_000, now),
  }));
  await inTransaction(db, (trx) => writeProducts(trx, seeds));
  return seeds.map(({ sku }) => sku);
}

/** @param {string} path */
function load(path) {
  return tsImport(path, import.meta.url);
}
