import { rmSync } from 'node:fs';

/** The shop of the browser journeys: the same start as everybody's, on data made new for each run. */
rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await import('./start.mjs');
