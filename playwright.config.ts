import { defineConfig, devices } from '@playwright/test';
import { browserArguments } from './e2e/support/browser-arguments';

const port = process.env.E2E_PORT ?? '3310';
const backendPort = process.env.E2E_BACKEND_PORT ?? '4310';
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/** With the content of a Strapi (`npm run cms:e2e`): what readers, editors and search engines do, and what only a Strapi has. */
const isWithCms = Boolean(process.env.E2E_CMS);
const withCms = /\/(brand|search|seo|site|editors|cms)\.spec/;
const withCmsOnly = /\/cms\.spec/;

const phone = {
  name: 'phone',
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
  testMatch: /screens|guest-checkout/,
};

/** Against BASE_URL when given; else a shop of its own with fresh data. */
export default defineConfig({
  testDir: 'e2e/journeys',
  ...(isWithCms ? { testMatch: withCms } : { testIgnore: withCmsOnly }),
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A build server may be slow at the wrong moment; what passes only at the second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  // Patience for a busy machine; nothing waits longer than it has to.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'line',
  use: {
    baseURL,
    // What is not there by then never comes; without it a lost field waits for the whole case.
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Recorded from the first second on, traces cost every journey a quarter of its time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: browserArguments,
    },
  },
  metadata: { mailbox: process.env.MAILBOX_URL ?? `http://127.0.0.1:${backendPort}/mailbox.json` },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    ...(isWithCms ? [] : [phone]),
  ],
  webServer: process.env.BASE_URL
    ? undefined
    : {
        // Its address, data and build: scripts/support/journey-site.mjs.
        command: 'node scripts/e2e-server.mjs',
        url: `${baseURL}/api/health`,
        timeout: isWithCms ? 1_200_000 : 600_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
});
