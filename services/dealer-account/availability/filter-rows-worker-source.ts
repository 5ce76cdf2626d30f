import { buildSync } from 'esbuild';

const [compiled] = buildSync({
  entryPoints: ['services/dealer-account/availability/filter-rows-worker.ts'],
  ...{ bundle: true, write: false, minify: true },
  ...{ format: 'cjs', platform: 'node', target: 'node20.9' },
}).outputFiles;

/**
 * Source code of `filter-rows-worker` with its dependencies, for running in a worker thread. It is compiled by the
 * services' build (tools/build/esbuild-plugins.mjs).
 */
export const filterRowsProgram = compiled?.text ?? '';
