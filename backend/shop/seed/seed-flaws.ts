import { type Database, inTransaction, type Transaction } from '../../database/database';
import type { Catalogue } from '../../demo-source/catalogue-files';
import { flawOf } from '../../demo-source/check-flaw';

type Pieces = Pick<Catalogue, 'outlet'>;

/**
 * Writes what is wrong with single pieces, as the catalogue says it now: facts, not stock, so they are written anew at each start. Pieces
 * that the shop does not know are left out.
 */
export async function refreshFlaws(db: Database, catalogue: Pieces): Promise<void> {
  await inTransaction(db, (trx) => writeFlaws(trx, catalogue));
}

/** The same inside a transaction. */
export async function writeFlaws(trx: Transaction, { outlet }: Pieces): Promise<void> {
  const products = await trx.selectFrom('product').select('id').where('outlet', '=', 1).execute();
  const sold = new Set(products.map(({ id }) => id));
  const rows = outlet.content.flatMap(({ slug, flaw: written }) => {
    const id = `outlet-${slug}`;
    if (written === undefined || !sold.has(id)) return [];
    const { kind, part, side, sizeMm, isTouchedUp } = flawOf(written);
    return [
      {
        ...{ product_id: id, kind, part, side, millimetres: sizeMm },
        touched_up: isTouchedUp ? 1 : 0,
      },
    ];
  });
  await trx.deleteFrom('flaw').execute();
  if (rows.length > 0) await trx.insertInto('flaw').values(rows).execute();
}
