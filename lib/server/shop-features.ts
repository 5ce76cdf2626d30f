import 'server-only';
import { type ShopFeature, shopFeatures } from '@/domain/shop-features/shop-features';
import { expireSoon } from '@/lib/gateways/fetch-graphql';
import { getMissingShopFeatures } from '@/lib/gateways/shop/schema/load-shop-schema';

/** True when the shop has what the feature needs, and while its schema is unknown. */
export async function isShopFeatureAvailable(feature: ShopFeature): Promise<boolean> {
  const missing = (await getMissingShopFeatures()) ?? [];
  return !missing.some((one) => one.feature === feature);
}

/**
 * Returns the names of the missing features, separated by spaces, for the attribute `data-shop-lacks` of the page;
 * undefined when the shop has all of them. While the schema is unknown, the page expires in 15 seconds.
 */
export async function getMissingFeaturesAttribute(): Promise<string | undefined> {
  const missing = await getMissingShopFeatures();
  if (missing === null) await expireSoon();
  return missing?.map(({ feature }) => feature).join(' ') || undefined;
}

/**
 * Serves the style sheet that hides the elements of missing features (`data-needs`), before and without scripts. The
 * names are in the query; unknown ones are ignored.
 */
export function handleMissingFeaturesRequest(request: Request): Response {
  const names = new Set(new URL(request.url).searchParams.get('names')?.split(' '));
  const selectors = Object.keys(shopFeatures)
    .filter((feature) => names.has(feature))
    .map((feature) => `[data-needs~="${feature}"]`);
  const rule = selectors.length === 0 ? '' : `${selectors.join()}{display:none!important}`;
  return new Response(rule, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
