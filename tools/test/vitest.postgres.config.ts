import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { listPostgresTestFiles } from './postgres-tests.mjs';
import { cheapHashingFlags } from './test-environment.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tests of the services that open a database, again, on a PostgreSQL server (decision 130). */
export default defineConfig({
  root,
  resolve: {
    alias: [
      // One graphql for all: tools load its CommonJS build, which refuses schemas of the other one.
      { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}e2e/support/server-only-stub.ts` },
    ],
  },
  test: {
    include: listPostgresTestFiles(),
    globalSetup: ['e2e/support/templates-setup.ts', 'e2e/support/postgres-setup.ts'],
    execArgv: cheapHashingFlags,
    setupFiles: ['e2e/support/unit-setup.ts'],
    maxWorkers: availableParallelism(),
    isolate: false,
    // A build server may be slow at the wrong moment; what passes only at the second try is listed by name.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
