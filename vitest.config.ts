import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { groupTestFiles } from './e2e/support/group-test-files.ts';
import { cheapHashingFlags } from './tools/test/test-environment.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const site = groupTestFiles(
  root,
  ['app', 'lib', 'components', 'server'],
  ['server/shared-state', 'server/supervisor'],
);
/** Brackets in the names of folders are no patterns. */
const exactly = (files: readonly string[]) => files.map((file) => file.replace(/[[\]]/g, '\\$&'));

export default defineConfig({
  resolve: {
    alias: [
      // One graphql for all: tools load its CommonJS build, which refuses schemas of the other one.
      { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}e2e/support/server-only-stub.ts` },
    ],
  },
  test: {
    setupFiles: ['e2e/support/unit-setup.ts'],
    // What is translated for one project, or for one run of `npm test`, is there for the others.
    experimental: { fsModuleCache: true },
    // By itself one core would be left to the terminal: half of them, where there are two.
    maxWorkers: availableParallelism(),
    // Patience for a busy machine; nothing waits longer than it has to.
    // A build server may be slow at the wrong moment; what passes only at the second try is listed by name.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Pure: no file leaves a trace, so all share one set of modules.
          name: 'rules',
          include: ['{deploy,domain,messages,tools,server/supervisor}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Each test opens what it works on, and modules keep nothing between tests; nothing here is mocked.
          name: 'services',
          include: ['services/**/*.test.ts', 'server/shared-state/**/*.test.ts'],
          // On a server only: vitest.postgres.config.ts.
          exclude: ['services/**/*.postgres.test.ts'],
          execArgv: cheapHashingFlags,
          globalSetup: ['e2e/support/templates-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Modules here keep the state of a browser or of a server, and some are replaced: each file has its own.
          name: 'site',
          include: exactly([...site.own.browser, ...site.own.server]),
          globalSetup: ['e2e/support/templates-setup.ts', 'e2e/support/shared-services-setup.ts'],
        },
      },
      // The rest of the site: what they load takes ten times as long as what they test.
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
