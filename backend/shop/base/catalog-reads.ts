import type { Database } from '../../database/database';
import type { ProductCategoryModel, ProductModel } from './product-model';

/** The catalogue as one request reads it: what is asked for in one tick is one statement, and an answer is kept. */
export interface CatalogReads {
  /** Null when there is no such product. */
  product(id: string): Promise<ProductModel | null>;
  /** In the order they are shown; none for an article without variants. */
  variants(parentId: string): Promise<ProductModel[]>;
  /** The main category first. */
  categories(productId: string): Promise<ProductCategoryModel[]>;
  /** The same reads anew, inside a transaction say: nothing of what these know is kept. */
  on(db: Database): CatalogReads;
}
