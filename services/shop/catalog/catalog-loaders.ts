import type { Defect } from '@/domain/catalog/defect';
import type { Language } from '@/domain/locale/language';
import type { Database } from '../../database/database';
import type { CatalogLoaders, Caller } from '../base/shop-context';
import type {
  MountModel,
  OutletPieceModel,
  ProductCategoryModel,
  ProductModel,
} from '../base/product-model';
import { findProductCategories } from './catalog.repository';
import {
  findDefects,
  findAccessoryIds,
  findMounts,
  findOutletPieces,
} from './product-details.repository';
import { findProducts, findVariants } from './product.repository';

interface BatchLoader<Value> {
  load(key: string): Promise<Value>;
  /** Returns the values of several keys by key. All keys that are not cached are read in one call. */
  loadAll(keys: readonly string[]): Promise<Map<string, Value>>;
}

/**
 * Creates a loader that batches the keys requested in one tick into one call. Results are cached, so create one loader
 * per request. A key missing from the result resolves to `fallback`.
 */
function createBatchLoader<Value>(
  fetchAll: (keys: string[]) => Promise<Map<string, Value>>,
  fallback: Value,
): BatchLoader<Value> {
  const answers = new Map<string, Promise<Value>>();
  let waiting: { keys: string[]; result: Promise<Map<string, Value>> } | null = null;

  const batch = () => {
    const keys: string[] = [];
    const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = null;
      return fetchAll(keys);
    });
    return { keys, result };
  };

  const load = (key: string) => {
    const known = answers.get(key);
    if (known) return known;
    waiting ??= batch();
    waiting.keys.push(key);
    const answer = waiting.result.then((found) => found.get(key) ?? fallback);
    answers.set(key, answer);
    return answer;
  };
  const loadAll = async (keys: readonly string[]) =>
    new Map(await Promise.all(keys.map(async (key) => [key, await load(key)] as const)));
  return { load, loadAll };
}

/**
 * Creates the catalog reads of one request. Each kind of read runs at most once per tick, whatever the number of
 * baskets or lists. Products for b2b customers only are hidden from everyone else in every read (Specification §6,
 * decision 48).
 */
export function createCatalogLoaders(
  db: Database,
  language: Language,
  caller: Caller,
): CatalogLoaders {
  const variants = createBatchLoader<ProductModel[]>(
    (ids) => findVariants(db, language, ids, caller),
    [],
  );
  const product = createBatchLoader<ProductModel | null>(
    (ids) => findProducts(db, language, ids, caller, variants.loadAll),
    null,
  );
  const categories = createBatchLoader<ProductCategoryModel[]>(
    (ids) => findProductCategories(db, language, ids),
    [],
  );
  const accessories = createBatchLoader<string[]>((ids) => findAccessoryIds(db, ids), []);
  const mount = createBatchLoader<MountModel | null>((ids) => findMounts(db, ids), null);
  const defect = createBatchLoader<Defect | null>((ids) => findDefects(db, ids), null);
  const outletPiece = createBatchLoader<OutletPieceModel | null>(
    (ids) => findOutletPieces(db, language, ids),
    null,
  );
  return {
    accessories: async (id) => {
      const found = await Promise.all((await accessories.load(id)).map(product.load));
      return found.flatMap((one) => (one?.active ? [one] : []));
    },
    mount: mount.load,
    defect: defect.load,
    outletPiece: outletPiece.load,
    product: product.load,
    variants: variants.load,
    categories: categories.load,
    on: (other) => createCatalogLoaders(other, language, caller),
  };
}
