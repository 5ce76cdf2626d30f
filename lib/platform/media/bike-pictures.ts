import type { CloseUp } from './close-ups';
import type { StoredPicture } from './stored-picture';

/**
 * Stored pictures of one model in one view: properties that all pictures share, and `versions` by `<frame>-<color>`.
 */
export interface ViewPictures {
  /** Slug of the pictured model, if it differs from the requested model. */
  readonly slug?: string;
  readonly width: number;
  readonly height: number;
  /** `widths` (px) exist in AVIF and WebP for all pictures, `wider` in AVIF only. */
  readonly widths: readonly number[];
  readonly wider?: readonly number[];
  /** Drivetrain shown in the pictures, by kind and motor; null when the pictures do not specify it. */
  readonly drive: string | null;
  readonly motor: string | null;
  readonly versions: Readonly<Record<string, string>>;
}

/** Perspective of a bicycle picture: the whole bicycle from the side or at an angle from the front, or a close-up. */
export type StoredView = 'side' | 'front34' | CloseUp;

/** Returns the storage key of a bicycle picture; `color` is the color's slug. */
export function buildBikePictureKey(
  slug: string,
  frame: string,
  color: string,
  view: StoredView,
): string {
  return `bikes/${slug}/${frame}-${color}-${view}`;
}

/** Returns the storage key of an accessory article's picture; `index` counts its articles from 0. */
export function buildAccessoryPictureKey(slug: string, index: number): string {
  return `accessories/${slug}.${index}`;
}

/** Returns the storage key of the picture of an outlet bicycle's defect. */
export function buildDefectPictureKey(slug: string): string {
  return `outlet/${slug}-flaw`;
}

/** A model's picture in one frame, color and view. */
export interface BikePictureQuery {
  readonly slug: string;
  readonly frame: string;
  /** The color's slug. */
  readonly color: string;
  readonly view: StoredView;
}

/**
 * Returns the stored picture of a model in one frame, color and view; null when there is none, never that of another
 * variant.
 */
export function findViewPicture(
  pictures: ViewPictures | null,
  { slug, frame, color, view }: BikePictureQuery,
): StoredPicture | null {
  const version = pictures?.versions[`${frame}-${color}`];
  if (pictures === null || version === undefined) return null;
  const { width, height, widths, wider } = pictures;
  const key = buildBikePictureKey(pictures.slug ?? slug, frame, color, view);
  return { key, version, width, height, widths, ...(wider === undefined ? {} : { wider }) };
}

/** Returns the stored side view of a model in one frame and color; null when there is none. */
export function findSideView(
  sides: ViewPictures | null,
  slug: string,
  frame: string,
  color: string,
): StoredPicture | null {
  return findViewPicture(sides, { slug, frame, color, view: 'side' });
}

/**
 * Returns the frame size shown in a model's pictures: the middle one, or the smaller of the two middle ones. Null when
 * there are no sizes.
 */
export function findPicturedSize<Size>(sizes: readonly Size[]): Size | null {
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? null;
}
