import type { LibraryImage } from './library-image';

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
export function toImageFilter(query: string): ImageFilter {
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
export function imageFilterQuery({ subject, slug, color, view }: ImageFilter): string {
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
export function imageOptions(images: readonly LibraryImage[], filter: ImageFilter): ImageOptions {
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
