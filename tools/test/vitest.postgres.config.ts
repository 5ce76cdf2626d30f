import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { listPostgresTestFiles } from './postgres-tests.mjs';
import { fastHashingFlags } from './test-environment.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the service tests that open a database again, on a PostgreSQL server (decision 4). */
export default defineConfig({
  root,
  resolve: {
    alias: [
      // A single graphql module: tools load its CommonJS build, which rejects schemas created by another copy.
      { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}e2e/support/server-only-stub.ts` },
    ],
  },
  test: {
    include: listPostgresTestFiles(),
    globalSetup: ['e2e/support/file-templates-setup.ts', 'e2e/support/postgres-setup.ts'],
    execArgv: fastHashingFlags,
    setupFiles: ['e2e/support/unit-setup.ts'],
    maxWorkers: availableParallelism(),
    isolate: false,
    // A CI server is sometimes too slow for a test. Tests that pass only on the retry are listed by name.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
