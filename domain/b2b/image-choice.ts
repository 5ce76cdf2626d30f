import type { ImageWish, LibraryImage } from './library-image';

/** More files do not go into one zip. */
export const maxImageFiles = 200;

export const imageFormats = ['webp', 'avif'] as const satisfies readonly ImageWish['format'][];

/** Bytes a pixel takes, measured over the library. */
const bytesPerPixel = {
  bike: { webp: 0.05, avif: 0.032 },
  accessory: { webp: 0.022, avif: 0.015 },
  scene: { webp: 0.046, avif: 0.029 },
} as const;

/** Every width one of the pictures exists in, the smallest first. */
export function widthsOf(images: readonly LibraryImage[]): number[] {
  return [...new Set(images.flatMap(({ widths }) => widths))].toSorted((one, other) => one - other);
}

/**
 * The files to put together: each picture in each chosen width. One that is not as large comes in its largest width instead, and
 * never twice in the same.
 */
export function imageWishes(
  images: readonly LibraryImage[],
  widths: readonly number[],
  format: ImageWish['format'],
): ImageWish[] {
  return images.flatMap(({ id, widths: own }) => {
    const found = new Set(widths.map((width) => nearestWidth(own, width)));
    found.delete(null);
    return [...found].flatMap((width) => (width === null ? [] : [{ id, width, format }]));
  });
}

/** About how many bytes the files have. */
export function estimateBytes(
  images: readonly LibraryImage[],
  wishes: readonly ImageWish[],
): number {
  const known = new Map(images.map((image) => [image.id, image]));
  return wishes.reduce((sum, { id, width, format }) => {
    const image = known.get(id);
    if (!image || image.width <= 0) return sum;
    const pixels = width * width * (image.height / image.width);
    return sum + Math.round(pixels * bytesPerPixel[image.subject][format]);
  }, 0);
}

/** The wanted width, else the largest there is below it, else the smallest; null for a picture without files. */
function nearestWidth(own: readonly number[], wanted: number): number | null {
  if (own.length === 0) return null;
  const fitting = own.filter((width) => width <= wanted);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...own);
}
