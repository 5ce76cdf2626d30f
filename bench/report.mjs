import { cpus, totalmem, type, release } from 'node:os';
import { writeFileSync } from 'node:fs';
import { say } from '../scripts/support/log.mjs';

/** Writes bench/results/latest.json and latest.md, with the machine they were measured on. */
export function writeReport(results) {
  const processor = cpus();
  const machine = {
    processor: processor[0]?.model ?? 'unknown',
    cores: processor.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.version,
  };
  const report = { measuredAt: new Date().toISOString(), machine, ...results };
  const markdown = toMarkdown(report);
  writeFileSync('bench/results/latest.json', `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync('bench/results/latest.md', markdown);
  say(`\n${markdown}`);
}

function toMarkdown(report) {
  const { measuredAt, machine, start, weight, cost, vitals, load, memoryMb } = report;
  const { middleware, signIn, orders, search, stockConnect, dealerTable } = report;
  const loadRow = (name, { shop, bareServer }) =>
    `| ${name} | ${shop.requestsPerSecond} | ${shop.p50Ms} / ${shop.p99Ms} | ${bareServer.requestsPerSecond} | ${bareServer.p50Ms} / ${bareServer.p99Ms} | ${shop.not2xx + shop.errors} |`;
  return [
    `# Measured on ${measuredAt.slice(0, 10)}`,
    '',
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}. One machine runs shop, browser and load together.`,
    '',
    '## Weight on the wire with headers, before anybody touches the page',
    '',
    '| route | HTML KiB | scripts KiB, files | sheets KiB, files | fonts KiB | pictures KiB | total KiB | requests |',
    '|---|---|---|---|---|---|---|---|',
    ...Object.entries(weight).map(
      ([route, w]) =>
        `| ${route} | ${w.htmlKib} | ${w.jsKib}, ${w.jsFiles} | ${w.cssKib}, ${w.cssFiles} | ${w.fontsKib} | ${w.imagesKib} | ${w.totalKib} | ${w.requests} |`,
    ),
    '',
    '## What a request costs, one after the other, beside a bare Node server that sends the same bytes',
    '',
    '| what | processor ms | bare ms | times | first byte p50 / p99 ms |',
    '|---|---|---|---|---|',
    ...Object.entries(cost).map(
      ([what, c]) =>
        `| ${what} | ${c.cpuMs} | ${c.bareCpuMs} | ${c.times} | ${c.ttfbP50Ms} / ${c.ttfbP99Ms} |`,
    ),
    '',
    '## Lighthouse, phone on slow 4G (middle of three runs; of five for home and the bicycle)',
    '',
    '| route | LCP ms | CLS | TBT ms | performance | accessibility | best practices | SEO |',
    '|---|---|---|---|---|---|---|---|',
    ...Object.entries(vitals).map(
      ([route, v]) =>
        `| ${route} | ${v.lcpMs} | ${v.cls} | ${v.tbtMs} | ${v.performance} | ${v.accessibility} | ${v.bestPractices} | ${v.seo} |`,
    ),
    '',
    '## Load, ten connections, beside a bare Node server that sends the same bytes',
    '',
    '| what | shop req/s | shop p50 / p99 ms | bare req/s | bare p50 / p99 ms | failures |',
    '|---|---|---|---|---|---|',
    loadRow('a bike’s page', load.bikePage),
    loadRow('the search page', load.searchPage),
    loadRow('read the basket', load.readBasket),
    loadRow('add to basket', load.addToBasket),
    '',
    '## Middleware, one request after the other',
    '',
    '| what | req/s | mean ms | p99 ms |',
    '|---|---|---|---|',
    ...Object.entries(middleware).map(
      ([what, m]) => `| ${what} | ${m.requestsPerSecond} | ${m.meanMs} | ${m.p99Ms} |`,
    ),
    '',
    '## Sign-in through Amplify, the browser’s part in Node',
    '',
    '| what | p50 ms | p95 ms | longest ms |',
    '|---|---|---|---|',
    ...Object.entries(signIn).map(
      ([what, m]) => `| ${what} | ${m.p50Ms} | ${m.p95Ms} | ${m.maxMs} |`,
    ),
    '',
    '## Orders with the start of their payment at the embedded provider, ten at once',
    '',
    '| orders | a second | p50 / p99 ms | failures |',
    '|---|---|---|---|',
    `| ${orders.orders} | ${orders.ordersPerSecond} | ${orders.p50Ms} / ${orders.p99Ms} | ${orders.failures} |`,
    '',
    '## Search, in Node, over the real index',
    '',
    '| language | entries | words | index kB | to build ms | queries | slowest first run ms | median ms | slowest median ms | finds nothing |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...Object.entries(search).map(
      ([language, s]) =>
        `| ${language} | ${s.entries} | ${s.words} | ${s.indexKb} | ${s.buildMs} | ${s.queries} | ${s.firstMs} | ${s.medianMs} | ${s.slowestMs} | ${s.nothingFound.join(', ')} |`,
    ),
    '',
    `## Dealers’ own systems, ${stockConnect.articles} articles (middle of seven rounds)`,
    '',
    '| feed as CSV ms | feed as JSON ms | search for everything ms | details of 500 ms | details of 5,000 ms |',
    '|---|---|---|---|---|',
    `| ${stockConnect.csvMs} | ${stockConnect.jsonMs} | ${stockConnect.searchMs} | ${stockConnect.list500Ms} | ${stockConnect.list5000Ms} |`,
    '',
    `## A dealer’s table of ${dealerTable.variants} variants and a quick order of ${dealerTable.lines} lines, in the browser`,
    '',
    '| to the first row ms | filter, slowest of five ms | between pictures while scrolling, middle / worst ms | pasted to judged ms | taken into the basket ms |',
    '|---|---|---|---|---|',
    `| ${dealerTable.firstRowMs} | ${dealerTable.filterMs} | ${dealerTable.scrollMedianMs} / ${dealerTable.scrollWorstMs} | ${dealerTable.judgedMs} | ${dealerTable.takenMs} |`,
    '',
    '## Start and memory',
    '',
    `Cold (seeds the data and builds the site) ${start.coldMs} ms, warm ${start.warmMs} ms.`,
    '',
    `Resident memory after the load, MB: ${Object.entries(memoryMb)
      .map(([name, mb]) => `${name} ${mb}`)
      .join(', ')}.`,
    '',
  ].join('\n');
}
