import { type Database, inTransaction, type Transaction } from '../../database/database';
import type { AccessoryFile, Catalog } from '../../demo-data/catalog-schemas';

type Mounting = Pick<Catalog, 'bikes' | 'accessories'>;

/**
 * Replaces the mounting rules with those of the catalog files. Sales do not change the rules, so this runs at each
 * start. Products the shop does not sell are left out.
 */
export async function refreshMounts(db: Database, catalogue: Mounting): Promise<void> {
  await inTransaction(db, (trx) => insertMounts(trx, catalogue));
}

/** Like refreshMounts, in the caller's transaction. */
export async function insertMounts(
  trx: Transaction,
  { bikes, accessories }: Mounting,
): Promise<void> {
  const mounted = accessories.map(({ content }) => content).filter(({ mount }) => mount);
  const models = bikes.map(({ content }) => content.slug);
  const wanted = mounted.flatMap(({ slug, articles }) => [
    `acc-${slug}`,
    ...articles.map(({ sku }) => sku),
  ]);
  const products = await trx
    .selectFrom('product')
    .select('id')
    .where('id', 'in', [...wanted, ...models.map(modelId)])
    .execute();
  const sold = new Set(products.map(({ id }) => id));
  await trx.deleteFrom('mount').execute();
  await trx.deleteFrom('product_accessory').execute();
  const rows = mounted.flatMap(mountRows).filter((row) => sold.has(row.product_id));
  const links = mounted
    .flatMap((accessory) => linkRows(accessory, models))
    .filter((row) => sold.has(row.product_id) && sold.has(row.accessory_id));
  if (rows.length > 0) await trx.insertInto('mount').values(rows).execute();
  if (links.length > 0) await trx.insertInto('product_accessory').values(links).execute();
}

function mountRows({ mount, articles }: AccessoryFile) {
  if (!mount) return [];
  return articles.flatMap(({ sku, part }) =>
    part === undefined
      ? []
      : [
          {
            product_id: sku,
            number: part,
            place: mount.place,
            adds_grams: mount.weightGrams - mount.replacesGrams,
            frames: mount.frames.join(' '),
            excludes: mount.excludes.join(' '),
          },
        ],
  );
}

function linkRows({ slug, position, fits, mount }: AccessoryFile, models: readonly string[]) {
  const on = (fits === 'all' ? models : fits).filter((model) => !mount?.notOn.includes(model));
  return on.map((model) => ({
    product_id: modelId(model),
    accessory_id: `acc-${slug}`,
    position,
  }));
}

const modelId = (slug: string): string => `bike-${slug.toLowerCase()}`;
