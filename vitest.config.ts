import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { groupTestFiles } from './e2e/support/group-test-files.ts';
import { fastHashingFlags } from './tools/test/test-environment.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = groupTestFiles(
  root,
  ['app', 'lib', 'components', 'server'],
  ['server/shared-state', 'server/supervisor'],
);
/** Escapes brackets in folder names, which would be glob patterns. */
const exactly = (files: readonly string[]) => files.map((file) => file.replace(/[[\]]/g, '\\$&'));

export default defineConfig({
  resolve: {
    alias: [
      // A single graphql module: tools load its CommonJS build, which rejects schemas created by another copy.
      { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}e2e/support/server-only-stub.ts` },
    ],
  },
  test: {
    setupFiles: ['e2e/support/unit-setup.ts'],
    // Shares transformed modules between the projects and between runs of `npm test`.
    experimental: { fsModuleCache: true },
    // By default Vitest leaves one core unused, which would be half of a machine with two cores.
    maxWorkers: availableParallelism(),
    // A CI server may be slow at the wrong moment. Tests that only pass on the retry are listed by name. Timeouts are
    // generous for a busy machine. Tests do not wait longer than they need.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Pure functions without side effects, so all files share one module registry.
          name: 'rules',
          include: ['{domain,messages,tools,server/supervisor}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Each test opens its own resources, modules keep no state between tests, and nothing is mocked.
          name: 'services',
          include: ['services/**/*.test.ts', 'server/shared-state/**/*.test.ts'],
          // PostgreSQL only, see vitest.postgres.config.ts.
          exclude: ['services/**/*.postgres.test.ts'],
          execArgv: fastHashingFlags,
          globalSetup: ['e2e/support/file-templates-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // These modules hold browser or server state, and some are mocked, so each file is isolated.
          name: 'site',
          include: exactly([...site.own.browser, ...site.own.server]),
          globalSetup: [
            'e2e/support/file-templates-setup.ts',
            'e2e/support/shared-services-setup.ts',
          ],
        },
      },
      // The rest of the site. Loading its modules takes ten times as long as the tests themselves.
      {
        extends: true,
        test: {
          name: 'site-shared-browser',
          include: exactly(site.shared.browser),
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'site-shared-server',
          include: [...exactly(site.shared.server), 'middleware.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
