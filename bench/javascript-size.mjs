import { chromium } from '@playwright/test';

/**
 * What each route transfers, compressed as served, in kB, before anybody touches it: until the load event, and once the page is idle
 * and has fetched ahead what its links lead to.
 */
export async function measureJavaScript(url, routes) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const sizes = {};
  for (const route of routes) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(url + route, { waitUntil: 'networkidle' });
    sizes[route] = await page.evaluate(() => {
      const [document] = /** @type {PerformanceNavigationTiming[]} */ (
        performance.getEntriesByType('navigation')
      );
      const kilobytes = (type, before = Infinity) => {
        const resources = /** @type {PerformanceResourceTiming[]} */ (
          performance.getEntriesByType('resource')
        );
        const bytes = resources
          .filter(
            (entry) => new URL(entry.name).pathname.endsWith(type) && entry.startTime < before,
          )
          .reduce((sum, entry) => sum + entry.encodedBodySize, 0);
        return Math.round(bytes / 100) / 10;
      };
      return {
        javascriptKb: kilobytes('.js', document.loadEventEnd),
        javascriptWhenIdleKb: kilobytes('.js'),
        cssKb: kilobytes('.css', document.loadEventEnd),
        htmlKb: Math.round(document.encodedBodySize / 100) / 10,
      };
    });
    await context.close();
  }
  await browser.close();
  return sizes;
}
