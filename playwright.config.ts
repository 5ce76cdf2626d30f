import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { ProjectOptions } from './e2e/fixtures/test';
import { imagelessBrowserArguments, browserArguments } from './e2e/support/browser-arguments';

const port = process.env.E2E_PORT ?? '3310';
const backendPort = process.env.E2E_BACKEND_PORT ?? '4310';
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/**
 * With a Strapi (`npm run test:cms:e2e`), runs only the tests of visitors, editors and search engines, and those that
 * require a Strapi.
 */
const isWithCms = Boolean(process.env.E2E_CMS);
const withCmsOnly = specs('cms');
/** With SHOP_LEVEL, runs only the tests of a shop at this level (tools/test/level-server.mjs). */
const level = process.env.SHOP_LEVEL;

/**
 * Tests that check images, maps or all requests of a page. They run in a browser that loads images, and so does the
 * phone project, which takes screenshots.
 */
const withPictures = isWithCms
  ? specs('site-crawl', 'cms')
  : specs(
      'visual-regression',
      'pictures',
      'outlet-defects',
      'dealer-finder',
      'payment',
      'custom-server',
      'site-crawl',
      'offline',
    );
const withoutPictures = isWithCms
  ? specs('company-pages', 'search', 'seo', 'content-preview')
  : level
    ? ['**/pages.spec.ts', `**/${level}.spec.ts`]
    : ['**/*.spec.ts'];
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
    prefetchesLinks: false,
  },
  testMatch: specs('guest-checkout'),
};

/** Tests the shop at BASE_URL, or starts a shop with fresh data. */
export default defineConfig<ProjectOptions>({
  testDir: level ? 'e2e/level-journeys' : 'e2e/journeys',
  testIgnore: isWithCms ? [] : withCmsOnly,
  outputDir: 'test-results',
  // Folder of the accepted screenshots, which `npm run screenshots:update` replaces.
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Retries once in CI, where a server may be slow for a moment. A test that passes only on the retry is reported as
  // flaky.
  retries: process.env.CI ? 1 : 0,
  // Long enough for a busy machine. A passing test does not wait for the timeout.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'line',
  use: {
    baseURL,
    // Shorter than the timeout of a test, so that a missing element is reported as such.
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Records a trace on retries only, because traces make tests take a quarter longer.
    trace: 'on-first-retry',
    // The service worker would store each page and file a second time. Its own tests allow it.
    serviceWorkers: 'block',
  },
  metadata: { mailbox: process.env.MAILBOX_URL ?? `http://127.0.0.1:${backendPort}/mailbox.json` },
  // Starts the longest project first, so that no worker is idle at the end.
  projects: [
    ...(isWithCms || level ? [] : [phone]),
    {
      name: 'pictures',
      use: { ...desktop, ...launch(browserArguments) },
      testMatch: withPictures,
    },
    {
      name: 'desktop',
      use: {
        ...desktop,
        ...launch(imagelessBrowserArguments),
        touchesOnLoad: true,
        prefetchesLinks: false,
      },
      testMatch: withoutPictures,
      testIgnore: [...withPictures, ...withCmsOnly],
    },
  ],
  ...(!process.env.BASE_URL && {
    webServer: {
      // tools/test/test-environment.mjs sets URL, data and build directory of this server.
      command: `node tools/test/${level ? 'level-server' : 'e2e-server'}.mjs`,
      url: `${baseURL}/api/health`,
      timeout: isWithCms ? 3_600_000 : 600_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
});

/**
 * Returns the file patterns of tests by name. Throws for a missing file, so that a renamed test is not silently left
 * out.
 */
function specs(...names: readonly string[]): string[] {
  return names.map((name) => {
    if (!existsSync(new URL(`e2e/journeys/${name}.spec.ts`, import.meta.url)))
      throw new Error(`e2e/journeys/${name}.spec.ts does not exist`);
    return `**/${name}.spec.ts`;
  });
}
