import lighthouse from 'lighthouse';
import { launchChromium } from './launch-chromium.mjs';

const debugPort = 9333;

/** The two that most is done for are run more often. */
const runsOf = (route) =>
  Number(process.env.BENCH_RUNS ?? (['/de', '/de/bikes/ludwig'].includes(route) ? 5 : 3));

/**
 * LCP, CLS and TBT of each route in Lighthouse's mobile profile (slow 4G, processor slowed four times): each figure's middle of
 * three runs, or five.
 */
export async function measureVitals(url, routes) {
  const browser = await launchChromium([`--remote-debugging-port=${debugPort}`]);
  const results = {};
  for (const route of routes) {
    const runs = [];
    for (let run = 0; run < runsOf(route); run += 1) runs.push(await measureOnce(url + route));
    const middle = (figure) =>
      runs.map((run) => run[figure]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
    results[route] = Object.fromEntries(
      Object.keys(runs[0]).map((figure) => [figure, middle(figure)]),
    );
  }
  await browser.close();
  return results;
}

async function measureOnce(address) {
  const result = await lighthouse(address, { port: debugPort, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`${address} could not be measured.`);
  const { lhr } = result;
  const value = (audit) => lhr.audits[audit]?.numericValue ?? NaN;
  const score = (category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
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
