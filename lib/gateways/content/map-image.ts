import { env } from '@/lib/platform/config/env';
import { findPicture } from '@/lib/platform/media/find-picture';
import type { ImageView, LanguageSlug } from '@/lib/platform/views/page-view';

/** Where editors' uploads lie: at the content management, else beside the content service. */
export const uploadOrigin = new URL(env.CMS_URL ?? env.CONTENT_URL).origin;

/** The address of an uploaded file as this site serves it, so that nobody's browser asks anyone else; other addresses stay as they are. */
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
/** The address of a picture of the site's own, such as /media/scenes/belt-wide-2560.webp. */
const storedAddress = /^\/media\/(.+)-\d+\.(?:webp|avif)$/;

/** A picture as the site shows it; one whose size nobody knows counts as 3:2. Null for none. */
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

/** The entry's own slug and those of its translations; a translation without a slug has no address. */
export function mapSlugs(entry: Localized, language: string): LanguageSlug[] {
  const translations = entry.localizations.flatMap((other) =>
    other?.slug && other.locale && other.locale !== language
      ? [{ language: other.locale, slug: other.slug }]
      : [],
  );
  return [...translations, { language, slug: entry.slug ?? '' }];
}
