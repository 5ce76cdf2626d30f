import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say, step } from '../scripts/support/log.mjs';
import { plentiful, prepareArticles } from './chaos/articles.mjs';
import { buildSite } from './chaos/build.mjs';
import { credentialsOf, deal } from './chaos/dealer.mjs';
import { deploy, spread } from './chaos/faults.mjs';
import { compare } from './chaos/ledger.mjs';
import { hasGrown, watchMemory } from './chaos/memory.mjs';
import { readShop } from './chaos/read-shop.mjs';
import { findPages, read } from './chaos/reader.mjs';
import { openRecord } from './chaos/record.mjs';
import { keepTable, tableOf } from './chaos/report.mjs';
import { settle } from './chaos/settle.mjs';
import { shop } from './chaos/shopper.mjs';
import { createTally } from './chaos/tally.mjs';
import { siteUrl, startTopology } from './chaos/topology.mjs';

/**
 * A whole shop of many processes, on this machine alone, with shoppers and dealers in it, while its parts are killed, cut off, restarted
 * and replaced. Afterwards a ledger holds what everybody was told against the database. CHAOS_MINUTES is how long (5), CHAOS_SHOPPERS how
 * many shop at once (2 for each processor, 6 at most). Ends with 1 when anything was lost, doubled or wrong, when a process ended by itself or kept
 * growing, or when a deploy failed anybody.
 */
const minutes = Number(process.env.CHAOS_MINUTES ?? 5);
const shoppers = Number(process.env.CHAOS_SHOPPERS ?? Math.min(6, 2 * availableParallelism()));
const calmMs = 20_000;
/** Minutes after which memory is held to staying flat. */
const longEnough = 10;
const dealers = ['laden@lautlos.example', 'werkstatt@lautlos.example'];

const distDir = buildSite();
const starting = step('Starting the shop');
const whole = await startTopology({ distDir });
starting(whole.proxy.kind);
const tally = createTally();
const record = openRecord();
/** @type {Map<string, number>} */
const counts = new Map();
let isOver = false;
let isWrong = true;
try {
  const { articles, firstStock, ordersBefore } = await prepareArticles(whole.postgres.url);
  const credentials = await Promise.all(dealers.map(credentialsOf));
  const pages = await findPages(siteUrl, 60);
  const visit = { tally, record, articles, isOver: () => isOver };
  const memory = watchMemory(whole.members);
  tally.begin('calm');
  const busy = [
    ...Array.from({ length: shoppers }, () => shop(visit)),
    ...credentials.map((one) => deal({ ...visit, articles: articles.slice(0, plentiful) }, one)),
    ...[1, 2].map(() => read(visit, pages)),
  ];
  await pause(calmMs);
  tally.begin('deploy');
  const deploying = step('A new version is rolled out');
  await deploy(whole);
  counts.set('new version rolled out', 1);
  deploying();
  await pause(2_000);
  tally.begin('chaos');
  memory.begin();
  const begun = performance.now();
  await spread(whole, {
    forMs: minutes * 60_000,
    counts,
    tell: (kind) => say(`  ${Math.round((performance.now() - begun) / 1000)} s: ${kind}`),
  });
  await Promise.all(whole.members.map(({ untilReady }) => untilReady()));
  tally.begin('after');
  await pause(calmMs / 2);
  isOver = true;
  await Promise.all(busy);
  const settling = step('Everything comes to its end');
  const slowestMail = await settle(whole.postgres.url);
  settling();
  const flatness = memory.flatness();
  // What a process that has just begun takes says nothing of leaks.
  const growing = minutes < longEnough ? [] : flatness.filter(hasGrown).map(({ name }) => name);
  /** @type {string[]} */
  const ownEnds = whole.members.flatMap(({ name, ownEnds: ends }) => Array(ends()).fill(name));
  const found = await readShop(whole.postgres.url, {
    ...{ ordersBefore, products: [...firstStock.keys()] },
  });
  const rows = [
    ...compare(found, record, { firstStock, mails: whole.mail.taken }),
    { name: 'processes that ended by themselves', count: ownEnds.length, wrong: ownEnds },
  ];
  const phases = tally.phases();
  const failedCalmly = phases.filter(({ name, failed }) => name !== 'chaos' && failed > 0);
  isWrong =
    rows.some(({ wrong }) => wrong.length > 0) ||
    record.oddities.length > 0 ||
    growing.length > 0 ||
    failedCalmly.length > 0;
  const kinds = {
    ...{ Proxy: whole.proxy.kind, PostgreSQL: whole.postgres.kind, Redis: whole.redis.kind },
  };
  const { oddities } = record;
  const table = tableOf({
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
  say(table);
  keepTable(table);
  if (isWrong) {
    const details = { wrong: rows.filter(({ wrong }) => wrong.length > 0), oddities, flatness };
    writeFileSync(join(whole.folder, 'wrong.json'), JSON.stringify(details, null, 2));
  }
} finally {
  isOver = true;
  await whole.stop({ keepsLogs: isWrong });
  if (isWrong) say(`Something is wrong: see ${whole.folder}`);
}
process.exit(isWrong ? 1 : 0);
