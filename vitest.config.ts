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
/** Escapes brackets in paths, which would otherwise be parsed as glob patterns. */
const exactly = (files: readonly string[]) => files.map((file) => file.replace(/[[\]]/g, '\\$&'));

export default defineConfig({
  resolve: {
    alias: [
      // Resolves graphql to its CommonJS build everywhere: tools load this build, and graphql rejects schemas that
      // another copy has created.
      { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}e2e/support/server-only-stub.ts` },
    ],
  },
  test: {
    setupFiles: ['e2e/support/unit-setup.ts'],
    // Shares transformed modules between the projects and between runs of `npm test`.
    experimental: { fsModuleCache: true },
    // Uses all cores. By default Vitest leaves one unused, which is half of a machine with two cores.
    maxWorkers: availableParallelism(),
    // Retries once in CI, where a server may be slow for a moment, and lists tests that pass only on the retry. The
    // timeouts are long enough for a busy machine.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Pure functions without side effects, so all test files can share one module registry.
          name: 'rules',
          include: ['{domain,messages,tools,server/supervisor}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Each test opens its own resources and nothing is mocked, so all test files can share one module registry.
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
          // These modules have state, and some tests mock them, so each test file gets its own module registry.
          name: 'site',
          include: exactly([...site.own.browser, ...site.own.server]),
          globalSetup: [
            'e2e/support/file-templates-setup.ts',
            'e2e/support/shared-services-setup.ts',
          ],
        },
      },
      // All other tests of the site. Loading their modules takes ten times as long as running the tests.
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
