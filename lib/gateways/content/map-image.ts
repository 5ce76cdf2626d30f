import { env } from '@/lib/platform/config/env';
import { findPicture } from '@/lib/platform/media/find-picture';
import type { ImageView, LanguageSlug } from '@/lib/platform/views/page-view';

/** Origin of editors' uploads: the CMS where one is configured, else the content service. */
export const uploadOrigin = new URL(env.CMS_URL ?? env.CONTENT_URL).origin;

/**
 * Maps the URL of an uploaded file to a path on this site, so that browsers load it from this site. Other URLs stay
 * unchanged.
 */
export function toUploadPath(url: string): string {
  return url.startsWith(`${uploadOrigin}/uploads/`) ? url.slice(uploadOrigin.length) : url;
}

type WireImage = {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
};

const unknownSize = { width: 3, height: 2 };
/** Matches the URL of one of the site's own images, such as /media/scenes/belt-wide-2560.webp. */
const storedAddress = /^\/media\/(.+)-\d+\.(?:webp|avif)$/;

/** Maps an image; null without an image. An image of unknown size gets the ratio 3:2. */
export function mapImage(image: WireImage | null | undefined): ImageView | null {
  if (!image) return null;
  const [, key] = storedAddress.exec(image.url) ?? [];
  return {
    url: toUploadPath(image.url),
    alt: image.alternativeText ?? '',
    width: image.width ?? unknownSize.width,
    height: image.height ?? unknownSize.height,
    stored: key === undefined ? null : findPicture(key),
  };
}

type Localized = {
  slug: string | null;
  localizations: readonly ({ slug: string | null; locale: string | null } | null)[];
};

/** Returns the slugs of an entry and its translations. Leaves out a translation without a slug, which has no URL. */
export function mapSlugs(entry: Localized, language: string): LanguageSlug[] {
  const translations = entry.localizations.flatMap((other) =>
    other?.slug && other.locale && other.locale !== language
      ? [{ language: other.locale, slug: other.slug }]
      : [],
  );
  return [...translations, { language, slug: entry.slug ?? '' }];
}
