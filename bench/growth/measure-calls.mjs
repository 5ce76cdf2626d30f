import { orderAsGuest, signInAs } from './shop-calls.mjs';

/** @import { HotRead } from '../../backend/testing/growth/hot-reads.ts' */

const rounds = 5;
const firstNumber = 1_000_000;

/**
 * Each hot read and an order: processor milliseconds of the services' process, the longest turn of its event loop the very first time and later,
 * how long it took, and the size of the answer; but for the first time the smallest of several rounds, since other work on the machine only adds.
 * @param {import('./own-services.mjs').Services} services
 * @param {Pick<import('../growth.mjs').GrownServices, 'grownDealer' | 'hotReads'>} shop
 */
export async function measureCalls(services, { grownDealer, hotReads }) {
  const { url } = services;
  const token = await signInAs(url, grownDealer);
  const reads = hotReads({ order: firstNumber + 300, invoice: `RE-${firstNumber + 300}` });
  const calls = [];
  for (const read of reads)
    calls.push(await measureOne(services, read.name, () => ask(url, read, token)));
  const order = () => orderAsGuest(url, 'grown-49');
  calls.push(await measureOne(services, 'order of a guest with a voucher', order));
  const delayOfOthers = await measureBeside(url, reads, token);
  return { calls, delayOfOthers, memoryMb: await services.memoryMb() };
}

/**
 * Answers with the bytes that came.
 * @param {string} url
 * @param {HotRead} read
 * @param {string} token
 */
async function ask(url, { path, query }, token) {
  const response = await fetch(
    path === undefined ? `${url}/widget.php?cl=graphql&skipSession=1` : `${url}/tools${path}`,
    {
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'de',
        ...(path === undefined && { 'content-type': 'application/json' }),
      },
      ...(path === undefined && { method: 'POST', body: JSON.stringify({ query }) }),
    },
  );
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${path ?? query}: ${response.status}`);
  return bytes;
}

/**
 * @param {import('./own-services.mjs').Services} services
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function measureOne(services, name, work) {
  /** @type {{ cpuMs: number, tookMs: number, stillMs: number }[]} */
  const found = [];
  let bytes = 0;
  const firstMs = await services.measure('turns', work);
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const cpuMs = await services.measure(
      'cpu',
      async () => (bytes = Number(await work()) || bytes),
    );
    const tookMs = performance.now() - begun;
    found.push({ cpuMs, tookMs, stillMs: await services.measure('turns', work) });
    // One that takes long says in two rounds what it costs.
    if (round === 1 && (found[0]?.cpuMs ?? 0) > 2_000) break;
  }
  const least = (/** @type {(one: typeof found[number]) => number} */ pick) =>
    Math.min(...found.map(pick));
  return {
    name,
    cpuMs: Math.round(least(({ cpuMs }) => cpuMs) * 10) / 10,
    tookMs: Math.round(least(({ tookMs }) => tookMs)),
    firstMs: Math.round(firstMs),
    stillMs: Math.round(least(({ stillMs }) => stillMs)),
    bytes,
  };
}

/**
 * How long others wait for /health while each read is made: the longest wait of the best of three rounds.
 * @param {string} url
 * @param {HotRead[]} reads
 * @param {string} token
 */
async function measureBeside(url, reads, token) {
  const waits = [];
  for (const read of reads) {
    const longest = [];
    for (let round = 0; round < 3; round += 1) {
      let isOver = false;
      const work = ask(url, read, token).finally(() => (isOver = true));
      let wait = 0;
      while (!isOver) {
        const since = performance.now();
        await (await fetch(`${url}/health`)).arrayBuffer();
        wait = Math.max(wait, performance.now() - since);
      }
      await work;
      longest.push(wait);
    }
    waits.push({ name: read.name, waitMs: Math.round(Math.min(...longest)) });
  }
  return waits;
}
