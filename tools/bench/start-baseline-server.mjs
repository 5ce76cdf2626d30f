import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a bare Node server in a separate process that sends the given body to every client, as the baseline for
 * measurements of the storefront.
 * @param {Buffer | string} body
 * @param {string} type
 * @returns {Promise<{ url: string, pid: number, stop: () => void }>}
 */
export function startBaselineServer(body, type) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = fork('tools/bench/baseline-server.mjs', [file, type]);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (url) => {
      rmSync(folder, { recursive: true });
      resolve({ url: String(url), pid: child.pid ?? 0, stop: () => child.kill() });
    });
  });
}
