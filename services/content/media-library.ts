import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageReference } from '../demo-data/field-schemas';
import { type MediaManifest, mediaManifestSchema } from '../demo-data/media-manifest';
import { createDocumentId } from './document-entries';
import type { Locale, UploadEntry } from './entries';
import type { ContentProblem } from './source/source-text';

const manifestFile = 'media/manifest.json';

/** The pictures of the demo folder. */
export interface MediaLibrary {
  /** Absent: all is well with the manifest itself. */
  problem: ContentProblem | null;
  /** The widest WebP of a picture; null when the manifest or the disk does not have it. Own words win, empty ones too. */
  picture(key: string, locale: Locale | null, alternativeText?: string): UploadEntry | null;
}

/** The picture a document names, in its words or the manifest's; null when it names none or there is none. */
export function findMediaPicture(
  media: MediaLibrary,
  reference: ImageReference | undefined,
  locale: Locale,
): UploadEntry | null {
  return reference ? media.picture(reference.file, locale, reference.alt) : null;
}

/** The library as it was when it was opened, cheap to open again while its manifest stays the same. */
export function createMediaReader(demoDir: string): () => MediaLibrary {
  let version: number | null | undefined;
  let library: MediaLibrary = withoutPictures('is missing: everything is shown without pictures');

  return () => {
    const current = getManifestVersion(demoDir);
    if (current === version) return library;
    version = current;
    if (current === null) return library;
    library = openLibrary(demoDir, new Date(current).toISOString());
    return library;
  };
}

/** When the manifest was written, in epoch milliseconds; null when there is none. */
export function getManifestVersion(demoDir: string): number | null {
  return statSync(join(demoDir, manifestFile), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function openLibrary(demoDir: string, writtenAt: string): MediaLibrary {
  const manifest = readManifest(demoDir);
  if (!manifest) return withoutPictures('cannot be read: everything is shown without pictures');
  const known = new Map<string, UploadEntry | null>();
  return {
    problem: null,
    picture: (key, locale, alternativeText) => {
      const upload = known.get(key) ?? uploadOf(demoDir, manifest, key, writtenAt);
      known.set(key, upload);
      const words = manifest.pictures[key]?.alt?.[locale ?? 'de'] ?? null;
      return upload && { ...upload, alternativeText: alternativeText ?? words };
    },
  };
}

function uploadOf(
  demoDir: string,
  { pictures }: MediaManifest,
  key: string,
  writtenAt: string,
): UploadEntry | null {
  const [file] = (pictures[key]?.files ?? [])
    .filter(({ format }) => format === 'webp')
    .sort((a, b) => b.width - a.width);
  if (!file || !existsSync(join(demoDir, 'media', file.path))) return null;
  return {
    documentId: createDocumentId('file', key),
    name: file.path,
    alternativeText: null,
    caption: null,
    width: file.width,
    height: file.height,
    ext: '.webp',
    mime: 'image/webp',
    size: file.bytes / 1000,
    url: `/media/${file.path}`,
    createdAt: writtenAt,
    updatedAt: writtenAt,
  };
}

/** Null: it is being written, or nobody can read it. */
function readManifest(demoDir: string): MediaManifest | null {
  try {
    const text = readFileSync(join(demoDir, manifestFile), 'utf8');
    return mediaManifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function withoutPictures(reason: string): MediaLibrary {
  return { problem: { file: manifestFile, line: 1, reason }, picture: () => null };
}
