import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type MediaManifest, mediaManifestSchema } from '../../demo-data/media-manifest';
import type { Logger } from '../../platform/logger';

export interface StoredImage {
  /** Key in the manifest. */
  id: string;
  picture: MediaManifest['pictures'][string];
  /** The files of the picture that exist on disk. */
  files: readonly StoredFile[];
}

interface StoredFile {
  /** Path below the site's /media. */
  path: string;
  /** Path on disk. */
  file: string;
  format: 'webp' | 'avif';
  width: number;
}

/** Pictures of the demo folder by key, in the manifest's order. */
export type StoredImages = () => ReadonlyMap<string, StoredImage>;

const none: ReadonlyMap<string, StoredImage> = new Map();

/**
 * Opens the pictures of a demo folder. A changed manifest is read again; an unreadable one is logged and gives no
 * pictures. Files missing on disk are left out, and so are pictures of a single outlet bike's flaws. Callers pass keys,
 * never paths.
 */
export function createImageLibrary(demoDir: string, logger: Logger): StoredImages {
  const folder = join(demoDir, 'media');
  const manifest = join(folder, 'manifest.json');
  let changedAt: number | undefined;
  let images = none;
  return () => {
    const current = statSync(manifest, { throwIfNoEntry: false })?.mtimeMs;
    if (current === changedAt) return images;
    changedAt = current;
    images = current === undefined ? none : read(manifest, folder, logger);
    return images;
  };
}

function read(manifest: string, folder: string, logger: Logger): ReadonlyMap<string, StoredImage> {
  try {
    const { pictures } = mediaManifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
    const stored = Object.entries(pictures)
      .filter(([, { kind }]) => kind !== 'flaw')
      .map(([id, picture]) => [id, { id, picture, files: filesOf(picture, folder) }] as const);
    return new Map(stored.filter(([, { files }]) => files.length > 0));
  } catch (error) {
    logger.error('The picture manifest cannot be read; dealers see no pictures', { error });
    return none;
  }
}

function filesOf({ files }: MediaManifest['pictures'][string], folder: string): StoredFile[] {
  return files.flatMap(({ path, format, width }) => {
    const file = join(folder, path);
    const isKnown = format === 'webp' || format === 'avif';
    return isKnown && existsSync(file) ? [{ path, file, format, width }] : [];
  });
}
