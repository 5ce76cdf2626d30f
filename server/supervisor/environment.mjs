import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { exitWithError } from './console.mjs';

/** Matches a setting in dotenv syntax: a name, and a value that may be quoted and span several lines. */
const settingPattern =
  /^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?$/gm;

/**
 * Returns why dotenv would misread a .env file; null for a valid file. Windows editors may save UTF-16, which dotenv
 * cannot read, and of several settings with the same name only the last one applies.
 * @param {string} file
 * @param {Uint8Array} bytes
 * @returns {string | null}
 */
export function findEnvFileError(file, bytes) {
  const text = decodeUtf8(bytes);
  if (text === null || text.includes('\0')) return `${file} is not UTF-8: save it as UTF-8.`;
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const [, name = '', value = ''] of text.matchAll(settingPattern)) {
    const earlier = known.get(name);
    if (earlier !== undefined && earlier !== value.trim())
      return `${file} sets ${name} twice with different values: remove one of them.`;
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
 * Loads .env files into process.env in the same order as Next; existing variables take precedence. Exits with the
 * reason when a file cannot be read correctly.
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

/** Returns the settings that site and services share, with defaults for a local run. */
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
 * Returns a secret from the data folder. Creates it at the first start, readable by its owner only.
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

/** Lists the services that run embedded, because no URL is configured for them. */
export function listEmbeddedServices() {
  return Object.entries(serviceVariables)
    .filter(([variable]) => !process.env[variable])
    .map(([, service]) => service);
}

/**
 * Returns the service URLs by environment variable: the configured URL, otherwise that of the embedded services.
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
 * Returns the URLs of the identity service by environment variable. The embedded service signs tokens with the site's
 * URL as issuer, whatever its port.
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
  EEXIST: 'a part of its path is a file, not a folder. Move the file or set another DATA_DIR.',
  EACCES: 'the user of this process has no write permission. Grant it or set another DATA_DIR.',
  EROFS: 'its disk is mounted read-only. Mount it with write access or set another DATA_DIR.',
  ENOSPC: 'its disk is full. Free some space and start again; no data is lost.',
};
/** @type {Record<string, string>} */
const codeAliases = { ENOTDIR: 'EEXIST', EPERM: 'EACCES', EDQUOT: 'ENOSPC' };

/**
 * Creates the data folder if necessary and checks that it is writable. Returns the error as a sentence; null if the
 * folder can be used.
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
 * Exits with a message when the data folder cannot be used.
 * @param {string} dataDir
 */
export function validateDataDir(dataDir) {
  const problem = findDataDirError(dataDir);
  if (problem !== null) exitWithError(problem);
}
