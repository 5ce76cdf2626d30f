/** View of a bicycle's drawing: the whole bicycle, the bicycle with dimensions, its drivetrain or its cockpit. */
export type DrawingView = 'side' | 'dims' | 'hub' | 'head';

export interface BikePicturePath {
  readonly slug: string;
  readonly frame: string;
  /** The color's slug. */
  readonly color: string;
  readonly size?: string;
  /** The drivetrain's code; the model's first one by default. */
  readonly code?: string | undefined;
  readonly view?: DrawingView;
}

/** Builds the path of a bicycle's drawing: `<slug>.<frame>.<color>[.<size>][.<code>][.<view>].svg`. */
export function buildBikeDrawingPath({
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

/** Builds the path of an accessory's drawing; `index` counts its articles from 0. */
export function buildAccessoryDrawingPath(slug: string, index = 0): string {
  return `/media/accessories/${slug}.${index}.svg`;
}

/** Widths in px in which product pictures are requested; the first is for thumbnails. */
const PRODUCT_WIDTHS = [480, 800, 1200] as const;

/**
 * Builds the path of the picture of any product by its SKU: bicycles, outlet bicycles and accessories. The response is
 * the stored picture in the best format the browser accepts, else the drawing.
 */
export function buildProductPicturePath(sku: string): string {
  return `/media/products/${sku}`;
}

/**
 * Builds the path of a product's picture for emails: a JPEG with the background color of emails, because email clients
 * support neither AVIF nor WebP nor SVG.
 */
export function buildEmailPicturePath(sku: string): string {
  return `${buildProductPicturePath(sku)}.jpg`;
}

export function buildProductPictureSrcSet(sku: string): string {
  return PRODUCT_WIDTHS.map((width) => `${buildProductPicturePath(sku)}?w=${width} ${width}w`).join(
    ', ',
  );
}
