import { chromium } from '@playwright/test';

/** Bytes of JavaScript and CSS that each route transfers (compressed as served) before anybody touches it, in kB. */
export async function measureJavaScript(url, routes) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
  const sizes = {};
  for (const route of routes) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(url + route, { waitUntil: 'networkidle' });
    sizes[route] = await page.evaluate(() => {
      const kilobytes = (type) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => new URL(entry.name).pathname.endsWith(type))
          .reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000;
      const [document] = performance.getEntriesByType('navigation');
      const round = (value) => Math.round(value * 10) / 10;
      return { javascriptKb: round(kilobytes('.js')), cssKb: round(kilobytes('.css')), htmlKb: round(document.encodedBodySize / 1000) };
    });
    await context.close();
  }
  await browser.close();
  return sizes;
}
