import 'server-only';
import { catalogueSlug } from '@/domain/access/presale';
import type { Language } from '@/domain/language/detect-language';
import type { CaptionedPicture, StoredPicture } from '@/domain/picture/stored-picture';
import type { SideViews } from '@/domain/picture/side-views';
import { type ManifestPicture, readManifest } from './manifest';

const SIDE = '-side';

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

/** Those of the keys that there are pictures of, in the same order. */
export function findAllCaptioned(keys: Iterable<string>, language: Language): CaptionedPicture[] {
  return [...new Set(keys)].flatMap((key) => findCaptioned(key, language) ?? []);
}

/** Every stored picture whose key begins so, each once. */
export function findPicturesBelow(place: string): StoredPicture[] {
  const found = [...readManifest().pictures].filter(([key]) => key.startsWith(place));
  return [...new Map(found.map(([, picture]) => [picture.key, toStored(picture)])).values()];
}

/** All side views of a model in the form lists and choices carry, of a presale model those of the one it is built on; null without any. */
export function findSideViews(slug: string): SideViews | null {
  const pictured = catalogueSlug(slug);
  const folder = `bikes/${pictured}/`;
  const views = [...readManifest().pictures.values()].filter(
    ({ key }) => key.startsWith(folder) && key.endsWith(SIDE),
  );
  const [first] = views;
  if (first === undefined) return null;
  return {
    ...(pictured !== slug && { slug: pictured }),
    width: first.width,
    height: first.height,
    widths: first.widths.filter((width) => views.every(({ widths }) => widths.includes(width))),
    drive: first.drive ?? null,
    motor: first.motor ?? null,
    versions: Object.fromEntries(
      views.map(({ key, version }) => [key.slice(folder.length, -SIDE.length), version]),
    ),
  };
}

/** True when at least one picture was made by the studio: then pages say that they are computed. */
export function hasComputedPictures(): boolean {
  return [...readManifest().pictures.values()].some(({ source }) => source !== undefined);
}

function toStored(picture: ManifestPicture): StoredPicture {
  const { key, version, width, height, widths, kind, average } = picture;
  return { key, version, width, height, widths, ...(kind === 'scene' ? { color: average } : {}) };
}
