import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { StoredPicture } from '@/domain/picture/stored-picture';
import { env } from '@/lib/platform/config/env';
import { logger } from '@/lib/platform/observability/logger';
import { type ManifestEntry, parseManifest, sharedWidths, widerWidths } from './manifest-schema';
import { mediaFile } from './media-folder';
import { presentFiles } from './present-files';

/** A picture with everything the manifest says of it. */
export type ManifestPicture = StoredPicture &
  Pick<ManifestEntry, 'kind' | 'alt' | 'average' | 'source' | 'drive' | 'motor'>;

/** What is known of a file besides its path. */
export interface FileVersion {
  readonly format: 'avif' | 'webp';
  readonly version: string;
}

interface Manifest {
  readonly changedAt: number;
  readonly pictures: ReadonlyMap<string, ManifestPicture>;
  /** Every file by its path under the media folder. */
  readonly files: ReadonlyMap<string, FileVersion>;
}

/** How many missing files a log line names. */
const NAMED = 20;

const none: Manifest = { changedAt: 0, pictures: new Map(), files: new Map() };
let known: Manifest | null = null;

/**
 * The operator's pictures; empty, and logged, when the manifest cannot be read, so that drawings stand in. Read once in
 * production, in development again when it has changed.
 */
export function readManifest(): Manifest {
  if (known !== null && env.isProduction) return known;
  const path = mediaFile('manifest.json');
  const changedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (known?.changedAt === changedAt) return known;
  known = changedAt === 0 ? none : { ...load(path), changedAt };
  return known;
}

function load(path: string): Manifest {
  try {
    const { entries, problems } = parseManifest(JSON.parse(readFileSync(path, 'utf8')));
    const { present, missing } = presentFiles(entries);
    if (problems.length > 0) logger.warn('Pictures of the manifest are left out', { problems });
    if (missing.length > 0)
      logger.error('Files of pictures are missing or broken; what is left stands in', {
        count: missing.length,
        files: missing.slice(0, NAMED),
      });
    return indexed(present);
  } catch (error) {
    logger.error('The manifest of the pictures cannot be read; drawings stand in', { path, error });
    return none;
  }
}

/** Changes with what is to be seen, not with its words. */
function versionOf(files: ManifestEntry['files'], look: Partial<ManifestEntry>): string {
  return createHash('sha256')
    .update(JSON.stringify([files, look.average, look.placeholder, look.source]))
    .digest('base64url')
    .slice(0, 8);
}

function indexed(entries: ReadonlyMap<string, ManifestEntry>): Manifest {
  const pictures = new Map<string, ManifestPicture>();
  const files = new Map<string, FileVersion>();
  for (const [key, { files: stored, ...entry }] of entries) {
    const version = versionOf(stored, entry);
    // Articles that look alike may share files: the address is where those are.
    const place = stored[0]?.path.replace(/-\d+\.\w+$/, '') ?? key;
    const wider = widerWidths(stored);
    pictures.set(key, {
      ...entry,
      key: place,
      version,
      widths: sharedWidths(stored),
      ...(wider.length > 0 && { wider }),
    });
    for (const { path, format } of stored) files.set(path, { format, version });
  }
  return { ...none, pictures, files };
}
