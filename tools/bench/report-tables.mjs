/**
 * The results of a benchmark run, by measurement.
 * @typedef {{
 *   start: { coldMs: number, warmMs: number }, memoryMb: Record<string, number>, restingMb: Record<string, number>,
 *   weight: Measured<typeof import('./measure-page-weight.mjs').measurePageWeight>,
 *   cost: Measured<typeof import('./measure-server-cost.mjs').measureServerCost>,
 *   vitals: Measured<typeof import('./measure-vitals.mjs').measureVitals>,
 *   load: Measured<typeof import('./measure-load.mjs').measureLoad>,
 *   middleware: Measured<typeof import('./measure-middleware.mjs').measureMiddleware>,
 *   signIn: Measured<typeof import('./measure-sign-in.mjs').measureSignIn>,
 *   orders: Measured<typeof import('./measure-orders.mjs').measureOrders>,
 *   search: Measured<typeof import('./measure-search.mjs').measureSearch>,
 *   stockConnect: Measured<typeof import('./measure-stock-connect.mjs').measureStockConnect>,
 *   dealerTable: Measured<typeof import('./measure-dealer-table.mjs').measureDealerTable>,
 * }} Parts
 * @typedef {{ processor: string, cores: number, memoryGb: number, system: string, node: string }} Machine
 * @typedef {{
 *   measuredAt: string, machine: Machine, durationMinutes: number, isPartial?: boolean, failed: Record<string, string>,
 * } & Partial<Parts>} Report
 */

/**
 * The result type of a measurement function.
 * @template {(...given: never[]) => Promise<unknown>} Measurement
 * @typedef {Awaited<ReturnType<Measurement>>} Measured
 */

/**
 * Formats the report as Markdown. Lists failed measurements with the reason and omits those not run yet.
 * @param {Report} report
 */
