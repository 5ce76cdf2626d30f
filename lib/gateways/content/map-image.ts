import { findPicture } from '@/lib/platform/media/find-picture';
import { uploadPath } from '@/lib/platform/media/upload-path';
import type { ImageView } from '@/lib/platform/views/page-view';

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
    url: uploadPath(image.url),
    alt: image.alternativeText ?? '',
    width: image.width ?? unknownSize.width,
    height: image.height ?? unknownSize.height,
    stored: key === undefined ? null : findPicture(key),
  };
}
