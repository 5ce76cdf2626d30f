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
import type { ContentProblem } from './source/parse-markdown-source';
import { getFileFingerprint } from './source/load-sources';
import { createSourceReader } from './source/source-file';

/** Minimum interval between two checks of the files, in ms. */
const recheckMs = 500;

export interface EntryStore {
  /** Returns the content, at most half a second old. Returns the same object while nothing changes. */
  current(): ContentVersions;
  /** Problems found in the files by the last check. */
  problems(): readonly ContentProblem[];
  /** Values of the placeholders in texts, as of the last check. The entries contain the placeholders unresolved. */
  placeholders(): ContentVariables;
}

interface StoreOptions {
  demoDir: string;
  clock: Clock;
  logger: Logger;
  /** Called with the published documents that changed, as soon as a check finds them. */
  onChange?: (changes: readonly DocumentChange[]) => unknown;
  /** The catalog of the folder, if it has already been loaded. */
  catalogue?: Catalog;
}

/**
 * Creates a store of the demo folder's content. Changed, new and removed files and due publications are picked up
 * within half a second, without a restart. Only changed files are read again.
 *
 * Problems in a file are reported with their line and do not affect other files. A catalog that is invalid at creation
 * throws DemoDataError; one that becomes invalid later is ignored, and the previous catalog stays in use.
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
  let checkedAt = clock.now();
  let loaded = load(checkedAt);
  emitChanges(loaded.problems, [], logger);

  function load(now: number) {
    return loadEntries({ demoDir, reader, media, ...catalogue, now });
  }

  function checkFiles(now: number): void {
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
    logger.info(isDue ? 'Scheduled content published' : 'Content reloaded');
    emitChanges(loaded.problems, before.problems, logger);
    const changes = listDocumentChanges(before.versions.PUBLISHED, loaded.versions.PUBLISHED);
    if (changes.length > 0) onChange(changes);
  }

  function readAgain(earlier: typeof catalogue): typeof catalogue {
    try {
      return readProducts(demoDir, media);
    } catch (error) {
      logger.error('The changed catalog is invalid. The previous one stays in use', { error });
      return earlier;
    }
  }

  return {
    current: () => {
      if (clock.now() - checkedAt >= recheckMs) {
        checkedAt = clock.now();
        checkFiles(checkedAt);
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

/** Logs problems that are new since the previous check. */
function emitChanges(
  problems: readonly ContentProblem[],
  earlier: readonly ContentProblem[],
  logger: Logger,
): void {
  const nameOf = ({ file, line, reason }: ContentProblem) => `${file}:${line}: ${reason}`;
  const known = new Set(earlier.map(nameOf));
  for (const name of new Set(problems.map(nameOf)))
    if (!known.has(name)) logger.warn(`Invalid content: ${name}`);
}

function signaturesOf(demoDir: string) {
  return {
    catalogue: signatureOf(join(demoDir, 'catalogue')),
    content: signatureOf(join(demoDir, 'content')),
    media: String(getManifestVersion(demoDir)),
  };
}

/** Returns all files below a folder with their fingerprints. */
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
