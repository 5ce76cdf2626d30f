import 'server-only';
import { isOfComingYear } from '@/domain/catalog/coming-model-year';
import { parseSku } from '@/domain/catalog/sku';
import { defaultLanguage } from '@/domain/language/detect-language';
import { modelOf } from '@/lib/gateways/catalog/map-outlet';
import { readBikes } from '@/lib/gateways/content/bikes.gateway';
import { readProduct } from '@/lib/gateways/shop/catalog.gateway';
import { required } from '@/lib/server/required';

/**
 * False for the sku of a bicycle that is not sold to everybody yet: its picture would tell what is to come (Spec §6, decision 57).
 * Articles, models of the past and what nobody sells are shown to all. Throws when content or shop cannot say.
 */
export async function isShownToAll(sku: string): Promise<boolean> {
  if (parseSku(sku) === null) return true;
  const model = modelOf(required(await readBikes(defaultLanguage), 'content bikes'), sku);
  if (model === null) return true;
  const product = await readProduct(defaultLanguage, model.productId);
  if (!product.ok && product.error.layer === 'graphql') return true;
  const sold = required(product, 'shop bike').variants.map((variant) => variant.sku);
  return !isOfComingYear(sku, sold);
}
