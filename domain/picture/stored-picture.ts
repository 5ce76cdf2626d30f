import { suitsMobile } from '@/domain/content/image-choice';

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
export function storedPath(
  { key, version }: StoredPicture,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${key}-${width}.${format}?v=${version}`;
}

/** The address of a picture's largest file, for those who want it whole. */
export function largestPath(picture: StoredPicture): string {
  return storedPath(picture, picture.widths.at(-1) ?? picture.width, 'webp');
}

/** The address of a picture as others show it when they link to a page: a JPEG of 1200 × 630. */
export function sharePath({ key, version }: StoredPicture): string {
  return `/media/og/${key}.jpg?v=${version}`;
}

/** The file of a picture that shows most, for those who look closely: the widest AVIF. */
export function closestPath(picture: StoredPicture): string {
  return storedPath(picture, widestOf(picture), 'avif');
}

/** The width of the widest file, in pixels. */
export function widestOf({ widths, wider = [], width }: StoredPicture): number {
  return wider.at(-1) ?? widths.at(-1) ?? width;
}

/** The candidates of a picture in AVIF, as srcset wants them. */
export function srcSetOf(picture: StoredPicture): string {
  return [...picture.widths, ...(picture.wider ?? [])]
    .map((width) => `${storedPath(picture, width, 'avif')} ${width}w`)
    .join(', ');
}

/** The smallest width of a picture that is not smaller than what is asked; its largest when all are. */
export function widthFor({ widths, width }: StoredPicture, asked: number): number {
  return widths.find((known) => known >= asked) ?? widths.at(-1) ?? width;
}

/** A picture without the widths over a limit; the smallest one always stays. */
export function upTo<Picture extends StoredPicture>(picture: Picture, limit: number): Picture {
  return withWidths(picture, (width) => width <= limit);
}

/** A picture with the widths that suit a phone: up to 1536 wide and 2048 high (Spec §9). */
export function forMobile<Picture extends StoredPicture>(picture: Picture): Picture {
  const ratio = picture.height / picture.width;
  return withWidths(picture, (width, url) => suitsMobile({ url, width, height: width * ratio }));
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
