import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backendProgram } from '../../scripts/support/backend-build.mjs';

const readyWithinMs = 90_000;

export type Backend = {
  url: string;
  shopUrl: string;
  contentUrl: string;
  stop: () => Promise<void>;
};

/** Starts the embedded services as a process of their own, on a free port and an empty data folder. */
export async function startBackend(): Promise<Backend> {
  const dataDir = mkdtempSync(join(tmpdir(), 'backend-'));
  const child = spawn(process.execPath, await backendProgram('main'), {
    env: { ...process.env, BACKEND_PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await readyUrl(child);
    const shopUrl = `${url}/widget.php?cl=graphql&skipSession=1`;
    return { url, shopUrl, contentUrl: `${url}/graphql`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address in the line of JSON that the backend prints when it listens. */
function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let complaints = '';
    const fail = (reason: string) =>
      reject(new Error(`The embedded services ${reason}.\n${complaints}`));
    const timer = setTimeout(() => fail('were not ready in time'), readyWithinMs);
    child.stderr?.on('data', (text: Buffer) => {
      complaints = (complaints + text.toString()).slice(-4000);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^\{.*"ready":true.*"url":"([^"]+)"/.exec(line)?.[1];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    });
  });
}
