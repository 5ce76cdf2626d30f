import { createHash, randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getProgramArguments } from '../build/compile-programs.mjs';
import {
  registerChild,
  runNodeProcess,
  startNodeProcess,
} from '../../server/supervisor/child-processes.mjs';
import { waitForUrl } from '../../server/supervisor/ports.mjs';

const folder = resolve('cms');
const strapi = join(folder, 'strapi.js');
const strapiPackage = join(folder, 'node_modules/@strapi/strapi/package.json');
const installStamp = join(folder, 'node_modules/.installed-lockfile');
const buildStamp = join(folder, 'node_modules/.built-lockfile');

const common = {
  STRAPI_TELEMETRY_DISABLED: 'true',
  STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE: 'de',
};

/** Installs Strapi's packages if they are missing or from another lock file. Returns false if that fails. */
export async function installStrapi() {
  if (hasStamp(installStamp, computeLockHash())) return true;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const child = spawn(
    npm,
    ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, ...common },
    },
  );
  registerChild('The installation of the CMS', child);
  // A process that cannot start emits `error` instead of `exit`.
  const code = await once(child, 'exit').then(
    ([status]) => status,
    () => null,
  );
  if (code !== 0 || !existsSync(strapiPackage)) return false;
  writeFileSync(installStamp, computeLockHash());
  return true;
}

/**
 * Builds the admin if it is missing or older than its packages and sources. Returns false if that fails. A minified
 * build (`isSmall`) takes longer and is meant for editors who load it over a network.
 */
export async function buildStrapi({ isSmall = false } = {}) {
  const hash = computeBuildHash(isSmall);
  if (hasStamp(buildStamp, hash)) return true;
  const code = await runNodeProcess('The build of the CMS', [strapi, 'build'], {
    cwd: folder,
    env: {
      ...common,
      ...getSecrets(null),
      NODE_ENV: 'production',
      CMS_SMALL_PAGES: String(isSmall),
    },
  });
  if (code === 0) writeFileSync(buildStamp, hash);
  return code === 0;
}

/**
 * Writes the demo content in the format of the Strapi import and returns the file's path.
 * @param {string} dataDir
 */
export async function writeImportFile(dataDir) {
  const file = join(dataDir, 'import.json');
  const demo = process.env.DEMO_DIR ?? 'demo';
  const program = await getProgramArguments('export-content');
  const code = await runNodeProcess('Reading the content', [...program, demo, file]);
  if (code !== 0) throw new Error('The content could not be read.');
  return file;
}

/**
 * Starts Strapi with its database and uploads in `dataDir`. Resolves when Strapi is ready. The first start also imports
 * the content before that.
 * @param {{
 *   port: number | string, dataDir: string, importFile: string,
 *   env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions,
 *   onExit?: import('../../server/supervisor/child-processes.mjs').OnExit,
 * }} options
 */
export async function startStrapi({ port, dataDir, importFile, env = {}, onExit, stdio }) {
  mkdirSync(join(dataDir, 'public/uploads'), { recursive: true });
  // Strapi serves the admin from this folder, even if the build finishes after the start.
  mkdirSync(join(folder, 'build'), { recursive: true });
  const secrets = getSecrets(dataDir);
  let hasEnded = false;
  startNodeProcess('The CMS', [strapi, 'start'], {
    cwd: folder,
    stdio,
    env: {
      ...common,
      ...secrets,
      PORT: String(port),
      DATABASE_FILENAME: join(dataDir, 'cms.db'),
      CMS_PUBLIC_DIR: join(dataDir, 'public'),
      CMS_IMPORT: importFile,
      ...env,
    },
    onExit: (name, code) => {
      hasEnded = true;
      return onExit?.(name, code);
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForUrl(`${url}/_health`, { timeoutMs: 15 * 60_000, isCancelled: () => hasEnded });
  return { url, contentUrl: `${url}/graphql`, token: secrets.CONTENT_TOKEN };
}

/**
 * Returns Strapi's secrets and the site's token. They are created on the first start and stored in the data folder;
 * without a folder they are valid for this run only.
 * @param {string | null} dataDir
 */
function getSecrets(dataDir) {
  const file = dataDir && join(dataDir, 'secrets.json');
  if (file && existsSync(file))
    return { ...JSON.parse(readFileSync(file, 'utf8')), ...getEnvironmentSecrets() };
  const secret = () => randomBytes(24).toString('base64url');
  const secrets = {
    APP_KEYS: `${secret()},${secret()}`,
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    ENCRYPTION_KEY: secret(),
    CONTENT_TOKEN: randomBytes(32).toString('hex'),
  };
  if (file) writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return { ...secrets, ...getEnvironmentSecrets() };
}

/** Returns the secrets that are set in the environment. They take precedence over the stored ones. */
function getEnvironmentSecrets() {
  const names = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT'];
  const entries = [...names, 'ENCRYPTION_KEY', 'CONTENT_TOKEN'].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * @param {string} file
 * @param {string} hash
 */
function hasStamp(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

/** @param {boolean} isSmall */
function computeBuildHash(isSmall) {
  const sources = join(folder, 'src/admin');
  const files = readdirSync(sources, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(computeLockHash()).update(String(isSmall));
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function computeLockHash() {
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
}

/**
 * Reads the CMS settings from the environment: its URLs, database and data folder. `problem` describes what is missing.
 * Production requires a separate PostgreSQL database and the public URL for editors.
 * @param {boolean} isProduction
 */
export function getCmsSettings(isProduction) {
  const { CMS_DATABASE_URL, CMS_PORT, CMS_URL, DATA_DIR, SITE_URL } = process.env;
  const port = CMS_PORT ?? '1337';
  const isPostgres = /^postgres(ql)?:\/\//.test(CMS_DATABASE_URL ?? '');
  return {
    port,
    dataDir: resolve(DATA_DIR ?? '.data', 'cms'),
    url: CMS_URL ?? `http://localhost:${port}`,
    /** @type {Record<string, string>} */
    database: isPostgres
      ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: CMS_DATABASE_URL ?? '' }
      : {},
    problem: problemOf(),
  };

  function problemOf() {
    if (CMS_DATABASE_URL && !isPostgres)
      return 'CMS_DATABASE_URL is invalid: use postgres://user:password@host:5432/database.';
    if (!isProduction) return null;
    if (!isPostgres)
      return 'Production requires CMS_DATABASE_URL=postgres://user:password@host:5432/database, a separate, initially empty database.';
    if (!CMS_URL)
      return 'Production requires CMS_URL, the address editors use: CMS_URL=https://cms.example.com';
    return SITE_URL
      ? null
      : 'Production requires SITE_URL, the address of the site: SITE_URL=https://www.example.com';
  }
}
