import { buildSync } from 'esbuild';

const [compiled] = buildSync({
  entryPoints: ['services/dealer-account/availability/filter-rows-worker.ts'],
  ...{ bundle: true, write: false, minify: true },
  ...{ format: 'cjs', platform: 'node', target: 'node20.9' },
}).outputFiles;

/** `filter-rows-worker` with all it needs, as one text that a thread can run. It is made with the services' build (tools/build/esbuild-plugins.mjs). */
export const filterRowsProgram = compiled?.text ?? '';
