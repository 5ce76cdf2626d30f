import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Options of every run of the contract suite. */
export const contractProject = {
  root,
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    include: ['e2e/contract/**/*.test.ts'],
    globalSetup: ['e2e/contract/support/services-setup.ts'],
    // Sequential, because all files use the same shop. They share no other state.
    fileParallelism: false,
    isolate: false,
    // A CI server is sometimes too slow for a test. Tests that pass only on the retry are listed by name.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
} satisfies TestProjectInlineConfiguration;

/** The contract suite: tests every operation at SHOP_URL and CONTENT_URL, or with the embedded services. */
export default defineConfig(contractProject);
