import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import type { CatalogReads } from '../base/catalog-reads';
import type { ProductCategoryModel, ProductModel } from '../base/product-model';
import { createBatchLoader } from './batch-loader';
import { findProductCategories } from './category.repository';
import { findProducts, findVariants } from './product.repository';

/** The catalogue reads of one request: however many baskets or lists ask, each kind is one statement a tick. */
export function createCatalogLoaders(db: Database, language: Language): CatalogReads {
  const variants = createBatchLoader<ProductModel[]>((ids) => findVariants(db, language, ids), []);
  const product = createBatchLoader<ProductModel | null>(
    (ids) => findProducts(db, language, ids, variants.loadAll),
    null,
  );
  const categories = createBatchLoader<ProductCategoryModel[]>(
    (ids) => findProductCategories(db, language, ids),
    [],
  );
  return {
    product: product.load,
    variants: variants.load,
    categories: categories.load,
    on: (other) => createCatalogLoaders(other, language),
  };
}
