import type { CloseUp } from './close-ups';
import type { StoredPicture } from './stored-picture';

/** The stored pictures of one model in one view: what all have in common once, then the version of each by `<frame>-<colour>`. */
export interface ViewPictures {
  /** The model in the pictures, where it is not the one they stand for. */
  readonly slug?: string;
  readonly width: number;
  readonly height: number;
  /** The widths that all of them have, and those that all have in AVIF only. */
  readonly widths: readonly number[];
  readonly wider?: readonly number[];
  /** The drive train they show, by kind and motor; null when the pictures do not say. */
  readonly drive: string | null;
  readonly motor: string | null;
  readonly versions: Readonly<Record<string, string>>;
}

/** How a bicycle is looked at: all of it from the side, from the front at an angle, or a part of it from near by. */
export type StoredView = 'side' | 'front34' | CloseUp;

/** Where a picture of a bicycle is stored; `color` is the colour's slug. */
export function buildBikePictureKey(
  slug: string,
  frame: string,
  color: string,
  view: StoredView,
): string {
  return `bikes/${slug}/${frame}-${color}-${view}`;
}

/** Where the picture of an accessory's article is stored; `index` counts its articles from 0. */
export function buildAccessoryPictureKey(slug: string, index: number): string {
  return `accessories/${slug}.${index}`;
}

/** Where the picture of what is wrong with a single piece of the outlet is stored. */
export function buildDefectPictureKey(slug: string): string {
  return `outlet/${slug}-flaw`;
}

/** What a picture of a model has to show. */
export interface PictureRequest {
  readonly slug: string;
  readonly frame: string;
  /** The colour's slug. */
  readonly color: string;
  readonly view: StoredView;
}

/** The stored picture of a model in one frame, colour and view; null when there is none: another's never stands for it. */
export function findViewPicture(
  pictures: ViewPictures | null,
  { slug, frame, color, view }: PictureRequest,
): StoredPicture | null {
  const version = pictures?.versions[`${frame}-${color}`];
  if (pictures === null || version === undefined) return null;
  const { width, height, widths, wider } = pictures;
  const key = buildBikePictureKey(pictures.slug ?? slug, frame, color, view);
  return { key, version, width, height, widths, ...(wider === undefined ? {} : { wider }) };
}

/** The stored side view of a model in one frame and colour; null when there is none. */
export function findSideView(
  sides: ViewPictures | null,
  slug: string,
  frame: string,
  color: string,
): StoredPicture | null {
  return findViewPicture(sides, { slug, frame, color, view: 'side' });
}

/** The size a model is pictured in: the middle one of a frame, the smaller of two. Null when there are none. */
export function findPicturedSize<Size>(sizes: readonly Size[]): Size | null {
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? null;
}
