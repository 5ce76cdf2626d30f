import lighthouse from 'lighthouse';
import { launchChromium } from './bench-processes.mjs';

const debugPort = 9333;

/**
 * Returns how often Lighthouse measures a route: BENCH_RUNS, or by default five times for the two most optimized routes
 * and three times for all others.
 */
const getRunCount = (/** @type {string} */ route) =>
  Number(process.env.BENCH_RUNS ?? (['/de', '/de/bikes/ludwig'].includes(route) ? 5 : 3));

/**
 * Measures LCP, CLS and TBT of each route with Lighthouse's mobile profile (slow 4G, CPU slowed down four times): the
 * median of three or five runs.
 * @param {string} url
 * @param {readonly string[]} routes
 */
export async function measureVitals(url, routes) {
  const browser = await launchChromium([`--remote-debugging-port=${debugPort}`]);
  /** @type {Record<string, WebVitals>} */
  const results = {};
  for (const route of routes) {
    /** @type {WebVitals[]} */
    const runs = [];
    for (let run = 0; run < getRunCount(route); run += 1) runs.push(await measureOnce(url + route));
    const middle = (/** @type {keyof WebVitals} */ figure) =>
      runs.map((run) => run[figure]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
    const figures = /** @type {(keyof WebVitals)[]} */ (Object.keys(runs[0]));
    results[route] = /** @type {WebVitals} */ (
      Object.fromEntries(figures.map((figure) => [figure, middle(figure)]))
    );
  }
  await browser.close();
  return results;
}

/**
 * The values that Lighthouse measured in one run.
 * @typedef {Awaited<ReturnType<typeof measureOnce>>} WebVitals
 */

/** @param {string} address */
async function measureOnce(address) {
  const result = await lighthouse(address, { port: debugPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`${address} could not be measured.`);
  const { lhr } = result;
  const value = (/** @type {string} */ audit) => lhr.audits[audit]?.numericValue ?? NaN;
  const score = (/** @type {string} */ category) =>
    Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    lcpMs: Math.round(value('largest-contentful-paint')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    tbtMs: Math.round(value('total-blocking-time')),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}
