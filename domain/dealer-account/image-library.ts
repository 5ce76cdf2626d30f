/** A picture dealers may use, in the files it exists in. */
export type LibraryImage = {
  readonly id: string;
  readonly subject: 'bike' | 'accessory' | 'scene';
  /** The model's or article's slug and name; for scenes the scene's. */
  readonly slug: string;
  readonly title: string;
  readonly colorName: string;
  /** The frame's name where the model is built with several; empty otherwise. */
  readonly frameName: string;
  readonly view: string;
  readonly alt: string;
  /** An address of the site, for the preview. */
  readonly previewUrl: string;
  readonly width: number;
  readonly height: number;
  /** Widths in pixels one may choose of. */
  readonly widths: readonly number[];
};

/** One picture of a zip. At most 200 of them at once. */
export type ImageFileRequest = {
  readonly id: string;
  readonly width: number;
  readonly format: 'webp' | 'avif';
};

/** More files do not go into one zip. */
export const maxImageFiles = 200;

export const imageFormats = [
  'webp',
  'avif',
] as const satisfies readonly ImageFileRequest['format'][];

/** Bytes a pixel takes, measured over the library. */
const bytesPerPixel = {
  bike: { webp: 0.05, avif: 0.032 },
  accessory: { webp: 0.022, avif: 0.015 },
  scene: { webp: 0.046, avif: 0.029 },
} as const;

/** Every width one of the pictures exists in, the smallest first. */
export function listImageWidths(images: readonly LibraryImage[]): number[] {
  return [...new Set(images.flatMap(({ widths }) => widths))].toSorted((one, other) => one - other);
}

/**
 * The files to put together: each picture in each chosen width. One that is not as large comes in its largest width instead, and
 * never twice in the same.
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

/** About how many bytes the files have. */
export function computeZipBytes(
  images: readonly LibraryImage[],
  wishes: readonly ImageFileRequest[],
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

export const imageSubjects = [
  'bike',
  'accessory',
  'scene',
] as const satisfies readonly LibraryImage['subject'][];

/** null: all of them. Colours and views are compared as the library writes them. */
export type ImageFilter = {
  readonly subject: LibraryImage['subject'] | null;
  /** The slug of a model, an article or a scene. */
  readonly slug: string | null;
  readonly color: string | null;
  readonly view: string | null;
};

/** Reads the filter of an address's query. */
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

/** The query of a filter, without its question mark; empty when nothing is filtered. */
export function toImageFilterQuery({ subject, slug, color, view }: ImageFilter): string {
  const parameters = new URLSearchParams();
  if (subject) parameters.set('kind', subject);
  if (slug) parameters.set('model', slug);
  if (color) parameters.set('color', color);
  if (view) parameters.set('view', view);
  return parameters.toString();
}

/** The pictures a filter leaves, in the library's order. */
export function filterImages(images: readonly LibraryImage[], filter: ImageFilter): LibraryImage[] {
  return images.filter((image) => isOf(image, filter));
}

export type ImageOptions = {
  readonly slugs: readonly (readonly [string, string])[];
  readonly colors: readonly string[];
  readonly views: readonly string[];
};

/** What one may still choose of each facet, given what was chosen of the others; what is chosen itself stays. */
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
