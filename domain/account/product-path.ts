import { bikeModelFor } from '../catalog/bike-model-redirects';
import { parseSku } from '../catalog/sku';

type Product = { sku: string | null; productId: string };

/** The shop's ids of outlet bicycles begin so; what follows is the slug of their page. */
const outletPrefix = 'outlet-';

/**
 * The page of something sold, without language: a single piece of the outlet, a bicycle in that variant, or an accessory in
 * that article. `accessorySlugs` gives an accessory's slug by sku. Null when nothing is known of a page.
 */
export function productPath(
  { sku, productId }: Product,
  accessorySlugs: Readonly<Record<string, string>>,
): string | null {
  if (productId.startsWith(outletPrefix))
    return `/bikes/outlet/${encodeURIComponent(productId.slice(outletPrefix.length))}`;
  if (sku === null) return null;
  const query = `?variant=${encodeURIComponent(sku)}`;
  const model = parseSku(sku) === null ? null : bikeModelFor(sku);
  if (model !== null) return `/bikes/${model}${query}`;
  const slug = Object.hasOwn(accessorySlugs, sku) ? accessorySlugs[sku] : undefined;
  return slug === undefined ? null : `/accessories/${slug}${query}`;
}
