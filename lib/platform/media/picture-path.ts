/** Which part of a bicycle a picture shows: all of it, all with measures, the drive, the cockpit. */
export type PictureView = 'side' | 'dims' | 'hub' | 'head';

export interface BikePicturePath {
  readonly slug: string;
  readonly frame: string;
  /** The colour's slug. */
  readonly color: string;
  readonly size?: string;
  /** The drive train's code; the model's first one when left out. */
  readonly code?: string | undefined;
  readonly view?: PictureView;
}

/** The address of a bicycle's drawing: `<slug>.<frame>.<color>[.<size>][.<code>][.<view>].svg`. */
export function buildBikePicturePath({
  slug,
  frame,
  color,
  size,
  code,
  view,
}: BikePicturePath): string {
  const parts = [slug, frame, color, size, code, view === 'side' ? undefined : view].filter(
    (part) => part !== undefined,
  );
  return `/media/bikes/${parts.join('.')}.svg`;
}

/** The address of an accessory's drawing; `index` counts its articles from 0. */
export function buildAccessoryPicturePath(slug: string, index = 0): string {
  return `/media/accessories/${slug}.${index}.svg`;
}

/** The widths in which the picture of a sku is asked for; the first is a thumbnail's. */
const PRODUCT_WIDTHS = [480, 800, 1200] as const;

/**
 * The address of the picture of anything sold, by its sku: bicycles, outlet bicycles and accessories. It answers with
 * the stored picture in what the browser takes, else with the drawing.
 */
export function buildProductPicturePath(sku: string): string {
  return `/media/products/${sku}`;
}

/** The same as JPEG, on the paper of mails: programs that read mails take neither AVIF nor WebP, nor drawings. */
export function buildEmailPicturePath(sku: string): string {
  return `${buildProductPicturePath(sku)}.jpg`;
}

/** The candidates of the picture of a sku, as srcset wants them. */
export function buildProductPictureSrcSet(sku: string): string {
  return PRODUCT_WIDTHS.map((width) => `${buildProductPicturePath(sku)}?w=${width} ${width}w`).join(
    ', ',
  );
}
