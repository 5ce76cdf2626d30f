import { computeTextHash } from '@/domain/text/text-utils';

export type Banner = {
  text: string | null;
  slug: string | null;
  showEverywhere: boolean;
};

/** The page's path without its language: / is home, /bikes the bikes list. */
const bannerPaths = ['/', '/bikes'];

/** Shows if showEverywhere, or if it has both slug and text and the page is home or the bikes list (Spec §4). */
export function isBannerVisible(banner: Banner | null, path: string): boolean {
  if (!banner) return false;
  if (banner.showEverywhere) return true;
  return Boolean(banner.slug && banner.text) && bannerPaths.includes(path.replace(/(.)\/$/, '$1'));
}

/** Tells a banner's text from the next one, so that a closed banner stays closed until there is another; undefined without a text. */
export function getBannerKey(banner: Banner | null): string | undefined {
  return banner?.text ? computeTextHash(banner.text) : undefined;
}
