import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitWithError } from './console.mjs';

/** A setting as dotenv reads it: a name, and a value that may be quoted and run over several lines. */
const settingPattern =
  /^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?$/gm;

/**
 * Why the settings of a .env file would be lost or changed without a word; null where they would not. Editors of Windows save UTF-16,
 * of which nothing is read, and of a name that stands twice only the last value counts.
 * @param {string} file
 * @param {Uint8Array} bytes
 * @returns {string | null}
 */
export function findEnvFileError(file, bytes) {
  const text = decodeUtf8(bytes);
  if (text === null || text.includes('\0'))
    return `${file} is not written in UTF-8: save it as UTF-8.`;
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const [, name = '', value = ''] of text.matchAll(settingPattern)) {
    const earlier = known.get(name);
    if (earlier !== undefined && earlier !== value.trim())
      return `${file} names ${name} twice, with different values: keep one of them.`;
    known.set(name, value.trim());
  }
  return null;
}

/** @param {Uint8Array} bytes */
function decodeUtf8(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Loads .env.local and .env into process.env the way Next does; what is already set wins. Stops with the reason where a file cannot be
 * read as it was meant.
 * @param {boolean} isDevelopment
 */
export async function loadEnvironment(isDevelopment) {
  const mode = isDevelopment ? 'development' : 'production';
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    const problem = existsSync(file) ? findEnvFileError(file, readFileSync(file)) : null;
    if (problem !== null) exitWithError(problem);
  }
  const { default: nextEnv } = await import('@next/env');
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info() {}, error: console.error });
}

/** The settings both processes share, with the defaults of a local run filled in. */
export function getLocalSettings() {
  const port = process.env.PORT ?? '3000';
  const dataDir = process.env.DATA_DIR ?? '.data';
  return {
    port,
    dataDir,
    siteUrl: process.env.SITE_URL ?? `http://localhost:${port}`,
    sessionSecret: process.env.SESSION_SECRET ?? getOrCreateSecret(dataDir, 'session-secret'),
    revalidateSecret:
      process.env.REVALIDATE_SECRET ?? getOrCreateSecret(dataDir, 'revalidate-secret'),
    previewSecret: process.env.PREVIEW_SECRET ?? getOrCreateSecret(dataDir, 'preview-secret'),
  };
}

/**
 * A secret made at the first start and kept beside the data, readable by its owner only.
 * @param {string} dataDir
 * @param {string} name
 */
function getOrCreateSecret(dataDir, name) {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

const serviceVariables = {
  SHOP_URL: 'shop',
  CONTENT_URL: 'content',
  IDENTITY_URL: 'identity',
  TOOLS_URL: 'tools',
};

/** Which services have no address of their own and therefore run embedded. */
export function listEmbeddedServices() {
  return Object.entries(serviceVariables)
    .filter(([variable]) => !process.env[variable])
    .map(([, service]) => service);
}

/**
 * The addresses the site uses: the environment's where set, else the embedded backend's.
 * @param {string | null} backendUrl
 * @returns {Record<string, string>}
 */
export function getServiceUrls(backendUrl) {
  return {
    SHOP_URL: process.env.SHOP_URL ?? `${backendUrl}/widget.php?cl=graphql&skipSession=1`,
    CONTENT_URL: process.env.CONTENT_URL ?? `${backendUrl}/graphql`,
    TOOLS_URL: process.env.TOOLS_URL ?? `${backendUrl}/tools`,
    ...getIdentityUrls(backendUrl),
  };
}

/**
 * The embedded identity service signs with the site's own address as issuer, whatever port it listens on.
 * @param {string | null} backendUrl
 * @returns {Record<string, string>}
 */
function getIdentityUrls(backendUrl) {
  if (process.env.IDENTITY_URL) return { IDENTITY_URL: process.env.IDENTITY_URL };
  const poolId = process.env.IDENTITY_POOL_ID ?? 'local_lautlos';
  return {
    IDENTITY_URL: `${backendUrl}/identity`,
    IDENTITY_ISSUER:
      process.env.IDENTITY_ISSUER ?? `${getLocalSettings().siteUrl}/identity/${poolId}`,
  };
}

/** @type {Record<string, string>} */
const adviceByCode = {
  EEXIST: 'a part of its path is a file and no folder. Move that away, or set another DATA_DIR.',
  EACCES:
    'the user of this process may not write there. Give it the right, or set another DATA_DIR.',
  EROFS: 'its disk is mounted for reading only. Mount it for writing, or set another DATA_DIR.',
  ENOSPC: 'there is no space left on its disk. Make some and start again; nothing is lost.',
};
/** @type {Record<string, string>} */
const codeAliases = { ENOTDIR: 'EEXIST', EPERM: 'EACCES', EDQUOT: 'ENOSPC' };

/**
 * Makes the data folder where it is missing and tries to write to it. Answers with why that cannot be, in a sentence; null when it can.
 * @param {string} dataDir
 * @returns {string | null}
 */
export function findDataDirError(dataDir) {
  const probe = join(dataDir, `.written-by-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'Removed at once.');
    rmSync(probe);
    return null;
  } catch (error) {
    const reason = adviceByCode[codeAliases[error.code] ?? error.code] ?? `${error.message}.`;
    return `DATA_DIR (${resolve(dataDir)}) cannot be used: ${reason}`;
  }
}

/**
 * Stops with a sentence where the data folder cannot be used.
 * @param {string} dataDir
 */
export function validateDataDir(dataDir) {
  const problem = findDataDirError(dataDir);
  if (problem !== null) exitWithError(problem);
}
