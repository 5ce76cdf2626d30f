import { type Database, inTransaction } from '../../database/database';
import type { ShopContext } from './context';

/**
 * Runs the work in one write transaction. The given context reads and writes inside it and sees the catalogue as it is now;
 * the outer one must not be used meanwhile. Nothing is kept when the work throws. Work of a context that is inside a transaction
 * already joins it, so that several steps can be kept or undone as one.
 */
export function inShopTransaction<Result>(
  context: ShopContext,
  work: (inner: ShopContext) => Promise<Result>,
): Promise<Result> {
  const workIn = (db: Database) => work({ ...context, db, catalog: context.catalog.on(db) });
  return context.db.isTransaction ? workIn(context.db) : inTransaction(context.db, workIn);
}
