import { get } from 'node:http';
import { createServer } from 'node:net';

/**
 * Returns whether the port is free.
 * @param {string | number} port
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(Number(port), () => probe.close(() => resolve(true)));
  });
}

/**
 * Returns a port that is free now.
 * @returns {Promise<number>}
 */
export function findFreePort() {
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

/** Interval of checks. It is short, since a check takes less than a millisecond and the start waits for it. */
const pollIntervalMs = 25;
/** Timeout of one check. A running server responds much faster. */
const requestTimeoutMs = 10_000;

/**
 * Resolves once the URL (http) returns a success status; rejects after `timeoutMs` or when `isCancelled` returns true.
 * @param {string} url
 * @param {{ timeoutMs?: number, isCancelled?: () => boolean }} options
 */
export async function waitForUrl(url, { timeoutMs = 60_000, isCancelled = () => false } = {}) {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && !isCancelled()) {
    if (await isResponseOk(url)) return;
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
  throw new Error(`${url} did not answer.`);
}

/**
 * Returns whether the URL responds with a success status. Node's fetch would take several megabytes in a process that
 * sends requests only at its start.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
function isResponseOk(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: requestTimeoutMs }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      response.once('end', () => resolve(statusCode >= 200 && statusCode < 300));
    });
    request.once('timeout', () => request.destroy());
    request.once('close', () => resolve(false));
    request.once('error', () => resolve(false));
  });
}
