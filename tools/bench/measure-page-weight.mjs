import { launchChromium } from './bench-processes.mjs';

/**
 * Wait in ms before the weight of a page is measured. By then the page has finished its idle tasks, which take at most
 * two seconds.
 */
const idleWaitMs = Number(process.env.BENCH_UNTOUCHED_MS ?? 6_000);

const kinds = /** @type {const} */ ({
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
});

/**
 * Measures what a phone fetches for each route on a first visit without interaction: KiB on the wire with headers, by
 * kind and in total, script and stylesheet files, and requests. Headers make repeated runs differ slightly. Each route
 * is requested once before, because the first visitor after a start gets files that are compressed on the fly and
 * slightly larger.
 * @param {string} url
 * @param {readonly string[]} routes
 */
export async function measurePageWeight(url, routes) {
  const browser = await launchChromium();
  /** @type {Record<string, Awaited<ReturnType<typeof measureRoute>>>} */
  const weights = {};
  for (const route of routes) await measureRoute(browser, url + route);
  for (const route of routes) weights[route] = await measureRoute(browser, url + route);
  await browser.close();
  return weights;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function measureRoute(browser, address) {
  const context = await browser.newContext({
    ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
    ...{ isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  /** @type {Map<string, { kind: string, bytes: number }>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { kind: type ?? '', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  // Evaluating code in the page would count as an interaction.
  await new Promise((resolve) => setTimeout(resolve, idleWaitMs));
  await context.close();
  const all = [...requests.values()];
  const of = (/** @type {string} */ kind) => all.filter((request) => request.kind === kind);
  /** @typedef {typeof kinds[keyof typeof kinds]} Name */
  const byKind = /** @type {Record<`${Name}Kib`, number>} */ (
    Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [`${name}Kib`, toKib(of(kind))]))
  );
  return {
    ...byKind,
    jsFiles: of('Script').length,
    cssFiles: of('Stylesheet').length,
    totalKib: toKib(all),
    requests: all.length,
  };
}

/** @param {readonly { bytes: number }[]} requests */
function toKib(requests) {
  return Math.round((requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024) * 10) / 10;
}
