import 'server-only';
import {
  CatalogProductDocument,
  type CatalogProductFieldsFragment,
  type CatalogVariantFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import { mapResult, type Result, success } from '../result';
import { readData } from './read-data';
import type { ShopCaller } from './send-operation';

/**
 * A product as the shop shows it to this caller, at the recommended retail price; null when the shop shows them none. Asked for each
 * time and kept by nobody: one caller's answer must never serve another (Spec §6, decision 57).
 */
export async function readProductFor(
  caller: ShopCaller,
  productId: string,
): Promise<Result<CatalogProductFieldsFragment | null>> {
  const result = await readData(CatalogProductDocument, { productId }, caller);
  if (!result.ok && result.error.layer === 'graphql') return success(null);
  return mapResult(result, ({ product }) => ({
    ...atRetailPrice(product),
    variants: product.variants.map((variant) => atRetailPrice(variant)),
  }));
}

/** The page is the same for all b2b customers; what each pays is put into it where it is shown (decision 36). */
function atRetailPrice<Priced extends CatalogVariantFieldsFragment>(product: Priced): Priced {
  return product.listPrice === null
    ? product
    : { ...product, price: product.listPrice, listPrice: null };
}