export function formatReport(report) {
  const { measuredAt, machine, weight, cost, vitals, load, failed } = report;
  const { middleware, signIn, orders, search, stockConnect, dealerTable } = report;
  const { durationMinutes, isPartial = false } = report;
  return [
    `# Measured on ${measuredAt.slice(0, 10)}`,
    '',
    `${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}. One machine runs shop, browser and load together. It ${isPartial ? 'was still running after' : 'took'} ${durationMinutes} minutes.`,
    ...Object.entries(failed).map(
      ([what, reason]) => `\nCould not be measured: ${what}: ${reason}`,
    ),
    ...table(
      'Transferred size with headers, before any interaction',
      'route | HTML KiB | scripts KiB, files | sheets KiB, files | fonts KiB | pictures KiB | total KiB | requests',
      listEntries(weight).map(
        ([route, w]) =>
          `${route} | ${w.htmlKib} | ${w.jsKib}, ${w.jsFiles} | ${w.cssKib}, ${w.cssFiles} | ${w.fontsKib} | ${w.imagesKib} | ${w.totalKib} | ${w.requests}`,
      ),
    ),
    ...table(
      'Cost of sequential requests, compared with a plain Node server that sends the same bytes',
      'what | processor ms | bare ms | times | first byte p50 / p99 ms',
      listEntries(cost).map(
        ([what, c]) =>
          `${what} | ${c.cpuMs} | ${c.bareCpuMs} | ${c.times} | ${c.ttfbP50Ms} / ${c.ttfbP99Ms}`,
      ),
    ),
    ...table(
      'Lighthouse, phone on slow 4G (middle of three runs; of five for home and the bicycle)',
      'route | LCP ms | CLS | TBT ms | performance | accessibility | best practices | SEO',
      listEntries(vitals).map(
        ([route, v]) =>
          `${route} | ${v.lcpMs} | ${v.cls} | ${v.tbtMs} | ${v.performance} | ${v.accessibility} | ${v.bestPractices} | ${v.seo}`,
      ),
    ),
    ...table(
      'Load with ten connections, compared with a plain Node server that sends the same bytes',
      'what | shop req/s | shop p50 / p99 ms | bare req/s | bare p50 / p99 ms | ratio | failures',
      listEntries(load).map(
        ([what, { shop, bareServer, ratio }]) =>
          `${loadNames[what]} | ${shop.requestsPerSecond} | ${shop.p50Ms} / ${shop.p99Ms} | ${bareServer.requestsPerSecond} | ${bareServer.p50Ms} / ${bareServer.p99Ms} | ${ratio} | ${shop.not2xx + shop.errors}`,
      ),
    ),
    ...table(
      'Middleware, one request after the other',
      'what | req/s | mean ms | p99 ms',
      listEntries(middleware).map(
        ([what, m]) => `${what} | ${m.requestsPerSecond} | ${m.meanMs} | ${m.p99Ms}`,
      ),
    ),
    ...table(
      'Sign-in through Amplify, the browser’s part in Node',
      'what | p50 ms | p95 ms | longest ms',
      listEntries(signIn).map(([what, m]) => `${what} | ${m.p50Ms} | ${m.p95Ms} | ${m.maxMs}`),
    ),
    ...table(
      'Orders with the start of their payment at the embedded provider, ten at once',
      'orders | a second | p50 / p99 ms | bare server a second | ratio | failures',
      buildRow(
        orders,
        (o) =>
          `${o.orders} | ${o.ordersPerSecond} | ${o.p50Ms} / ${o.p99Ms} | ${o.bareOrdersPerSecond} | ${o.ratio} | ${o.failures}`,
      ),
    ),
    ...table(
      'Search, in Node, over the real index',
      'language | entries | words | index kB | to build ms | queries | slowest first run ms | median ms | slowest median ms | finds nothing',
      listEntries(search).map(
        ([language, s]) =>
          `${language} | ${s.entries} | ${s.words} | ${s.indexKb} | ${s.buildMs} | ${s.queries} | ${s.firstMs} | ${s.medianMs} | ${s.slowestMs} | ${s.nothingFound.join(', ')}`,
      ),
    ),
    ...table(
      `Dealers’ own systems, ${stockConnect?.articles} articles (middle of seven rounds)`,
      'feed as CSV ms | feed as JSON ms | search for everything ms | details of 500 ms | details of 5,000 ms',
      buildRow(
        stockConnect,
        (s) => `${s.csvMs} | ${s.jsonMs} | ${s.searchMs} | ${s.list500Ms} | ${s.list5000Ms}`,
      ),
    ),
    ...table(
      `A dealer’s table of ${dealerTable?.variants} variants and a quick order of ${dealerTable?.lines} lines, in the browser`,
      'to the first row ms | filter, slowest of five ms | between pictures while scrolling, middle / worst ms | pasted to judged ms | taken into the basket ms',
      buildRow(
        dealerTable,
        (d) =>
          `${d.firstRowMs} | ${d.filterMs} | ${d.scrollMedianMs} / ${d.scrollWorstMs} | ${d.judgedMs} | ${d.takenMs}`,
      ),
    ),
    ...startAndMemory(report),
    '',
  ].join('\n');
}

/**
 * @param {Partial<Parts>} report
 */
function startAndMemory({ start, memoryMb, restingMb }) {
  if (!start) return [];
  return [
    ...['', '## Start and memory', ''],
    `Cold (seeds the data and builds the site) ${start.coldMs} ms, warm ${start.warmMs} ms.`,
    ...(memoryMb ? ['', `Resident memory at the end of the load, MB: ${sizes(memoryMb)}.`] : []),
    ...(restingMb ? ['', `A minute later, at rest: ${sizes(restingMb)}.`] : []),
  ];
}

/** @param {Record<string, number>} megabytes */
const sizes = (megabytes) =>
  Object.entries(megabytes)
    .map(([name, mb]) => `${name} ${mb}`)
    .join(', ');

/** @type {Record<string, string>} */
const loadNames = {
  bikePage: 'a bike’s page',
  searchPage: 'the search page',
  readBasket: 'read the basket',
  addToBasket: 'add to basket',
};

/**
 * Formats a titled Markdown table as lines. Returns no lines if there are no rows, because the measurement failed or
 * has not run yet.
 * @param {string} title
 * @param {string} head
 * @param {string[]} rows
 */
function table(title, head, rows) {
  if (rows.length === 0) return [];
  const rule = head.replaceAll(/[^|]+/g, '---');
  return ['', `## ${title}`, '', ...[head, rule, ...rows].map((row) => `| ${row} |`)];
}

/** @type {<T>(part: Record<string, T> | undefined) => [string, T][]} */
const listEntries = (part) => Object.entries(part ?? {});
/** @type {<T>(part: T | undefined, row: (part: T) => string) => string[]} */
const buildRow = (part, row) => (part ? [row(part)] : []);
