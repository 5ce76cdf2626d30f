import 'server-only';
import { getCatalogSlug } from '@/domain/catalog/presale';
import type { Language } from '@/domain/locale/language';
import type { CaptionedPicture, StoredPicture } from './stored-picture';
import type { StoredView, ViewPictures } from './bike-pictures';
import { type ManifestPicture, getManifest } from './manifest';

/** The stored picture of a key; null when there is none, and a drawing stands in. */
export function findPicture(key: string): StoredPicture | null {
  const picture = getManifest().pictures.get(key);
  return picture === undefined ? null : toStored(picture);
}

/** The stored picture of a key with what it shows; null when there is none. */
export function findCaptionedPicture(key: string, language: Language): CaptionedPicture | null {
  const picture = getManifest().pictures.get(key);
  return picture === undefined ? null : { ...toStored(picture), alt: picture.alt[language] };
}

/** True for a picture the studio made; false for a photograph, and where there is none. */
export function isRenderedPicture(key: string): boolean {
  return getManifest().pictures.get(key)?.source !== undefined;
}

/** Every stored picture whose key begins so, each once. */
export function listPicturesBelow(place: string): StoredPicture[] {
  const found = [...getManifest().pictures].filter(([key]) => key.startsWith(place));
  return [...new Map(found.map(([, picture]) => [picture.key, toStored(picture)])).values()];
}

/**
 * All pictures of a model in one view, in the form lists and choices carry; of a presale model those of the one it is built on; null
 * without any.
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

/** All side views of a model. */
export function findSideViews(slug: string): ViewPictures | null {
  return findViewPictures(slug, 'side');
}

/** True when at least one picture was made by the studio: then pages say that they are computed. */
export function hasComputedPictures(): boolean {
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
