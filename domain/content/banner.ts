import { computeTextHash } from '@/domain/text/text-utils';

export type Banner = {
  text: string | null;
  slug: string | null;
  showEverywhere: boolean;
};

/** Paths, without language, of the pages that show the banner: the home page and the bike list. */
const bannerPaths = ['/', '/bikes'];

/**
 * Returns true if `showEverywhere` is set, or if the banner has slug and text and the page is the home page or the bike
 * list (Specification §4).
 */
export function isBannerVisible(banner: Banner | null, path: string): boolean {
  if (!banner) return false;
  if (banner.showEverywhere) return true;
  return Boolean(banner.slug && banner.text) && bannerPaths.includes(path.replace(/(.)\/$/, '$1'));
}

/**
 * Returns a key derived from the banner's text, so that a closed banner stays closed until its text changes; undefined
 * without a text.
 */
export function getBannerKey(banner: Banner | null): string | undefined {
  return banner?.text ? computeTextHash(banner.text) : undefined;
}
