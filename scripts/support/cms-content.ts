import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLogger } from '../../backend/observability/logger';
import { createEntryStore } from '../../backend/content/entry-store';
import { cmsDocuments } from './cms-documents';

/** Writes the demo content as the file Strapi imports: `cms-content <demo folder> <file>`. */
const [demoFolder, file] = process.argv.slice(2);
if (!demoFolder || !file) throw new Error('usage: cms-content <demo folder> <file>');

const demoDir = resolve(demoFolder);
const clock = { now: () => Date.now() };
const store = createEntryStore({ demoDir, clock, logger: createLogger() });
const documents = cmsDocuments(store.current());
writeFileSync(file, JSON.stringify({ mediaDir: join(demoDir, 'media'), documents }));
