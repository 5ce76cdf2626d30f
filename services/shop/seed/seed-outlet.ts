import type { Language } from '@/domain/locale/language';
import type { BikeFile } from '../../demo-data/bike-schema';
import type { OutletFile, ColorsFile, Catalog } from '../../demo-data/catalog-schemas';
import { buildLocalizedTexts } from './catalog-products';
import { buildStockFromFile, type ProductSeed, buildReducedPrice } from './product-seed';
import { type Database, inTransaction, type Transaction } from '../../database/database';
import { toDefect } from '../../demo-data/validate-outlet';

const reducedSinceDays = 21;

/** Builds the outlet's bicycles: products without a parent, named like their model, at a reduced price. */
export function buildOutletProducts(
  outlet: OutletFile,
  bikes: readonly BikeFile[],
  colors: ColorsFile,
  now: number,
): ProductSeed[] {
  return outlet.flatMap((entry, position) => {
    const model = bikes.find(({ slug }) => slug === entry.model);
    if (!model) return [];
    const sku = [entry.code, entry.year, entry.frame, entry.size, entry.color].join('.');
    return [
      {
        id: `outlet-${entry.slug}`,
        parentId: null,
        sku,
        outlet: true,
        position,
        weightClass: 'bike' as const,
        b2bOnly: false,
        categoryIds: ['outlet'],
        texts: buildLocalizedTexts((language) => {
          const values = outletValues(entry, model, colors, language);
          return {
            title: model.name,
            shortDescription: values.join(', '),
            longDescription: `${entry.reason[language]}\n\n${entry.note[language]}`,
            variantLabels: [],
            variantValues: values,
          };
        }),
        stock: buildStockFromFile(entry.stock, [], now),
        price: buildReducedPrice({ ...entry, sinceDays: reducedSinceDays }, now),
      },
    ];
  });
}

/**
 * Returns frame, drivetrain, size and color of an outlet bicycle in the words used for the model's variants. A
 * drivetrain of an earlier model year is named by its code.
 */
function outletValues(
  entry: OutletFile[number],
  model: BikeFile,
  colors: ColorsFile,
  language: Language,
): string[] {
  const frame = model.frames.find(({ short }) => short === entry.frame);
  const drivetrain = model.drivetrains.find(({ code }) => code === entry.code);
  const color = model.colors.find(({ short }) => short === entry.color);
  return [
    frame?.name[language] ?? entry.frame,
    drivetrain?.name[language] ?? entry.code,
    entry.size,
    (color && colors[color.color]?.name[language]) ?? entry.color,
  ];
}

type OutletData = Pick<Catalog, 'outlet'>;

/**
 * Replaces the condition and specification rows of outlet pieces with those of the catalog. Sales do not change them,
 * so this runs at each start. Unknown pieces are left out.
 */
export async function refreshOutletPieces(db: Database, catalogue: OutletData): Promise<void> {
  await inTransaction(db, (trx) => insertOutletPieces(trx, catalogue));
}

/** Like refreshOutletPieces, in the caller's transaction. */
export async function insertOutletPieces(trx: Transaction, { outlet }: OutletData): Promise<void> {
  const products = await trx.selectFrom('product').select('id').where('outlet', '=', 1).execute();
  const sold = new Set(products.map(({ id }) => id));
  const rows = outlet.content
    .map(({ slug, condition, specs }) => ({
      product_id: `outlet-${slug}`,
      is_new: condition === 'new' ? 1 : 0,
      specs: JSON.stringify({ de: rowsIn(specs, 'de'), en: rowsIn(specs, 'en') }),
    }))
    .filter(({ product_id: id }) => sold.has(id));
  await trx.deleteFrom('outlet_piece').execute();
  if (rows.length > 0) await trx.insertInto('outlet_piece').values(rows).execute();
}

function rowsIn(specs: OutletData['outlet']['content'][number]['specs'], language: 'de' | 'en') {
  return specs.map(({ label, value }) => ({
    title: label[language],
    text: value === null ? null : value[language],
  }));
}

type OutletCatalog = Pick<Catalog, 'outlet'>;

/**
 * Replaces the defects of outlet pieces with those of the catalog. Sales do not change them, so this runs at each
 * start. Unknown pieces are left out.
 */
export async function refreshDefects(db: Database, catalogue: OutletCatalog): Promise<void> {
  await inTransaction(db, (trx) => insertDefects(trx, catalogue));
}

/** Like refreshDefects, in the caller's transaction. */
export async function insertDefects(trx: Transaction, { outlet }: OutletCatalog): Promise<void> {
  const products = await trx.selectFrom('product').select('id').where('outlet', '=', 1).execute();
  const sold = new Set(products.map(({ id }) => id));
  const rows = outlet.content.flatMap(({ slug, flaw: written }) => {
    const id = `outlet-${slug}`;
    if (written === undefined || !sold.has(id)) return [];
    const { kind, part, side, sizeMm, isTouchedUp } = toDefect(written);
    return [
      {
        ...{ product_id: id, kind, part, side, millimetres: sizeMm },
        touched_up: isTouchedUp ? 1 : 0,
      },
    ];
  });
  await trx.deleteFrom('defect').execute();
  if (rows.length > 0) await trx.insertInto('defect').values(rows).execute();
}
