import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The contract suite: every operation against SHOP_URL and CONTENT_URL, else against the embedded services. */
export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@\//, replacement: root }] },
  test: {
    include: ['e2e/contract/**/*.test.ts'],
    globalSetup: ['e2e/contract/support/services-setup.ts'],
    // One after another, since all act on one shop; they keep nothing between them but what the shop keeps.
    fileParallelism: false,
    isolate: false,
    // A build server may be slow at the wrong moment; what passes only at the second try is listed by name.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
