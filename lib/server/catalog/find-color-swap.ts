import 'server-only';
import { colorSwap } from '@/domain/catalog/color-swap';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import type { Language } from '@/domain/language/detect-language';
import { mapColors, mapDrivetrains } from '@/lib/gateways/catalog/map-bike';
import { mapVariantRows } from '@/lib/gateways/catalog/map-variant';
import type { ColorSwap } from '@/lib/platform/views/color-swap';
import { readSoldBikes } from './sold-articles';

/** In which colour a late bicycle would be there at once; null when there is none, and for what is no variant everybody may buy. Throws when a service cannot answer. */
export async function findColorSwap(
  language: Language,
  sku: string,
  amount: number,
): Promise<ColorSwap | null> {
  for (const { bike, product } of await readSoldBikes(language)) {
    const rows = product.dealer ? [] : mapVariantRows(product);
    if (!rows.some(([own]) => own === sku)) continue;
    const variants = unpackVariants(rows, mapDrivetrains(bike));
    const selected = variants.find((variant) => variant.sku === sku);
    const colors = mapColors(bike);
    const swap =
      selected &&
      colorSwap(
        variants,
        selected,
        amount,
        colors.map(({ short }) => short),
      );
    const color = colors.find(({ short }) => short === swap?.color)?.name;
    return swap && color ? { productId: swap.productId, sku: swap.sku, color } : null;
  }
  return null;
}
