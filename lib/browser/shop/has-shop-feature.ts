import type { ShopFeature } from '@/domain/shop-features/shop-features';

/**
 * True when the shop has what the feature needs. Reads the attribute `data-shop-lacks` of the page, which pages of a
 * complete shop do not have; on the server it is always true, so a component that is rendered there hides the feature
 * after hydration, or by the selector `[data-shop-lacks~='…']`.
 */
export function hasShopFeature(feature: ShopFeature): boolean {
  if (typeof document === 'undefined') return true;
  const root: HTMLElement | undefined = document.documentElement;
  return !root?.dataset.shopLacks?.split(' ').includes(feature);
}
