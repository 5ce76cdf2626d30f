import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { getTestServerUrl } from '../test/postgres-tests.mjs';

/**
 * Provides PostgreSQL for this run. If the server's programs are installed, it is a separate cluster that can be
 * restarted and crashed. Otherwise it is a separate database on the test server: `restart` is null, and connections are
 * cut instead.
 * @param {{ folder: string, port: number }} place
 */
export async function startPostgresServer({ folder, port }) {
  const programs = findBinaries();
  return programs ? startCluster(programs, folder, port) : createExternalDatabase();
}

function findBinaries() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(root, version, 'bin')),
  ];
  return (
    folders.find((one) => ['initdb', 'postgres'].every((name) => existsSync(join(one, name)))) ??
    null
  );
}

/** Returns the user and group id for PostgreSQL, which refuses to run as root; empty if this process is not root. */
function getServerUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 65_534);
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {number} port
 */
async function startCluster(programs, folder, port) {
  const data = join(folder, 'postgres');
  const user = getServerUser();
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid);
  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale'],
    { ...user, stdio: 'ignore', cwd: '/' },
  );
  const settings = [
    ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    ...['-c', `unix_socket_directories=${data}`, '-c', 'max_connections=60'],
  ];
  const begin = () =>
    spawn(join(programs, 'postgres'), settings, { ...user, stdio: 'ignore', cwd: '/' });
  let child = begin();
  const server = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitForPostgres(server);
  await run(server, 'create database shop');
  return {
    kind: 'a separate cluster that is restarted and crashed',
    url: `postgres://postgres@127.0.0.1:${port}/shop`,
    /**
     * Restarts the server. `isCrash` stops it as a power failure would, so that it recovers from its write-ahead log.
     * @param {boolean} isCrash
     */
    restart: async (isCrash) => {
      const ended = once(child, 'exit');
      child.kill(isCrash ? 'SIGQUIT' : 'SIGINT');
      await ended;
      child = begin();
      await waitForPostgres(server);
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
    },
    end: () => void child.kill('SIGQUIT'),
  };
}

async function createExternalDatabase() {
  const server = getTestServerUrl();
  const name = `chaos_${process.pid}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    kind: 'a database on the test server; connections are closed instead of a restart',
    url: url.href,
    restart: null,
    stop: () => run(server, `drop database ${name} with (force)`),
    end: () => undefined,
  };
}

/**
 * @param {string} url
 * @param {string} statement
 */
async function run(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** @param {string} url */
async function waitForPostgres(url) {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const isUp = await run(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not respond in time');
}
