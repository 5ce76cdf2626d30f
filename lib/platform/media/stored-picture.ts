export type SizedImage = { url: string; width: number | null; height: number | null };

const mobileMaxWidth = 1536;
const mobileMaxHeight = 2048;

/**
 * True for images that suit mobile: up to 1536 px wide and 2048 px high. An unknown size counts as small (Specification
 * §9).
 */
export function isMobileSized({ width, height }: SizedImage): boolean {
  return (width ?? 0) <= mobileMaxWidth && (height ?? 0) <= mobileMaxHeight;
}

/** Returns the first image that suits the device, else the first image; null when there is none. */
export function findImageForDevice<Image extends SizedImage>(
  images: readonly (Image | null | undefined)[],
  device: 'mobile' | 'desktop',
): Image | null {
  const present = images.filter((image) => image != null);
  const suiting = present.find((image) => isMobileSized(image) === (device === 'mobile'));
  return suiting ?? present[0] ?? null;
}

/** A pre-rendered picture in several widths, as sent to the browser; all its URLs are derived from it. */
export interface StoredPicture {
  /** Path under /media, without width and file extension. */
  readonly key: string;
  /** Changes with the content, so that URLs can be cached forever. */
  readonly version: string;
  /** Largest width, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Widths available in AVIF and WebP, smallest first; never empty. */
  readonly widths: readonly number[];
  /** Widths above those of `widths`, available in AVIF only, smallest first. */
  readonly wider?: readonly number[];
  /** Placeholder color while loading, for pictures that fill their area; pictures on white have none. */
  readonly color?: string;
}

/** A stored picture with its alt text in one language. */
export interface CaptionedPicture extends StoredPicture {
  readonly alt: string;
}

export type PictureFormat = 'avif' | 'webp';

/** Builds the URL of one file of a picture. */
export function buildPicturePath(
  { key, version }: StoredPicture,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${key}-${width}.${format}?v=${version}`;
}

/** Returns the URL of a picture's largest WebP file, for viewing it in full. */
export function getLargestPath(picture: StoredPicture): string {
  return buildPicturePath(picture, picture.widths.at(-1) ?? picture.width, 'webp');
}

/** Returns the URL of a picture for link previews: a JPEG of 1200 × 630. */
export function getSharePath({ key, version }: StoredPicture): string {
  return `/media/og/${key}.jpg?v=${version}`;
}

/** Returns the URL of the most detailed file, the widest AVIF, for zooming. */
export function getZoomPath(picture: StoredPicture): string {
  return buildPicturePath(picture, getWidestWidth(picture), 'avif');
}

/** Returns the width of the widest file, in pixels. */
export function getWidestWidth({ widths, wider = [], width }: StoredPicture): number {
  return wider.at(-1) ?? widths.at(-1) ?? width;
}

/** Builds the srcset of a picture in AVIF. */
export function buildSrcSet(picture: StoredPicture): string {
  return [...picture.widths, ...(picture.wider ?? [])]
    .map((width) => `${buildPicturePath(picture, width, 'avif')} ${width}w`)
    .join(', ');
}

/** Returns the smallest width that is at least the requested one; the largest when all are smaller. */
export function getSuitableWidth({ widths, width }: StoredPicture, requestedWidth: number): number {
  return widths.find((known) => known >= requestedWidth) ?? widths.at(-1) ?? width;
}

/** Returns a picture without the widths above a limit; the smallest one always stays. */
export function limitPictureWidth<Picture extends StoredPicture>(
  picture: Picture,
  limit: number,
): Picture {
  return withWidths(picture, (width) => width <= limit);
}

/** Returns a picture with the widths that suit mobile: up to 1536 wide and 2048 high (Specification §9). */
export function toMobilePicture<Picture extends StoredPicture>(picture: Picture): Picture {
  const ratio = picture.height / picture.width;
  return withWidths(picture, (width, url) => isMobileSized({ url, width, height: width * ratio }));
}

function withWidths<Picture extends StoredPicture>(
  picture: Picture,
  fits: (width: number, key: string) => boolean,
): Picture {
  const fittingWidths = picture.widths.filter((width) => fits(width, picture.key));
  const wider = picture.wider?.filter((width) => fits(width, picture.key));
  return {
    ...picture,
    widths: fittingWidths.length === 0 ? picture.widths.slice(0, 1) : fittingWidths,
    ...(wider === undefined ? {} : { wider }),
  };
}
