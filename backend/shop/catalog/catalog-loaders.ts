import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import { createBatchLoader } from './batch-loader';
import { findProductCategories, type ProductCategoryModel } from './category.repository';
import { findProducts, findVariants } from './product.repository';
import type { ProductModel } from './product-model';

export interface CatalogLoaders {
  /** Null when there is no such product. */
  product(id: string): Promise<ProductModel | null>;
  /** In the order they are shown; none for an article without variants. */
  variants(parentId: string): Promise<ProductModel[]>;
  /** The main category first. */
  categories(productId: string): Promise<ProductCategoryModel[]>;
}

/** The catalogue reads of one request: however many baskets or lists ask, each kind is one statement a tick. */
export function createCatalogLoaders(db: Database, language: Language): CatalogLoaders {
  const variants = createBatchLoader<ProductModel[]>((ids) => findVariants(db, language, ids), []);
  const product = createBatchLoader<ProductModel | null>(
    (ids) => findProducts(db, language, ids, variants.loadAll),
    null,
  );
  const categories = createBatchLoader<ProductCategoryModel[]>(
    (ids) => findProductCategories(db, language, ids),
    [],
  );
  return { product: product.load, variants: variants.load, categories: categories.load };
}
