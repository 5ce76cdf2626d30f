import { createServer } from 'node:net';

/**
 * Whether nobody listens on the port yet.
 * @param {string | number} port
 */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(Number(port), () => probe.close(() => resolve(true)));
  });
}

/**
 * A port nobody listens on now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => (port ? resolve(port) : reject(new Error('No port is free.'))));
    });
  });
}

/** Looking costs less than a millisecond, and whoever starts something waits for it. */
const lookMs = 25;

/**
 * Resolves once the address answers 200; rejects after `timeoutMs` or when `isOver` says that waiting is pointless.
 * @param {string} url
 * @param {{ timeoutMs?: number, isOver?: () => boolean }} options
 */
export async function waitFor(url, { timeoutMs = 60_000, isOver = () => false } = {}) {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && !isOver()) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw new Error(`${url} did not answer.`);
}
