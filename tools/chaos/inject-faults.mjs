import { setTimeout as pause } from 'node:timers/promises';

/** @import { Topology } from './start-topology.mjs' */

/** @type {<T>(all: readonly T[]) => T} */
const getRandomItem = (all) => all[Math.floor(Math.random() * all.length)];

const killDuringCommit = 'services killed between commit and response';
const cutDuringCommit = 'PostgreSQL connection closed between commit and response';

/**
 * Returns the possible faults by name. The last storefront and the last of the services are never killed, so that their
 * memory can be measured. Faults that wait for a commit are counted when the commit happens.
 * @param {Topology} shop
 * @param {(kind: string) => void} count
 * @returns {Record<string, () => unknown>}
 */
function buildFaults({ storefronts, services, lines, postgres, redis }, count) {
  const mayGo = storefronts.slice(0, -1);
  const cutAll = async () => {
    lines.forEach((line) => line.cut());
    await pause(3_000);
    lines.forEach((line) => line.restore());
  };
  return {
    'storefront killed': () => getRandomItem(mayGo).kill(),
    'services killed': () => services[0]?.kill(),
    [killDuringCommit]: () =>
      lines[0]?.atNextCommit(() => {
        services[0]?.kill();
        count(killDuringCommit);
      }),
    [cutDuringCommit]: () => getRandomItem(lines).atNextCommit(() => count(cutDuringCommit)),
    'all PostgreSQL connections closed': () => lines.forEach((line) => line.breakAll()),
    'PostgreSQL restarted': () => postgres.restart?.(false) ?? cutAll(),
    'PostgreSQL crashed': () => postgres.restart?.(true) ?? cutAll(),
    ...(redis.restart && { 'Redis killed': redis.restart }),
  };
}

/**
 * How often each fault occurs per round, 1 by default. Each round runs in a new random order.
 * @type {Record<string, number>}
 */
const faultWeights = { [killDuringCommit]: 4, 'storefront killed': 3 };

/**
 * Injects one fault after the other at random moments for `forMs` milliseconds. `counts` collects how often each fault
 * happened.
 * @param {Topology} shop
 * @param {{ forMs: number, counts: Map<string, number>, tell: (kind: string) => void }} options
 */
export async function injectFaults(shop, { forMs, counts, tell: log }) {
  const count = (/** @type {string} */ kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = buildFaults(shop, count);
  const deadline = performance.now() + forMs;
  /** @type {string[]} */
  let round = [];
  while (performance.now() < deadline) {
    if (round.length === 0) round = shuffleFaults(Object.keys(kinds));
    const kind = round.pop() ?? '';
    if (kind !== killDuringCommit && kind !== cutDuringCommit) count(kind);
    log(kind);
    await kinds[kind]?.();
    await pause(3_000 + Math.random() * 5_000);
  }
  // Otherwise a fault that waits for a commit would happen after the end.
  shop.lines.forEach((line) => line.atNextCommit(null));
}

/** @param {string[]} kinds */
function shuffleFaults(kinds) {
  /** @type {string[]} */
  const all = kinds.flatMap((kind) => Array(faultWeights[kind] ?? 1).fill(kind));
  return all
    .map((kind) => ({ kind, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

/**
 * Replaces all processes as docs/operations.md describes a rolling update: services first, one after the other, each
 * after the previous one is ready.
 * @param {Topology} shop
 */
export async function applyRollingUpdate({ services, storefronts }) {
  for (const one of [...services, ...storefronts]) await one.replace();
}
