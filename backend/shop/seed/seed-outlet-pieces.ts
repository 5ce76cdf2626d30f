import { type Database, inTransaction, type Transaction } from '../../database/database';
import type { Catalogue } from '../../demo-source/catalogue-files';

type Pieces = Pick<Catalogue, 'outlet'>;

/**
 * Writes condition and own specification rows of the outlet's pieces, as the catalogue says them now: facts, not stock, so they are
 * written anew at each start. Pieces that the shop does not know are left out.
 */
export async function refreshOutletPieces(db: Database, catalogue: Pieces): Promise<void> {
  await inTransaction(db, (trx) => writeOutletPieces(trx, catalogue));
}

/** The same inside a transaction. */
export async function writeOutletPieces(trx: Transaction, { outlet }: Pieces): Promise<void> {
  const products = await trx.selectFrom('product').select('id').where('outlet', '=', 1).execute();
  const sold = new Set(products.map(({ id }) => id));
  const rows = outlet.content
    .map(({ slug, condition, specs }) => ({
      product_id: `outlet-${slug}`,
      is_new: condition === 'new' ? 1 : 0,
      specs: JSON.stringify({ de: rowsIn(specs, 'de'), en: rowsIn(specs, 'en') }),
    }))
    .filter(({ product_id: id }) => sold.has(id));
  await trx.deleteFrom('outlet_piece').execute();
  if (rows.length > 0) await trx.insertInto('outlet_piece').values(rows).execute();
}

function rowsIn(specs: Pieces['outlet']['content'][number]['specs'], language: 'de' | 'en') {
  return specs.map(({ label, value }) => ({
    title: label[language],
    text: value === null ? null : value[language],
  }));
}
