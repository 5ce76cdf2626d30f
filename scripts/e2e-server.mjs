import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const dataDir = process.env.DATA_DIR;
const demo = process.env.DEMO_DIR ?? 'demo';

/** The shop of the browser journeys: the same start as everybody's, on data made new for each run. */
rmSync(dataDir, { recursive: true, force: true });

/** Journeys of editors change texts: they get a copy. The pictures are many, and nobody changes them. */
const copy = join(dataDir, 'demo');
mkdirSync(copy, { recursive: true });
cpSync(demo, copy, { recursive: true, filter: (path) => basename(path) !== 'media' });
symlinkSync(resolve(demo, 'media'), join(copy, 'media'));
process.env.DEMO_DIR = copy;

await import('./start.mjs');
