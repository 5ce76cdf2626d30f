import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import type { ViewOptions } from './e2e/fixtures/test';
import { plainArguments, browserArguments } from './e2e/support/browser-arguments';

const port = process.env.E2E_PORT ?? '3310';
const backendPort = process.env.E2E_BACKEND_PORT ?? '4310';
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/**
 * With a Strapi (`npm run test:cms:e2e`), only the journeys of visitors, editors and search engines run, and those that need
 * a Strapi.
 */
const isWithCms = Boolean(process.env.E2E_CMS);
const withCmsOnly = specs('cms');

/** Journeys that check pictures, maps or everything a page fetches. The phone project takes its screenshots with pictures. */
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
  testMatch: specs('accessible-screens', 'guest-checkout'),
};

/** Tests BASE_URL if set, otherwise a shop started with fresh data. */
export default defineConfig<ViewOptions>({
  testDir: 'e2e/journeys',
  testIgnore: isWithCms ? [] : withCmsOnly,
  outputDir: 'test-results',
  // Accepted screenshots. `npm run screenshots:update` takes them again.
  snapshotPathTemplate: 'e2e/screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A CI server may be slow at the wrong moment. Tests that only pass on the retry are reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Generous timeouts for a busy machine. Tests do not wait longer than they need.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: 'line',
  use: {
    baseURL,
    // Limits the wait for an element, so that a missing one does not use up the test's whole timeout.
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Recording a trace of every test would make the tests take a quarter longer.
    trace: 'on-first-retry',
    // The service worker stores each page and file a second time. Tests of the worker allow it.
    serviceWorkers: 'block',
  },
  metadata: { mailbox: process.env.MAILBOX_URL ?? `http://127.0.0.1:${backendPort}/mailbox.json` },
  // The longest project first, so that no test worker idles at the end.
  projects: [
    ...(isWithCms ? [] : [phone]),
    {
      name: 'pictures',
      use: { ...desktop, ...launch(browserArguments) },
      testMatch: withPictures,
    },
    {
      name: 'desktop',
      use: { ...desktop, ...launch(plainArguments), touchesOnLoad: true, prefetchesLinks: false },
      testMatch: withoutPictures,
      testIgnore: [...withPictures, ...withCmsOnly],
    },
  ],
  ...(!process.env.BASE_URL && {
    webServer: {
      // Address, data and build directory of this server are set in tools/test/test-environment.mjs.
      command: 'node tools/test/e2e-server.mjs',
      url: `${baseURL}/api/health`,
      timeout: isWithCms ? 3_600_000 : 600_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  }),
});

/** Patterns of journey files. Throws for a file that does not exist, so that a renamed file does not leave its project. */
function specs(...names: readonly string[]): string[] {
  return names.map((name) => {
    if (!existsSync(new URL(`e2e/journeys/${name}.spec.ts`, import.meta.url)))
      throw new Error(`e2e/journeys/${name}.spec.ts does not exist`);
    return `**/${name}.spec.ts`;
  });
}
