import type { StoredPicture } from './stored-picture';

/** The stored side views of one model: what all have in common once, then the version of each by `<frame>-<colour>`. */
export interface SideViews {
  /** The model in the pictures, where it is not the one they stand for. */
  readonly slug?: string;
  readonly width: number;
  readonly height: number;
  /** The widths that all of them have. */
  readonly widths: readonly number[];
  /** The drive train they show, by kind and motor; null when the pictures do not say. */
  readonly drive: string | null;
  readonly motor: string | null;
  readonly versions: Readonly<Record<string, string>>;
}

type View = 'side' | 'front34';

/** Where a picture of a bicycle is stored; `color` is the colour's slug. */
export function bikeKey(slug: string, frame: string, color: string, view: View): string {
  return `bikes/${slug}/${frame}-${color}-${view}`;
}

/** Where the picture of an accessory's article is stored; `index` counts its articles from 0. */
export function accessoryKey(slug: string, index: number): string {
  return `accessories/${slug}.${index}`;
}

/** The stored side view of a model in one frame and colour; null when there is none. */
export function sideView(
  sides: SideViews | null,
  slug: string,
  frame: string,
  color: string,
): StoredPicture | null {
  const version = sides?.versions[`${frame}-${color}`];
  if (sides === null || version === undefined) return null;
  const { width, height, widths } = sides;
  return { key: bikeKey(sides.slug ?? slug, frame, color, 'side'), version, width, height, widths };
}

/** The size a model is pictured in: the middle one of a frame, the smaller of two. Null when there are none. */
export function picturedSize<Size>(sizes: readonly Size[]): Size | null {
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? null;
}
