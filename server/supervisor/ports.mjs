import { get } from 'node:http';
import { createServer } from 'node:net';

/**
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
 * Returns a port that is free at the moment. Another process may take it before the caller does.
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

/** Interval of checks in ms. Short, because a check takes less than 1 ms and the start waits for it. */
const pollIntervalMs = 25;
/** Timeout of one check in ms. A running server responds much faster. */
const requestTimeoutMs = 10_000;

/**
 * Resolves once an HTTP URL returns a success status. Rejects after `timeoutMs`, or when `isCancelled` returns true.
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
 * True when the URL responds with a success status. Uses `http.get`, because Node's fetch would take several megabytes
 * in a process that sends requests only at its start.
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
