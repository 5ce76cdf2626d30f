import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mediaManifest } from '../../backend/demo-source/media-manifest';
import { createLogger } from '../../backend/observability/logger';
import { createEntryStore } from '../../backend/content/entry-store';
import { cmsDocuments } from './cms-documents';
import { cmsPictures } from './cms-pictures';

/** Writes the demo content as the file Strapi imports: `cms-content <demo folder> <file>`. */
const [demoFolder, file] = process.argv.slice(2);
if (!demoFolder || !file) throw new Error('usage: cms-content <demo folder> <file>');

const demoDir = resolve(demoFolder);
const mediaDir = join(demoDir, 'media');
const clock = { now: () => Date.now() };
const store = createEntryStore({ demoDir, clock, logger: createLogger() });
const documents = cmsDocuments(store.current());
const manifest: unknown = JSON.parse(readFileSync(join(mediaDir, 'manifest.json'), 'utf8'));
const pictures = cmsPictures(mediaManifest.parse(manifest));
writeFileSync(file, JSON.stringify({ mediaDir, pictures, documents }));
