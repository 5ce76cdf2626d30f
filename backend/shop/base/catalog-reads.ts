import type { Flaw } from '@/domain/catalog/flaw';
import type { Database } from '../../database/database';
import type {
  MountModel,
  OutletPieceModel,
  ProductCategoryModel,
  ProductModel,
} from './product-model';

/** The catalogue as one request reads it: what is asked for in one tick is one statement, and an answer is kept. */
export interface CatalogReads {
  /** Null when there is no such product. */
  product(id: string): Promise<ProductModel | null>;
  /** In the order they are shown; none for an article without variants. */
  variants(parentId: string): Promise<ProductModel[]>;
  /** The main category first. */
  categories(productId: string): Promise<ProductCategoryModel[]>;
  /** What can be mounted to a model, as parents in the order they are shown. */
  accessories(productId: string): Promise<ProductModel[]>;
  /** How an article is mounted; null for what is not. */
  mount(productId: string): Promise<MountModel | null>;
  /** What is wrong with a single piece; null for what is as new. */
  flaw(productId: string): Promise<Flaw | null>;
  /** What tells a single piece from its model as it is built today; null for what is none. */
  outletPiece(productId: string): Promise<OutletPieceModel | null>;
  /** The same reads anew, inside a transaction say: nothing of what these know is kept. */
  on(db: Database): CatalogReads;
}
