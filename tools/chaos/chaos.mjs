import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { printLine, startProgressStep } from '../../server/supervisor/console.mjs';
import { wellStockedArticleCount, createTestStock } from './test-products.mjs';
import { buildChaosSite } from './build-chaos-site.mjs';
import { createDealerCredentials, runDealer } from './dealer-client.mjs';
import { applyRollingUpdate, injectFaults } from './inject-faults.mjs';
import { checkConsistency } from './consistency-check.mjs';
import { isMemoryGrowing, startMemoryMonitor } from './memory-monitor.mjs';
import { loadDatabaseState } from './database-state.mjs';
import { fetchSitemapPages, runBrowsingVisitor } from './visitors.mjs';
import { createVisitorRecord } from './visitor-log.mjs';
import { saveChaosReport, formatChaosReport } from './chaos-report.mjs';
import { waitUntilSettled } from './database-state.mjs';
import { runBuyingVisitor } from './visitors.mjs';
import { createRequestStats } from './visitor-log.mjs';
import { siteUrl, startTopology } from './start-topology.mjs';

/**
 * This program runs a complete shop of many processes on this machine, with shoppers and dealers, while its processes
 * and connections are killed, disconnected, restarted and replaced. Afterwards it compares all acknowledged calls with
 * the database. CHAOS_MINUTES sets the duration (5), CHAOS_SHOPPERS the number of concurrent shoppers (2 per CPU core,
 * at most 6). Exits with 1 if something was lost, duplicated or wrong, if a process crashed or its memory kept growing,
 * or if a deployment made a request fail.
 */
const minutes = Number(process.env.CHAOS_MINUTES ?? 5);
const shoppers = Number(process.env.CHAOS_SHOPPERS ?? Math.min(6, 2 * availableParallelism()));
const calmPhaseMs = 20_000;
/** Runs of at least this many minutes also check that memory stays flat. */
const minMinutesForMemory = 10;
const dealers = ['laden@lautlos.example', 'werkstatt@lautlos.example'];

const distDir = buildChaosSite();
const starting = startProgressStep('Starting the shop');
const topology = await startTopology({ distDir });
starting(topology.proxy.kind);
const tally = createRequestStats();
const record = createVisitorRecord();
/** @type {Map<string, number>} */
const counts = new Map();
let isStopped = false;
let hasErrors = true;
try {
  const { articles, firstStock, ordersBefore } = await createTestStock(topology.postgres.url);
  const credentials = await Promise.all(dealers.map(createDealerCredentials));
  const pages = await fetchSitemapPages(siteUrl, 60);
  const visit = { tally, record, articles, isStopped: () => isStopped };
  const memory = startMemoryMonitor(topology.members);
  tally.begin('calm');
  const busy = [
    ...Array.from({ length: shoppers }, () => runBuyingVisitor(visit)),
    ...credentials.map((one) =>
      runDealer({ ...visit, articles: articles.slice(0, wellStockedArticleCount) }, one),
    ),
    ...[1, 2].map(() => runBrowsingVisitor(visit, pages)),
  ];
  await pause(calmPhaseMs);
  tally.begin('deploy');
  const deploying = startProgressStep('Rolling out a new version');
  await applyRollingUpdate(topology);
  counts.set('new version rolled out', 1);
  deploying();
  await pause(2_000);
  tally.begin('chaos');
  memory.begin();
  const startedMs = performance.now();
  await injectFaults(topology, {
    forMs: minutes * 60_000,
    counts,
    tell: (kind) => printLine(`  ${Math.round((performance.now() - startedMs) / 1000)} s: ${kind}`),
  });
  await Promise.all(topology.members.map(({ waitUntilReady: untilReady }) => untilReady()));
  tally.begin('after');
  await pause(calmPhaseMs / 2);
  isStopped = true;
  await Promise.all(busy);
  const settling = startProgressStep('Waiting for open work to finish');
  const slowestMail = await waitUntilSettled(topology.postgres.url);
  settling();
  const flatness = memory.flatness();
  // In a short run memory still grows after the start, which does not indicate a leak.
  const growing =
    minutes < minMinutesForMemory ? [] : flatness.filter(isMemoryGrowing).map(({ name }) => name);
  /** @type {string[]} */
  const ownEnds = topology.members.flatMap(({ name, unexpectedExits: ends }) =>
    Array(ends()).fill(name),
  );
  const found = await loadDatabaseState(topology.postgres.url, {
    ...{ ordersBefore, products: [...firstStock.keys()] },
  });
  const rows = [
    ...checkConsistency(found, record, { firstStock, mails: topology.mail.taken }),
    { name: 'processes that ended by themselves', count: ownEnds.length, wrong: ownEnds },
  ];
  const phases = tally.phases();
  const failedCalmly = phases.filter(({ name, failed }) => name !== 'chaos' && failed > 0);
  hasErrors =
    rows.some(({ wrong }) => wrong.length > 0) ||
    record.unexpectedErrors.length > 0 ||
    growing.length > 0 ||
    failedCalmly.length > 0;
  const kinds = {
    ...{
      Proxy: topology.proxy.kind,
      PostgreSQL: topology.postgres.kind,
      Redis: topology.redis.kind,
    },
  };
  const { unexpectedErrors: oddities } = record;
  const table = formatChaosReport({
    minutes,
    shoppers,
    kinds,
    rows,
    counts,
    phases,
    oddities,
    slowestMail,
    flatness,
    growing,
    mostMb: memory.mostMb(),
  });
  printLine(table);
  saveChaosReport(table);
  if (hasErrors) {
    const details = { wrong: rows.filter(({ wrong }) => wrong.length > 0), oddities, flatness };
    writeFileSync(join(topology.folder, 'wrong.json'), JSON.stringify(details, null, 2));
  }
} finally {
  isStopped = true;
  await topology.stop({ keepsLogs: hasErrors });
  if (hasErrors) printLine(`Checks failed: see ${topology.folder}`);
}
process.exit(hasErrors ? 1 : 0);
