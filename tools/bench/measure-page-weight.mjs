import { launchChromium } from './bench-processes.mjs';

/** Idle work, of which a page has two seconds' worth at the most, is over by then. */
const idleWaitMs = Number(process.env.BENCH_UNTOUCHED_MS ?? 6_000);

const kinds = /** @type {const} */ ({
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'images',
});

/**
 * What a phone fetches of each route on a first visit before anybody touches it: KiB on the wire with headers, by kind and in all,
 * files of scripts and sheets, and requests. The same page, asked for again, may differ by what its headers say. Every route is
 * visited once before: the very first visitor after a start gets files that are compressed while they leave, and those after him the
 * smaller ones.
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
  // Asking the page itself would count as a touch.
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
