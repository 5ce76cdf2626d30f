import { get } from 'node:http';
import { createServer } from 'node:net';

/**
 * Whether nobody listens on the port yet.
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
 * A port nobody listens on now.
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

/** Looking costs less than a millisecond, and whoever starts something waits for it. */
const pollIntervalMs = 25;
/** Nobody who is there takes so long to say so. */
const requestTimeoutMs = 10_000;

/**
 * Resolves once the address (http) answers well; rejects after `timeoutMs` or when `isCancelled` says that waiting is pointless.
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
 * Whether the address answers, and well. Node's fetch would be several megabytes, kept by a process that asks at its start only.
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
