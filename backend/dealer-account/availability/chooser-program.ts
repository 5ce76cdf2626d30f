import { buildSync } from 'esbuild';

const [compiled] = buildSync({
  entryPoints: ['backend/dealer-account/availability/choose-in-thread.ts'],
  ...{ bundle: true, write: false, minify: true },
  ...{ format: 'cjs', platform: 'node', target: 'node20.9' },
}).outputFiles;

/** `choose-in-thread` with all it needs, as one text that a thread can run. It is made with the services' build (scripts/support/made-texts). */
export const chooserProgram = compiled?.text ?? '';
