export type SizedImage = { url: string; width: number | null; height: number | null };

const mobileMaxWidth = 1536;
const mobileMaxHeight = 2048;

/** Up to 1536 wide and 2048 high suits mobile, larger suits desktop; of unknown size counts as small (Spec §9). */
export function isMobileSized({ width, height }: SizedImage): boolean {
  return (width ?? 0) <= mobileMaxWidth && (height ?? 0) <= mobileMaxHeight;
}

/** The first image that suits the device, else the first there is; null when there is none. */
export function findImageForDevice<Image extends SizedImage>(
  images: readonly (Image | null | undefined)[],
  device: 'mobile' | 'desktop',
): Image | null {
  const present = images.filter((image) => image != null);
  const suiting = present.find((image) => isMobileSized(image) === (device === 'mobile'));
  return suiting ?? present[0] ?? null;
}

/** A picture made ahead in several widths, as it travels to the browser: every address of it follows from this. */
export interface StoredPicture {
  /** Its place under /media, without width and ending. */
  readonly key: string;
  /** Changes with its content, so that addresses may be kept for good. */
  readonly version: string;
  /** The largest size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths there are in AVIF and WebP, smallest first; never empty. */
  readonly widths: readonly number[];
  /** The wider ones there are in AVIF only, smallest first. */
  readonly wider?: readonly number[];
  /** What is painted until it is there, for pictures that fill their place; those on white let the page show through. */
  readonly color?: string;
}

/** A stored picture with what it shows, in one language. */
export interface CaptionedPicture extends StoredPicture {
  readonly alt: string;
}

export type PictureFormat = 'avif' | 'webp';

/** The address of one file of a picture. */
export function buildPicturePath(
  { key, version }: StoredPicture,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${key}-${width}.${format}?v=${version}`;
}

/** The address of a picture's largest file, for those who want it whole. */
export function getLargestPath(picture: StoredPicture): string {
  return buildPicturePath(picture, picture.widths.at(-1) ?? picture.width, 'webp');
}

/** The address of a picture as others show it when they link to a page: a JPEG of 1200 × 630. */
export function getSharePath({ key, version }: StoredPicture): string {
  return `/media/og/${key}.jpg?v=${version}`;
}

/** The file of a picture that shows most, for those who look closely: the widest AVIF. */
export function getZoomPath(picture: StoredPicture): string {
  return buildPicturePath(picture, getWidestWidth(picture), 'avif');
}

/** The width of the widest file, in pixels. */
export function getWidestWidth({ widths, wider = [], width }: StoredPicture): number {
  return wider.at(-1) ?? widths.at(-1) ?? width;
}

/** The candidates of a picture in AVIF, as srcset wants them. */
export function buildSrcSet(picture: StoredPicture): string {
  return [...picture.widths, ...(picture.wider ?? [])]
    .map((width) => `${buildPicturePath(picture, width, 'avif')} ${width}w`)
    .join(', ');
}

/** The smallest width of a picture that is not smaller than what is asked; its largest when all are. */
export function getSuitableWidth({ widths, width }: StoredPicture, asked: number): number {
  return widths.find((known) => known >= asked) ?? widths.at(-1) ?? width;
}

/** A picture without the widths over a limit; the smallest one always stays. */
export function limitPictureWidth<Picture extends StoredPicture>(
  picture: Picture,
  limit: number,
): Picture {
  return withWidths(picture, (width) => width <= limit);
}

/** A picture with the widths that suit a phone: up to 1536 wide and 2048 high (Spec §9). */
export function toMobilePicture<Picture extends StoredPicture>(picture: Picture): Picture {
  const ratio = picture.height / picture.width;
  return withWidths(picture, (width, url) => isMobileSized({ url, width, height: width * ratio }));
}

function withWidths<Picture extends StoredPicture>(
  picture: Picture,
  fits: (width: number, key: string) => boolean,
): Picture {
  const kept = picture.widths.filter((width) => fits(width, picture.key));
  const wider = picture.wider?.filter((width) => fits(width, picture.key));
  return {
    ...picture,
    widths: kept.length === 0 ? picture.widths.slice(0, 1) : kept,
    ...(wider === undefined ? {} : { wider }),
  };
}
