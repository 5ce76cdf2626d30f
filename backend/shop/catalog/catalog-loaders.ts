import type { Flaw } from '@/domain/catalog/flaw';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import type { CatalogReads } from '../base/catalog-reads';
import type { Caller } from '../base/context';
import type {
  MountModel,
  OutletPieceModel,
  ProductCategoryModel,
  ProductModel,
} from '../base/product-model';
import { createBatchLoader } from './batch-loader';
import { findProductCategories } from './category.repository';
import { findFlaws } from './flaw.repository';
import { findAccessoryIds, findMounts } from './mount.repository';
import { findOutletPieces } from './outlet-piece.repository';
import { findProducts, findVariants } from './product.repository';

/**
 * The catalogue reads of one request: however many baskets or lists ask, each kind is one statement a tick. What is for b2b customers
 * alone exists for nobody else, in whatever way it is asked for (Spec §6, decision 57).
 */
export function createCatalogLoaders(
  db: Database,
  language: Language,
  caller: Caller,
): CatalogReads {
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
  const flaw = createBatchLoader<Flaw | null>((ids) => findFlaws(db, ids), null);
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
    flaw: flaw.load,
    outletPiece: outletPiece.load,
    product: product.load,
    variants: variants.load,
    categories: categories.load,
    on: (other) => createCatalogLoaders(other, language, caller),
  };
}
