import { orderAsGuest, signInAs } from './shop-calls.mjs';

const rounds = 5;
const firstNumber = 1_000_000;

/**
 * Each hot read and an order: processor milliseconds of the whole process (the services and this client, about one of it), the longest
 * turn of its event loop, how long it took, and the size of the answer; the smallest of several rounds, since other work on the machine only adds.
 */
export async function measureCalls(url, { grownDealer, hotReads }) {
  const token = await signInAs(url, grownDealer);
  const reads = hotReads({ order: firstNumber + 300, invoice: `RE-${firstNumber + 300}` });
  const calls = [];
  for (const read of reads) calls.push(await measureOne(read.name, () => ask(url, read, token)));
  calls.push(
    await measureOne('order of a guest with a voucher', () => orderAsGuest(url, 'grown-49')),
  );
  const delayOfOthers = await measureBeside(url, reads, token);
  return { calls, delayOfOthers, memoryMb: Math.round(process.memoryUsage().rss / 1024 / 1024) };
}

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

/** Processor milliseconds of this process since then. */
function spentSince(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The most processor time that any one turn of the event loop takes from now on: time during which nobody else is answered. */
function watchTurns() {
  let isOver = false;
  let longest = 0;
  let before = process.cpuUsage();
  const turn = () => {
    longest = Math.max(longest, spentSince(before));
    before = process.cpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    longest: () => {
      isOver = true;
      return longest;
    },
  };
}

async function measureOne(name, work) {
  const found = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    const begun = performance.now();
    bytes = Number(await work()) || bytes;
    const cpuMs = spentSince(before);
    const tookMs = performance.now() - begun;
    const turns = watchTurns();
    await work();
    found.push({ cpuMs, tookMs, stillMs: turns.longest() });
    // One that takes long says in two rounds what it costs.
    if (round === 1 && (found[0]?.cpuMs ?? 0) > 2_000) break;
  }
  const least = (pick) => Math.min(...found.map(pick));
  return {
    name,
    cpuMs: Math.round(least(({ cpuMs }) => cpuMs) * 10) / 10,
    tookMs: Math.round(least(({ tookMs }) => tookMs)),
    stillMs: Math.round(least(({ stillMs }) => stillMs)),
    bytes,
  };
}

/** How long others wait for /health while each read is made: the longest wait of the best of three rounds. */
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
