import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';
import { fastHashingFlags } from '@/tools/test/test-environment.mjs';
import { copyTemplateFile } from './copy-template-file';

const readyWithinMs = 90_000;

const databaseName = 'backend.db';

/**
 * Environment of all started services. The encryption key is always the same, because a database is filled once and
 * copied into other folders.
 */
const own = {
  BACKEND_PORT: '0',
  SMTP_URL: '',
  SHOP_URL: '',
  SECRETS_KEY: 'a key for the services that tests start',
};

export type RunningServices = {
  url: string;
  shopUrl: string;
  contentUrl: string;
  dataDir: string;
  stop: () => Promise<void>;
};

/**
 * Returns the URLs of the services that all tests of a run share, with the whole demo data. A test that uses them may
 * only change data it created, or read data that no test changes, and must not stop them.
 */
export async function getSharedServices(): Promise<Pick<RunningServices, 'url' | 'shopUrl'>> {
  const response = await fetch(inject('sharedBackend'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return JSON.parse(text) as Pick<RunningServices, 'url' | 'shopUrl'>;
}

/**
 * Starts the embedded services in a separate process on a free port, with the whole demo data, as after a first start.
 */
export async function startServices(): Promise<RunningServices> {
  const dataDir = newFolder();
  await copyTemplateFile('services.db', join(dataDir, databaseName), seed);
  return startOn(dataDir);
}

/**
 * Starts the services on an empty data folder, or on the given empty PostgreSQL database, as on their first start. `env`
 * are further settings.
 */
export async function startEmptyServices(
  databaseUrl = '',
  env: Record<string, string> = {},
): Promise<RunningServices> {
  return startOn(newFolder(), { ...env, DATABASE_URL: databaseUrl });
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'backend-'));

async function seed(file: string): Promise<void> {
  const dataDir = newFolder();
  try {
    await (await spawnServices(dataDir)).end();
    copyFileSync(join(dataDir, databaseName), file);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startOn(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<RunningServices> {
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, end } = await spawnServices(dataDir, env);
    const shopUrl = `${url}/widget.php?cl=graphql&skipSession=1`;
    return { url, shopUrl, contentUrl: `${url}/graphql`, dataDir, stop: () => end().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

async function spawnServices(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ url: string; end: () => Promise<void> }> {
  const program = await getProgramArguments('main');
  const child = spawn(process.execPath, [...fastHashingFlags, ...program], {
    env: { ...process.env, ...own, DATABASE_URL: '', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
    if (child.exitCode !== 0)
      throw new Error(`The embedded services did not stop cleanly: ${child.signalCode}.`);
  };
  try {
    return { url: await readyUrl(child), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Reads the URL from the JSON line that the services print when they listen. */
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
