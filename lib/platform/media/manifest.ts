import { join, resolve } from 'node:path';
import { env } from '@/lib/platform/config/env';
import { statSync, readFileSync } from 'node:fs';
import {
  type ManifestEntry,
  listSharedWidths,
  parseManifest,
  listAvifOnlyWidths,
} from './manifest-schema';
import { createHash } from 'node:crypto';
import type { StoredPicture } from './stored-picture';
import { logger } from '@/lib/platform/observability/logger';
import 'server-only';

/**
 * Returns the full path of a file in the media folder. The inline comment keeps the bundler from resolving the path and
 * packing the whole project.
 */
export function getMediaPath(path: string): string {
  const folder = resolve(/* turbopackIgnore: true */ process.cwd(), env.DEMO_DIR, 'media');
  return join(/* turbopackIgnore: true */ folder, path);
}

/**
 * Returns the pictures, each with those files that exist on disk with the size given in the manifest, and the paths of
 * all missing or broken files. A picture without a width that exists in both formats is removed; a drawing is used
 * instead.
 */
function filterPresentFiles(entries: ReadonlyMap<string, ManifestEntry>): {
  present: Map<string, ManifestEntry>;
  missing: string[];
} {
  const missing = new Set<string>();
  const present = new Map<string, ManifestEntry>();
  for (const [key, entry] of entries) {
    const files = entry.files.filter(({ path, bytes }) => {
      const isThere = !missing.has(path) && sizeOf(path) === bytes;
      if (!isThere) missing.add(path);
      return isThere;
    });
    if (listSharedWidths(files).length > 0) present.set(key, { ...entry, files });
  }
  return { present, missing: [...missing] };
}

function sizeOf(path: string): number | undefined {
  return statSync(getMediaPath(path), { throwIfNoEntry: false })?.size;
}

/** A picture with all its manifest fields. */
export type ManifestPicture = StoredPicture &
  Pick<ManifestEntry, 'kind' | 'alt' | 'average' | 'source' | 'drive' | 'motor'>;

/** Format and version of one image file. */
export interface FileVersion {
  readonly format: 'avif' | 'webp';
  readonly version: string;
}

interface Manifest {
  readonly changedAt: number;
  readonly pictures: ReadonlyMap<string, ManifestPicture>;
  /** All files by their path in the media folder. */
  readonly files: ReadonlyMap<string, FileVersion>;
}

/** Maximum number of missing files listed in a log line. */
const NAMED = 20;

const none: Manifest = { changedAt: 0, pictures: new Map(), files: new Map() };
let known: Manifest | null = null;

/**
 * Returns the manifest of the operator's pictures; empty if the file does not exist or cannot be read (logged), so that
 * drawings are used. Read once in production; in development again after a change.
 */
export function getManifest(): Manifest {
  if (known !== null && env.isProduction) return known;
  const path = getMediaPath('manifest.json');
  const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (known?.changedAt === changedAt) return known;
  known = changedAt === 0 ? none : { ...load(path), changedAt };
  return known;
}

function load(path: string): Manifest {
  try {
    const { entries, problems } = parseManifest(JSON.parse(readFileSync(path, 'utf8')));
    const { present, missing } = filterPresentFiles(entries);
    if (problems.length > 0)
      logger.warn('Invalid pictures of the manifest are omitted', { problems });
    if (missing.length > 0)
      logger.error('Picture files are missing or broken; the remaining ones are used', {
        count: missing.length,
        files: missing.slice(0, NAMED),
      });
    return indexed(present);
  } catch (error) {
    logger.error('The picture manifest could not be read; drawings are used', { path, error });
    return none;
  }
}

/** Computes a version hash of the image content, which does not change with the picture's texts. */
function versionOf(files: ManifestEntry['files'], entry: Partial<ManifestEntry>): string {
  return createHash('sha256')
    .update(JSON.stringify([files, entry.average, entry.placeholder, entry.source]))
    .digest('base64url')
    .slice(0, 8);
}

function indexed(entries: ReadonlyMap<string, ManifestEntry>): Manifest {
  const pictures = new Map<string, ManifestPicture>();
  const files = new Map<string, FileVersion>();
  for (const [key, { files: stored, ...entry }] of entries) {
    const version = versionOf(stored, entry);
    // Similar articles may share files, so the key is derived from the file path.
    const place = stored[0]?.path.replace(/-\d+\.\w+$/, '') ?? key;
    const wider = listAvifOnlyWidths(stored);
    pictures.set(key, {
      ...entry,
      key: place,
      version,
      widths: listSharedWidths(stored),
      ...(wider.length > 0 && { wider }),
    });
    for (const { path, format } of stored) files.set(path, { format, version });
  }
  return { ...none, pictures, files };
}

const HOUR = 3600;
const FOR_GOOD = `public, max-age=${365 * 24 * HOUR}, immutable`;
const FOR_NOW = `public, max-age=${HOUR}, stale-while-revalidate=${24 * HOUR}`;

/** Returns the Cache-Control of a picture: immutable only when the URL contains the version that is sent. */
export function getPictureCacheControl(requestedVersion: string | null, version: string): string {
  return requestedVersion === version ? FOR_GOOD : FOR_NOW;
}
