import { type Defect, parseDefect } from '@/domain/catalog/defect';
import type { Database } from '../../database/database';
import { z } from 'zod';
import type { Language } from '@/domain/locale/language';
import type { OutletPieceModel, MountModel } from '../base/product-model';
import { parseMountPlace } from '@/domain/configurator/mounted-parts';

/** Returns the defects of these outlet pieces by product id. Outlet pieces without a defect are left out. */
export async function findDefects(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, Defect>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('defect')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(
    rows.flatMap(({ product_id: id, kind, part, side, millimetres, touched_up }) => {
      const defect = parseDefect({
        kind,
        part,
        side,
        size: millimetres,
        touchedUp: touched_up === 1,
      });
      return defect === null ? [] : [[id, defect] as const];
    }),
  );
}

const rows = z.array(z.object({ title: z.string(), text: z.string().nullable() }));
const storedSpecs = z.object({ de: rows, en: rows });

/** Returns the condition and the own specification rows of outlet pieces by product id, in one language. */
export async function findOutletPieces(
  db: Database,
  language: Language,
  productIds: readonly string[],
): Promise<Map<string, OutletPieceModel>> {
  if (productIds.length === 0) return new Map();
  const found = await db
    .selectFrom('outlet_piece')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(
    found.map(({ product_id: id, is_new: isNew, specs }) => [
      id,
      { isNew: isNew === 1, specs: storedSpecs.parse(JSON.parse(specs))[language] },
    ]),
  );
}

/** Returns how these products are mounted, by product id. Products that cannot be mounted are left out. */
export async function findMounts(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, MountModel>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('mount')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(
    rows.flatMap(({ product_id: id, number, place, adds_grams: addsGrams, frames, excludes }) => {
      const known = parseMountPlace(place);
      if (known === null) return [];
      const mount = {
        ...{ number, place: known, addsGrams },
        frames: words(frames),
        excludes: words(excludes).flatMap((one) => parseMountPlace(one) ?? []),
      };
      return [[id, mount] as const];
    }),
  );
}

/** Returns the ids of the products with these configuration numbers, by number. */
export async function findProductIdsByNumbers(
  db: Database,
  numbers: readonly number[],
): Promise<Map<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('mount')
    .select(['number', 'product_id'])
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [row.number, row.product_id]));
}

/** Returns the accessories that can be mounted on each of these models, as parent ids in display order. */
export async function findAccessoryIds(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (productIds.length === 0) return found;
  const rows = await db
    .selectFrom('product_accessory')
    .select(['product_id', 'accessory_id'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .orderBy('accessory_id')
    .execute();
  for (const { product_id: id, accessory_id: accessoryId } of rows)
    found.set(id, [...(found.get(id) ?? []), accessoryId]);
  return found;
}

/** Returns the id of the product with this SKU; null if there is none. */
export async function findProductIdBySku(db: Database, sku: string): Promise<string | null> {
  const row = await db
    .selectFrom('product')
    .select('id')
    .where('sku', '=', sku)
    .where('outlet', '=', 0)
    .executeTakeFirst();
  return row?.id ?? null;
}

const words = (list: string): string[] => list.split(' ').filter((word) => word !== '');
