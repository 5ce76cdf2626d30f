import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      // One graphql for all: tools load its CommonJS build, which refuses schemas of the other one.
      { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
      { find: /^@\//, replacement: root },
      { find: 'server-only', replacement: `${root}e2e/support/empty-module.ts` },
    ],
  },
  test: {
    include: [
      '{domain,backend,lib,components,messages,graphql,scripts,demo}/**/*.test.{ts,tsx}',
      'middleware.test.ts',
    ],
    setupFiles: ['e2e/support/unit-setup.ts'],
    globalSetup: ['e2e/support/templates-folder.ts'],
    // Patience for a busy machine; nothing waits longer than it has to.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
