import { z } from 'zod';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import type { OutletPieceModel } from '../base/product-model';

const rows = z.array(z.object({ title: z.string(), text: z.string().nullable() }));
const storedSpecs = z.object({ de: rows, en: rows });

/** Condition and own specification rows of single pieces, by product id, in one language. */
export async function findOutletPieces(
  db: Database,
  language: Language,
  productIds: readonly string[],
): Promise<Map<string, OutletPieceModel>> {
  if (productIds.length === 0) return new Map();
  const found = await db
    .selectFrom('outlet_piece')
    .selectAll()
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(
    found.map(({ product_id: id, is_new: isNew, specs }) => [
      id,
      { isNew: isNew === 1, specs: storedSpecs.parse(JSON.parse(specs))[language] },
    ]),
  );
}
