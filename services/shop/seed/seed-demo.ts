import { isPresaleSlug } from '@/domain/catalog/presale';
import { type Database, inTransaction } from '../../database/database';
import { findSetting } from '../../database/settings';
import {
  accountsFileSchema,
  validateAccounts,
  filterAccountsWithSecretPassword,
} from '../../demo-data/demo-accounts';
import { loadCatalog } from '../../demo-data/load-catalog';
import type { Catalog } from '../../demo-data/catalog-schemas';
import {
  validateDealerStock,
  dealerStockFileSchema,
  validateRestocks,
  restocksFileSchema,
} from '../../demo-data/stock-schemas';
import { DemoDataError, loadYaml, loadYamlIfPresent } from '../../demo-data/load-yaml';
import { shopFileSchema } from '../../demo-data/shop-schema';
import { buildAccessoryProducts, buildBikeProducts } from './catalog-products';
import { buildOutletProducts, insertDefects, insertOutletPieces } from './seed-outlet';
import type { ProductSeed } from './product-seed';
import { seedAccounts } from './seed-accounts';
import { seedCategories, insertProducts } from './seed-products';
import { seedDealerStock, seedRestocks } from './seed-stock';
import { insertMounts } from './seed-mounts';
import { seedSettings } from './seed-settings';

const seededAt = 'seeded_at';

/**
 * Returns the time at which the shop was seeded (UTC); null if it was not. Seeding is never repeated, because it would
 * reset stock.
 */
export function findSeededAt(db: Database): Promise<string | null> {
  return findSetting(db, seededAt);
}

/**
 * Fills an empty database with the demo brand's catalog, settings and accounts, in one transaction. Throws
 * DemoDataError naming file, field and reason if a file is invalid. Calls `progress` for each step. With `isPublic`,
 * accounts whose password is published are left out with their orders. Without `hasCatalog`, because the shop is an
 * external one, articles, stock, orders and baskets are left out.
 */
export async function seedDemo(
  db: Database,
  demoDir: string,
  now: number,
  progress: (step: string) => void,
  { isPublic = false, hasCatalog = true } = {},
): Promise<void> {
  progress('Reading the demo catalogue');
  const catalogue = loadCatalog(demoDir);
  const shop = loadYaml(demoDir, 'shop.yaml', shopFileSchema).content;
  const accounts = loadYaml(demoDir, 'accounts.yaml', accountsFileSchema);
  const products = buildCatalogProducts(catalogue, now);
  const bySku = new Map(
    products.flatMap((one) => (one.sku === null ? [] : [[one.sku, one] as const])),
  );
  const skus = new Set(bySku.keys());
  const deliveries = loadYamlIfPresent(demoDir, 'deliveries.yaml', restocksFileSchema, {
    arrivals: [],
    moves: [],
  });
  const dealerStock = loadYamlIfPresent(demoDir, 'dealer-stock.yaml', dealerStockFileSchema, []);
  const problems = [
    ...validateAccounts(accounts, { skus, shop }),
    ...validateRestocks(deliveries, skus),
    ...validateDealerStock(dealerStock, skus),
  ];
  if (problems.length > 0) throw new DemoDataError(problems);
  const articles = products.filter(({ sku }) => sku !== null).length;

  const listed = isPublic ? filterAccountsWithSecretPassword(accounts.content) : accounts.content;
  const written = hasCatalog
    ? listed
    : listed.map((account) => ({ ...account, orders: [], baskets: [] }));
  const goods = `${products.length - articles} models and accessories with ${articles} articles, and `;
  progress(`Writing DEMO data: ${hasCatalog ? goods : ''}${written.length} accounts`);
  await inTransaction(db, async (trx) => {
    // Checked inside the transaction, because several processes may start at once.
    if (await findSetting(trx, seededAt)) return;
    await seedSettings(trx, shop);
    const hasPresale = catalogue.bikes.some(({ content }) => isPresaleSlug(content.slug));
    await seedCategories(trx, catalogue.terms, hasPresale);
    if (hasCatalog) {
      await insertProducts(trx, products);
      await insertMounts(trx, catalogue);
      await insertDefects(trx, catalogue);
      await insertOutletPieces(trx, catalogue);
      await seedRestocks(trx, deliveries.content, bySku, now);
    }
    await seedAccounts(trx, written, bySku, now);
    if (hasCatalog) await seedDealerStock(trx, dealerStock.content, bySku, now);
    await trx
      .insertInto('setting')
      .values({ name: seededAt, value: new Date(now).toISOString() })
      .execute();
  });
  progress('The shop is filled with DEMO data. It is not for real orders.');
}

/** Builds all products of the catalog, parents before their variants. */
function buildCatalogProducts(
  { bikes, accessories, outlet, colors }: Catalog,
  now: number,
): ProductSeed[] {
  const models = bikes.map(({ content }) => content);
  return [
    ...models.flatMap((bike) => buildBikeProducts(bike, colors, now)),
    ...accessories.flatMap(({ content }) => buildAccessoryProducts(content, now)),
    ...buildOutletProducts(outlet.content, models, colors, now),
  ];
}
