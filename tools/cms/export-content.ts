import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mediaManifestSchema } from '@/services/demo-data/media-manifest';
import { createLogger } from '@/services/platform/logger';
import { createEntryStore } from '@/services/content/entry-store';
import { buildImportDocuments } from './content-import';
import { buildImportPictures } from './content-import';

/** Exports the demo content in the format of the Strapi import. Arguments: `<demo folder> <file>`. */
const [demoFolder, file] = process.argv.slice(2);
if (!demoFolder || !file) throw new Error('usage: export-content <demo folder> <file>');

const demoDir = resolve(demoFolder);
const mediaDir = join(demoDir, 'media');
const clock = { now: () => Date.now() };
const store = createEntryStore({ demoDir, clock, logger: createLogger() });
const documents = buildImportDocuments(store.current());
const manifest: unknown = JSON.parse(readFileSync(join(mediaDir, 'manifest.json'), 'utf8'));
const pictures = buildImportPictures(mediaManifestSchema.parse(manifest));
writeFileSync(file, JSON.stringify({ mediaDir, pictures, documents }));
