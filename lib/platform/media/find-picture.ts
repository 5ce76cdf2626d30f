import 'server-only';
import { catalogueSlug } from '@/domain/access/presale';
import type { Language } from '@/domain/language/detect-language';
import type { CaptionedPicture, StoredPicture } from '@/domain/picture/stored-picture';
import type { StoredView, ViewPictures } from '@/domain/picture/side-views';
import { type ManifestPicture, readManifest } from './manifest';

/** The stored picture of a key; null when there is none, and a drawing stands in. */
export function findPicture(key: string): StoredPicture | null {
  const picture = readManifest().pictures.get(key);
  return picture === undefined ? null : toStored(picture);
}

/** The stored picture of a key with what it shows; null when there is none. */
export function findCaptioned(key: string, language: Language): CaptionedPicture | null {
  const picture = readManifest().pictures.get(key);
  return picture === undefined ? null : { ...toStored(picture), alt: picture.alt[language] };
}

/** True for a picture the studio made; false for a photograph, and where there is none. */
export function isComputed(key: string): boolean {
  return readManifest().pictures.get(key)?.source !== undefined;
}

/** Every stored picture whose key begins so, each once. */
export function findPicturesBelow(place: string): StoredPicture[] {
  const found = [...readManifest().pictures].filter(([key]) => key.startsWith(place));
  return [...new Map(found.map(([, picture]) => [picture.key, toStored(picture)])).values()];
}

/**
 * All pictures of a model in one view, in the form lists and choices carry; of a presale model those of the one it is built on; null
 * without any.
 */
export function findView(slug: string, view: StoredView): ViewPictures | null {
  const pictured = catalogueSlug(slug);
  const folder = `bikes/${pictured}/`;
  const ending = `-${view}`;
  const views = [...readManifest().pictures.values()].filter(
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
  return findView(slug, 'side');
}

/** True when at least one picture was made by the studio: then pages say that they are computed. */
export function hasComputedPictures(): boolean {
  return [...readManifest().pictures.values()].some(({ source }) => source !== undefined);
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
