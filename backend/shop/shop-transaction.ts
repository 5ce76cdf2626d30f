import { inTransaction } from '../database/database';
import { createCatalogLoaders } from './catalog/catalog-loaders';
import type { ShopContext } from './context';

/**
 * Runs the work in one write transaction. The given context reads and writes inside it and sees the catalogue as it is now;
 * the outer one must not be used meanwhile. Nothing is kept when the work throws.
 */
export function inShopTransaction<Result>(
  context: ShopContext,
  work: (inner: ShopContext) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, (trx) =>
    work({ ...context, db: trx, catalog: createCatalogLoaders(trx, context.language) }),
  );
}
