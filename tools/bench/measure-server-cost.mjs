import autocannon from 'autocannon';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { startBaselineServer } from './start-baseline-server.mjs';

const requests = Number(process.env.BENCH_REQUESTS ?? 5_000);
const firstBytes = 500;
const gzip = { 'accept-encoding': 'gzip' };

/**
 * Measures the cost of a page and a picture for the storefront's process next to a bare Node server that sends the same
 * bytes, with sequential requests: CPU ms per request, the ratio to the bare server, and the time to first byte. CPU
 * times are null if the system does not report them.
 * @param {{ url: string, storefrontPid: () => number }} shop
 */
export async function measureServerCost({ url, storefrontPid }) {
  const page = `${url}/de/bikes/ludwig`;
  const html = await (await fetch(page)).text();
  const picture = /\/media\/[^" ]+\.avif\?v=[\w-]+/.exec(html)?.[0];
  if (picture === undefined) throw new Error('The bicycle page has no image.');
  return {
    page: await measureCost(page, storefrontPid()),
    picture: await measureCost(url + picture, storefrontPid()),
  };
}

/**
 * @param {string} address
 * @param {number} pid
 */
async function measureCost(address, pid) {
  const { body, type } = await fetchRaw(address);
  const bare = await startBaselineServer(body, type);
  await runLoad(address, 500);
  const cpuMs = await measureCpu(pid, () => runLoad(address, requests));
  await runLoad(bare.url, 500);
  const bareCpuMs = await measureCpu(bare.pid, () => runLoad(bare.url, requests));
  bare.stop();
  /** @type {number[]} */
  const times = [];
  for (let count = 0; count < firstBytes; count += 1)
    times.push((await fetchRaw(address)).firstByteMs);
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 100) / 100;
  return {
    ...{ cpuMs, bareCpuMs },
    times: cpuMs === null || !bareCpuMs ? null : Math.round((cpuMs / bareCpuMs) * 10) / 10,
    ...{ ttfbP50Ms: at(0.5), ttfbP99Ms: at(0.99) },
  };
}

/**
 * @param {number} pid
 * @param {() => Promise<unknown>} work
 */
async function measureCpu(pid, work) {
  const before = readCpuTicks(pid);
  await work();
  const after = readCpuTicks(pid);
  if (before === null || after === null) return null;
  // A clock tick is 10 ms on every Linux that Node supports.
  return Math.round((((after - before) * 10) / requests) * 1000) / 1000;
}

/** @param {number} pid */
function readCpuTicks(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return null;
  }
}

/**
 * @param {string} url
 * @param {number} amount
 */
function runLoad(url, amount) {
  return autocannon({ url, amount, connections: 1, headers: gzip });
}

/**
 * @param {string} address
 * @returns {Promise<{ body: Buffer, type: string, firstByteMs: number }>}
 */
function fetchRaw(address) {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    request(address, { headers: gzip }, (answer) => {
      const firstByteMs = performance.now() - startedAt;
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (/** @type {Buffer} */ part) => parts.push(part));
      answer.on('end', () => {
        const type = answer.headers['content-type'] ?? '';
        resolve({ body: Buffer.concat(parts), type, firstByteMs });
      });
    })
      .on('error', reject)
      .end();
  });
}
