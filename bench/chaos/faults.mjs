import { setTimeout as pause } from 'node:timers/promises';

/** @import { Topology } from './topology.mjs' */

/** @type {<T>(all: readonly T[]) => T} */
const oneOf = (all) => /** @type {any} */ (all[Math.floor(Math.random() * all.length)]);

/**
 * The last of storefronts and services is never killed, so that its memory can be watched; everything else may go at any moment.
 * @param {Topology} shop
 * @returns {Record<string, () => unknown>}
 */
function kindsOf({ storefronts, services, lines, postgres, redis }) {
  const mayGo = storefronts.slice(0, -1);
  const cutAll = async () => {
    lines.forEach((line) => line.cut());
    await pause(3_000);
    lines.forEach((line) => line.mend());
  };
  return {
    'storefront killed': () => oneOf(mayGo).kill(),
    'services killed': () => services[0]?.kill(),
    'services killed between commit and answer': () =>
      lines[0]?.atNextCommit(() => services[0]?.kill()),
    'line to PostgreSQL broken between commit and answer': () =>
      oneOf(lines).atNextCommit(() => undefined),
    'all lines to PostgreSQL broken': () => lines.forEach((line) => line.breakAll()),
    'PostgreSQL restarted': () => postgres.restart?.(false) ?? cutAll(),
    'PostgreSQL crashed': () => postgres.restart?.(true) ?? cutAll(),
    ...(redis.restart && { 'Redis killed': redis.restart }),
  };
}

/** How often each comes in a round; a round is dealt out in a new order each time. */
const often = { 'services killed between commit and answer': 4, 'storefront killed': 3 };

/**
 * One fault after the other, at random moments, until the time is over. Answers with how often each was done.
 * @param {Topology} shop
 * @param {{ forMs: number, counts: Map<string, number>, tell: (kind: string) => void }} options
 */
export async function spread(shop, { forMs, counts, tell }) {
  const kinds = kindsOf(shop);
  const deadline = performance.now() + forMs;
  /** @type {string[]} */
  let round = [];
  while (performance.now() < deadline) {
    if (round.length === 0) round = dealOut(Object.keys(kinds));
    const kind = round.pop() ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    tell(kind);
    await kinds[kind]?.();
    await pause(3_000 + Math.random() * 5_000);
  }
  // A fault that waits for a commit would come afterwards.
  shop.lines.forEach((line) => line.atNextCommit(null));
}

/** @param {string[]} kinds */
function dealOut(kinds) {
  const all = kinds.flatMap((kind) =>
    Array(often[/** @type {keyof typeof often} */ (kind)] ?? 1).fill(kind),
  );
  return all
    .map((kind) => ({ kind, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

/**
 * A new version, as docs/operations.md rolls it out: services first, one after the other, each when the one before is up again.
 * @param {Topology} shop
 */
export async function deploy({ services, storefronts }) {
  for (const one of [...services, ...storefronts]) await one.replace();
}
