import { type Database, inTransaction } from '../../database/database';
import type { ShopContext } from './context';

/**
 * Runs the work in one write transaction, see inTransaction. The given context reads and writes inside it and sees the catalogue as it is
 * now; the outer one must not be used meanwhile. Nothing is kept when the work throws. Work of a context that is inside a transaction
 * already joins it, so that several steps can be kept or undone as one.
 */
export async function inShopTransaction<Result>(
  context: ShopContext,
  work: (inner: ShopContext) => Promise<Result>,
  options: { takesNumber?: boolean } = {},
): Promise<Result> {
  let reported: Error[] = [];
  const workIn = (db: Database) => {
    // What an earlier try reported was undone with it.
    reported = [];
    const report = (error: Error) => void reported.push(error);
    return work({ ...context, db, catalog: context.catalog.on(db), report });
  };
  try {
    return await (context.db.isTransaction
      ? workIn(context.db)
      : inTransaction(context.db, workIn, options));
  } finally {
    for (const error of reported) context.report(error);
  }
}
