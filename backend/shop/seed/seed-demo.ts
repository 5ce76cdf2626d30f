import { isPresaleSlug } from '@/domain/access/presale';
import { type Database, inTransaction } from '../../database/database';
import { readSetting } from '../../database/settings';
import { accountsFile } from '../../demo-source/accounts-file';
import { checkAccounts } from '../../demo-source/check-accounts';
import { loadCatalogue } from '../../demo-source/catalogue';
import type { Catalogue } from '../../demo-source/catalogue-files';
import { checkDealerStock, dealerStockFile } from '../../demo-source/dealer-stock-file';
import { checkDeliveries, deliveriesFile } from '../../demo-source/deliveries-file';
import { DemoSourceError } from '../../demo-source/demo-source-error';
import { withoutPublishedPasswords } from '../../demo-source/published-password';
import { readYaml, readYamlIfPresent } from '../../demo-source/read-yaml';
import { shopFile } from '../../demo-source/shop-file';
import { accessoryProducts } from './accessory-products';
import { bikeProducts } from './bike-products';
import { outletProducts } from './outlet-products';
import type { ProductSeed } from './product-seed';
import { seedAccounts } from './seed-accounts';
import { seedCategories } from './seed-categories';
import { seedDealerStock } from './seed-dealer-stock';
import { writeFlaws } from './seed-flaws';
import { writeOutletPieces } from './seed-outlet-pieces';
import { seedDeliveries } from './seed-deliveries';
import { writeMounts } from './seed-mounts';
import { seedSettings } from './seed-settings';
import { writeProducts } from './write-products';

const seededAt = 'seeded_at';

/** When the seed went through, in UTC; null before. It is never repeated, so that what a shop has sold stays sold. */
export function seededSince(db: Database): Promise<string | null> {
  return readSetting(db, seededAt);
}

/**
 * Fills an empty database with the demo brand's catalogue, settings and accounts: all of it, or nothing when a file is wrong
 * (DemoSourceError naming file, field and reason). Tells `progress` each step. `isPublic`: others can reach the shop, so accounts whose
 * password is published are left out, with their orders.
 */
export async function seedDemo(
  db: Database,
  demoDir: string,
  now: number,
  progress: (step: string) => void,
  { isPublic = false } = {},
): Promise<void> {
  progress('Reading the demo catalogue');
  const catalogue = loadCatalogue(demoDir);
  const shop = readYaml(demoDir, 'shop.yaml', shopFile).content;
  const accounts = readYaml(demoDir, 'accounts.yaml', accountsFile);
  const products = catalogueProducts(catalogue, now);
  const bySku = new Map(
    products.flatMap((one) => (one.sku === null ? [] : [[one.sku, one] as const])),
  );
  const skus = new Set(bySku.keys());
  const deliveries = readYamlIfPresent(demoDir, 'deliveries.yaml', deliveriesFile, {
    arrivals: [],
    moves: [],
  });
  const dealerStock = readYamlIfPresent(demoDir, 'dealer-stock.yaml', dealerStockFile, []);
  const problems = [
    ...checkAccounts(accounts, { skus, shop }),
    ...checkDeliveries(deliveries, skus),
    ...checkDealerStock(dealerStock, skus),
  ];
  if (problems.length > 0) throw new DemoSourceError(problems);
  const articles = products.filter(({ sku }) => sku !== null).length;

  const written = isPublic ? withoutPublishedPasswords(accounts.content) : accounts.content;
  progress(
    `Writing DEMO data: ${products.length - articles} models and accessories with ${articles} articles, and ${written.length} accounts`,
  );
  await inTransaction(db, async (trx) => {
    // Asked inside: several processes may start at once.
    if (await readSetting(trx, seededAt)) return;
    await seedSettings(trx, shop);
    const hasPresale = catalogue.bikes.some(({ content }) => isPresaleSlug(content.slug));
    await seedCategories(trx, catalogue.terms, hasPresale);
    await writeProducts(trx, products);
    await writeMounts(trx, catalogue);
    await writeFlaws(trx, catalogue);
    await writeOutletPieces(trx, catalogue);
    await seedDeliveries(trx, deliveries.content, bySku, now);
    await seedAccounts(trx, written, bySku, now);
    await seedDealerStock(trx, dealerStock.content, bySku, now);
    await trx
      .insertInto('setting')
      .values({ name: seededAt, value: new Date(now).toISOString() })
      .execute();
  });
  progress('The shop is filled with DEMO data. It is not for real orders.');
}

/** Everything the catalogue sells, parents before their variants. */
function catalogueProducts(
  { bikes, accessories, outlet, colors }: Catalogue,
  now: number,
): ProductSeed[] {
  const models = bikes.map(({ content }) => content);
  return [
    ...models.flatMap((bike) => bikeProducts(bike, colors, now)),
    ...accessories.flatMap(({ content }) => accessoryProducts(content, now)),
    ...outletProducts(outlet.content, models, colors, now),
  ];
}
