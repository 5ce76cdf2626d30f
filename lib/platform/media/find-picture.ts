import 'server-only';
import { getCatalogSlug } from '@/domain/catalog/presale';
import type { Language } from '@/domain/locale/language';
import type { CaptionedPicture, StoredPicture } from './stored-picture';
import type { StoredView, ViewPictures } from './bike-pictures';
import { type ManifestPicture, getManifest } from './manifest';

/** Returns the stored picture of a key; null when there is none, in which case a drawing is used. */
export function findPicture(key: string): StoredPicture | null {
  const picture = getManifest().pictures.get(key);
  return picture === undefined ? null : toStored(picture);
}

/** Returns the stored picture of a key with its caption; null when there is none. */
export function findCaptionedPicture(key: string, language: Language): CaptionedPicture | null {
  const picture = getManifest().pictures.get(key);
  return picture === undefined ? null : { ...toStored(picture), alt: picture.alt[language] };
}

/** True for a picture rendered by the studio; false for a photograph and when there is none. */
export function isRenderedPicture(key: string): boolean {
  return getManifest().pictures.get(key)?.source !== undefined;
}

/** Returns all stored pictures whose key starts with this prefix, each once. */
export function listPicturesByPrefix(prefix: string): StoredPicture[] {
  const found = [...getManifest().pictures].filter(([key]) => key.startsWith(prefix));
  return [...new Map(found.map(([, picture]) => [picture.key, toStored(picture)])).values()];
}

/**
 * Returns all pictures of a model in one view, in the compact form for lists and pickers; for a presale model those of
 * the model it is based on; null when there are none.
 */
export function findViewPictures(slug: string, view: StoredView): ViewPictures | null {
  const pictured = getCatalogSlug(slug);
  const folder = `bikes/${pictured}/`;
  const ending = `-${view}`;
  const views = [...getManifest().pictures.values()].filter(
    ({ key }) => key.startsWith(folder) && key.endsWith(ending),
  );
  const [first] = views;
  if (first === undefined) return null;
  const shared = (widths: readonly number[], of: (picture: ManifestPicture) => readonly number[]) =>
    widths.filter((width) => views.every((picture) => of(picture).includes(width)));
  const wider = shared(first.wider ?? [], (picture) => picture.wider ?? []);
  return {
    ...(pictured !== slug && { slug: pictured }),
    width: first.width,
    height: first.height,
    widths: shared(first.widths, ({ widths }) => widths),
    ...(wider.length > 0 && { wider }),
    drive: first.drive ?? null,
    motor: first.motor ?? null,
    versions: Object.fromEntries(
      views.map(({ key, version }) => [key.slice(folder.length, -ending.length), version]),
    ),
  };
}

/** Returns all side views of a model; null when there are none. */
export function findSideViews(slug: string): ViewPictures | null {
  return findViewPictures(slug, 'side');
}

/**
 * True when at least one picture was rendered by the studio; pages then mention that pictures are computer-generated.
 */
export function hasRenderedPictures(): boolean {
  return [...getManifest().pictures.values()].some(({ source }) => source !== undefined);
}

function toStored(picture: ManifestPicture): StoredPicture {
  const { key, version, width, height, widths, wider, kind, average } = picture;
  return {
    key,
    version,
    width,
    height,
    widths,
    ...(wider !== undefined && { wider }),
    ...(kind === 'scene' && { color: average }),
  };
}
