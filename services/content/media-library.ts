import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageReference } from '../demo-data/field-schemas';
import { type MediaManifest, mediaManifestSchema } from '../demo-data/media-manifest';
import { createDocumentId } from './document-entries';
import type { Locale, UploadEntry } from './entries';
import type { ContentProblem } from './source/parse-markdown-source';

const manifestFile = 'media/manifest.json';

/** Pictures of the demo folder. */
export interface MediaLibrary {
  /** A problem of the manifest itself, or null. */
  problem: ContentProblem | null;
  /**
   * Returns the widest WebP of a picture, or null when it is missing in the manifest or on disk. A given alternative
   * text replaces the manifest's, even when empty.
   */
  picture(key: string, locale: Locale | null, alternativeText?: string): UploadEntry | null;
}

/**
 * Returns the picture a document names, with the document's alternative text or the manifest's. Returns null when it
 * names none or it does not exist.
 */
export function findMediaPicture(
  media: MediaLibrary,
  reference: ImageReference | undefined,
  locale: Locale,
): UploadEntry | null {
  return reference ? media.picture(reference.file, locale, reference.alt) : null;
}

/** Returns a function that opens the media library. Opening it again is cheap while the manifest is unchanged. */
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

/** Returns the manifest's modification time in epoch milliseconds, or null when there is no manifest. */
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

/** Returns null when the manifest cannot be read, for example while it is being written. */
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
