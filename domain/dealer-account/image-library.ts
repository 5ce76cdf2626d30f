/** An image dealers may use, with the sizes it is available in. */
export type LibraryImage = {
  readonly id: string;
  readonly subject: 'bike' | 'accessory' | 'scene';
  /** Slug and name of the model, article or scene. */
  readonly slug: string;
  readonly title: string;
  readonly colorName: string;
  /** Name of the frame if the model has several frames; otherwise empty. */
  readonly frameName: string;
  readonly view: string;
  readonly alt: string;
  /** URL of the preview image on this site. */
  readonly previewUrl: string;
  readonly width: number;
  readonly height: number;
  /** Available widths in pixels. */
  readonly widths: readonly number[];
};

/** An image file to include in a zip. */
export type ImageFileRequest = {
  readonly id: string;
  readonly width: number;
  readonly format: 'webp' | 'avif';
};

/** Maximum number of files in one zip. */
export const maxImageFiles = 200;

export const imageFormats = [
  'webp',
  'avif',
] as const satisfies readonly ImageFileRequest['format'][];

/** Average bytes per pixel, measured over the whole library. */
const bytesPerPixel = {
  bike: { webp: 0.05, avif: 0.032 },
  accessory: { webp: 0.022, avif: 0.015 },
  scene: { webp: 0.046, avif: 0.029 },
} as const;

/** Returns all widths in which at least one of the images is available, smallest first. */
export function listImageWidths(images: readonly LibraryImage[]): number[] {
  return [...new Set(images.flatMap(({ widths }) => widths))].toSorted((one, other) => one - other);
}

/**
 * Returns the files to include: each image in each selected width. A width that is not available is replaced by the
 * next smaller one, or by the smallest. No file is listed twice.
 */
export function toImageFileRequests(
  images: readonly LibraryImage[],
  widths: readonly number[],
  format: ImageFileRequest['format'],
): ImageFileRequest[] {
  return images.flatMap(({ id, widths: own }) => {
    const found = new Set(widths.map((width) => nearestWidth(own, width)));
    found.delete(null);
    return [...found].flatMap((width) => (width === null ? [] : [{ id, width, format }]));
  });
}

/** Estimates the total size of the files in bytes. */
export function computeZipBytes(
  images: readonly LibraryImage[],
  requests: readonly ImageFileRequest[],
): number {
  const known = new Map(images.map((image) => [image.id, image]));
  return requests.reduce((sum, { id, width, format }) => {
    const image = known.get(id);
    if (!image || image.width <= 0) return sum;
    const pixels = width * width * (image.height / image.width);
    return sum + Math.round(pixels * bytesPerPixel[image.subject][format]);
  }, 0);
}

/** Returns the largest available width up to the requested one, else the smallest; null for an image without files. */
function nearestWidth(own: readonly number[], wanted: number): number | null {
  if (own.length === 0) return null;
  const fitting = own.filter((width) => width <= wanted);
  return fitting.length > 0 ? Math.max(...fitting) : Math.min(...own);
}

export const imageSubjects = [
  'bike',
  'accessory',
  'scene',
] as const satisfies readonly LibraryImage['subject'][];

/**
 * Filter of the image library; null values do not filter. Colors and views must be spelled exactly as in the library.
 */
export type ImageFilter = {
  readonly subject: LibraryImage['subject'] | null;
  /** Slug of a model, article or scene. */
  readonly slug: string | null;
  readonly color: string | null;
  readonly view: string | null;
};

/** Parses the filter from a URL query. */
export function parseImageFilter(query: string): ImageFilter {
  const parameters = new URLSearchParams(query);
  const read = (name: string) => parameters.get(name) || null;
  return {
    subject: imageSubjects.find((known) => known === parameters.get('kind')) ?? null,
    slug: read('model'),
    color: read('color'),
    view: read('view'),
  };
}

/** Formats the filter as a URL query without the question mark; empty if no filter is set. */
export function toImageFilterQuery({ subject, slug, color, view }: ImageFilter): string {
  const parameters = new URLSearchParams();
  if (subject) parameters.set('kind', subject);
  if (slug) parameters.set('model', slug);
  if (color) parameters.set('color', color);
  if (view) parameters.set('view', view);
  return parameters.toString();
}

/** Returns the matching images in the library's order. */
export function filterImages(images: readonly LibraryImage[], filter: ImageFilter): LibraryImage[] {
  return images.filter((image) => isOf(image, filter));
}

export type ImageOptions = {
  readonly slugs: readonly (readonly [string, string])[];
  readonly colors: readonly string[];
  readonly views: readonly string[];
};

/**
 * Returns the values to offer in each field of the filter: the slugs (with titles) of the selected subject, and the
 * colors and views of the selected subject and slug.
 */
export function listImageOptions(
  images: readonly LibraryImage[],
  filter: ImageFilter,
): ImageOptions {
  const ofSubject = filterImages(images, { ...filter, slug: null, color: null, view: null });
  const ofModel = filterImages(images, { ...filter, color: null, view: null });
  const slugs = new Map(ofSubject.map(({ slug, title }) => [slug, title]));
  return {
    slugs: [...slugs].toSorted(([, one], [, other]) => one.localeCompare(other)),
    colors: distinct(ofModel.map(({ colorName }) => colorName)),
    views: distinct(ofModel.map(({ view }) => view)),
  };
}

function isOf(image: LibraryImage, { subject, slug, color, view }: ImageFilter): boolean {
  return (
    (subject === null || image.subject === subject) &&
    (slug === null || image.slug === slug) &&
    (color === null || image.colorName === color) &&
    (view === null || image.view === view)
  );
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter(Boolean).toSorted((one, other) => one.localeCompare(other));
}
