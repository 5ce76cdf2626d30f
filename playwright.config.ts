import { defineConfig, devices } from '@playwright/test';
import type { ViewOptions } from './e2e/fixtures/test';
import { plainArguments, browserArguments } from './e2e/support/browser-arguments';

const port = process.env.E2E_PORT ?? '3310';
const backendPort = process.env.E2E_BACKEND_PORT ?? '4310';
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/** With the content of a Strapi (`npm run cms:e2e`): what readers, editors and search engines do, and what only a Strapi has. */
const isWithCms = Boolean(process.env.E2E_CMS);
const withCmsOnly = /\/cms\.spec/;

/** What looks at pictures or maps, or at all that a page fetches. Screens are seen with pictures on the phone. */
const withPictures = isWithCms
  ? /\/(site|cms)\.spec/
  : /\/(accepted|pictures|flaws|dealers|payment|front|site|offline)\.spec/;
const withoutPictures = isWithCms ? /\/(brand|search|seo|editors)\.spec/ : /\.spec/;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const { CHROMIUM_PATH: executablePath } = process.env;
const launch = (args: readonly string[]) => ({
  launchOptions: { ...(executablePath !== undefined && { executablePath }), args: [...args] },
});

const phone = {
  name: 'phone',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    ...launch(browserArguments),
    asksAhead: false,
  },
  testMatch: /screens|guest-checkout/,
};

/** Against BASE_URL when given; else a shop of its own with fresh data. */
export default defineConfig<ViewOptions>({
  testDir: 'e2e/journeys',
  testIgnore: isWithCms ? [] : withCmsOnly,
  outputDir: 'test-results',
  // How screens are to look: `npm run accept-screens` takes the pictures anew.
  snapshotPathTemplate: 'e2e/accepted/{arg}{ext}',
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
    // The worker keeps each page and file once more; who looks at that allows it.
    serviceWorkers: 'block',
  },
  metadata: { mailbox: process.env.MAILBOX_URL ?? `http://127.0.0.1:${backendPort}/mailbox.json` },
  // The longest first: at the end none of the workers waits long for another.
  projects: [
    ...(isWithCms ? [] : [phone]),
    {
      name: 'pictures',
      use: { ...desktop, ...launch(browserArguments) },
      testMatch: withPictures,
    },
    {
      name: 'desktop',
      use: { ...desktop, ...launch(plainArguments), touchesAtOnce: true, asksAhead: false },
      testMatch: withoutPictures,
      testIgnore: [withPictures, withCmsOnly],
    },
  ],
  ...(!process.env.BASE_URL && {
    webServer: {
      // Its address, data and build: tools/test/test-environment.mjs.
      command: 'node tools/test/e2e-server.mjs',
      url: `${baseURL}/api/health`,
      timeout: isWithCms ? 3_600_000 : 600_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
});
