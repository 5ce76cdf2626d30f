import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentVariables } from '@/domain/content/content-variables';
import type { Clock } from '../platform/clock';
import { loadCatalog } from '../demo-data/load-catalog';
import type { Catalog } from '../demo-data/catalog-schemas';
import type { Logger } from '../platform/logger';
import { type CatalogEntries, mapCatalogEntries } from './map-catalog-entries';
import { listDocumentChanges, type DocumentChange } from './document-changes';
import type { ContentVersions } from './entries';
import { loadEntries } from './load-entries';
import { createMediaReader, type MediaLibrary, getManifestVersion } from './media-library';
import type { ContentProblem } from './source/source-text';
import { getFileFingerprint } from './source/load-sources';
import { createSourceReader } from './source/source-file';

/** Files are looked at no more often than this. */
const lookAgainMs = 500;

export interface EntryStore {
  /** The content as the files are now, or were up to half a second ago; the same object for as long as nothing changes. */
  current(): ContentVersions;
  /** What the last look found wrong in the files. */
  problems(): readonly ContentProblem[];
  /** What texts may repeat of the data, as it was at the last look; the entries hold the names of it. */
  placeholders(): ContentVariables;
}

interface StoreOptions {
  demoDir: string;
  clock: Clock;
  logger: Logger;
  /** Told what visitors see differently than before, as soon as a look finds it. */
  onChange?: (changes: readonly DocumentChange[]) => unknown;
  /** The folder's catalogue as somebody has just read it. */
  catalogue?: Catalog;
}

/**
 * The content of the demo folder; a changed, new or removed file, and a text whose time has come, is seen within half a second,
 * without a restart. Only files that
 * have changed are read again. What is wrong in a file is told with its line and leaves everything else as it is. A catalogue
 * that cannot be used throws DemoDataError at first; later the earlier one stays.
 */
export function createEntryStore({
  demoDir,
  clock,
  logger,
  onChange = () => undefined,
  catalogue: justRead,
}: StoreOptions): EntryStore {
  const reader = createSourceReader(demoDir);
  const openMedia = createMediaReader(demoDir);
  let media = openMedia();
  let catalogue = readProducts(demoDir, media, justRead);
  let signatures = signaturesOf(demoDir);
  let lookedAt = clock.now();
  let loaded = load(lookedAt);
  tell(loaded.problems, [], logger);

  function load(now: number) {
    return loadEntries({ demoDir, reader, media, ...catalogue, now });
  }

  function look(now: number): void {
    const current = signaturesOf(demoDir);
    const isCatalogueNew = current.catalogue !== signatures.catalogue;
    const isMediaNew = current.media !== signatures.media;
    const isDue = now >= loaded.nextAt;
    if (!isDue && !isCatalogueNew && !isMediaNew && current.content === signatures.content) return;
    signatures = current;
    media = openMedia();
    if (isCatalogueNew || isMediaNew) catalogue = readAgain(catalogue);
    const before = loaded;
    loaded = load(now);
    logger.info(isDue ? 'Content published at its time' : 'Content read again');
    tell(loaded.problems, before.problems, logger);
    const changes = listDocumentChanges(before.versions.PUBLISHED, loaded.versions.PUBLISHED);
    if (changes.length > 0) onChange(changes);
  }

  function readAgain(earlier: typeof catalogue): typeof catalogue {
    try {
      return readProducts(demoDir, media);
    } catch (error) {
      logger.error('The changed catalogue cannot be used; the earlier one stays', { error });
      return earlier;
    }
  }

  return {
    current: () => {
      if (clock.now() - lookedAt >= lookAgainMs) {
        lookedAt = clock.now();
        look(lookedAt);
      }
      return loaded.versions;
    },
    problems: () => loaded.problems,
    placeholders: () => loaded.facts,
  };
}

function readProducts(
  demoDir: string,
  media: MediaLibrary,
  catalogue = loadCatalog(demoDir),
): { catalogue: Catalog; products: CatalogEntries } {
  return { catalogue, products: mapCatalogEntries(catalogue, media) };
}

/** Says what has gone wrong since the last time. */
function tell(
  problems: readonly ContentProblem[],
  earlier: readonly ContentProblem[],
  logger: Logger,
): void {
  const nameOf = ({ file, line, reason }: ContentProblem) => `${file}:${line}: ${reason}`;
  const known = new Set(earlier.map(nameOf));
  for (const name of new Set(problems.map(nameOf)))
    if (!known.has(name)) logger.warn(`Content to mend: ${name}`);
}

function signaturesOf(demoDir: string) {
  return {
    catalogue: signatureOf(join(demoDir, 'catalogue')),
    content: signatureOf(join(demoDir, 'content')),
    media: String(getManifestVersion(demoDir)),
  };
}

/** Every file below a folder with its mark. */
function signatureOf(folder: string): string {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => `${file}@${getFileFingerprint(file) ?? ''}`)
    .join('\n');
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
