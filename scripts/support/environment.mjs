import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envFileProblem } from './env-file.mjs';
import { stopWith } from './log.mjs';

/**
 * Loads .env.local and .env into process.env the way Next does; what is already set wins. Stops with the reason where a file cannot be
 * read as it was meant.
 * @param {boolean} isDevelopment
 */
export async function loadEnvironment(isDevelopment) {
  const mode = isDevelopment ? 'development' : 'production';
  for (const file of [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env']) {
    const problem = existsSync(file) ? envFileProblem(file, readFileSync(file)) : null;
    if (problem !== null) stopWith(problem);
  }
  const { default: nextEnv } = await import('@next/env');
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info() {}, error: console.error });
}

/** The settings both processes share, with the defaults of a local run filled in. */
export function localSettings() {
  const port = process.env.PORT ?? '3000';
  const dataDir = process.env.DATA_DIR ?? '.data';
  return {
    port,
    dataDir,
    siteUrl: process.env.SITE_URL ?? `http://localhost:${port}`,
    sessionSecret: process.env.SESSION_SECRET ?? keptSecret(dataDir, 'session-secret'),
    revalidateSecret: process.env.REVALIDATE_SECRET ?? keptSecret(dataDir, 'revalidate-secret'),
    previewSecret: process.env.PREVIEW_SECRET ?? keptSecret(dataDir, 'preview-secret'),
  };
}

/**
 * A secret made at the first start and kept beside the data, readable by its owner only.
 * @param {string} dataDir
 * @param {string} name
 */
function keptSecret(dataDir, name) {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

const embedded = {
  SHOP_URL: 'shop',
  CONTENT_URL: 'content',
  IDENTITY_URL: 'identity',
  TOOLS_URL: 'tools',
};

/** Which services have no address of their own and therefore run embedded. */
export function embeddedServices() {
  return Object.entries(embedded)
    .filter(([variable]) => !process.env[variable])
    .map(([, service]) => service);
}

/**
 * The addresses the site uses: the environment's where set, else the embedded backend's.
 * @param {string | null} backendUrl
 * @returns {Record<string, string>}
 */
export function serviceUrls(backendUrl) {
  return {
    SHOP_URL: process.env.SHOP_URL ?? `${backendUrl}/widget.php?cl=graphql&skipSession=1`,
    CONTENT_URL: process.env.CONTENT_URL ?? `${backendUrl}/graphql`,
    TOOLS_URL: process.env.TOOLS_URL ?? `${backendUrl}/tools`,
    ...identityUrls(backendUrl),
  };
}

/**
 * The embedded identity service signs with the site's own address as issuer, whatever port it listens on.
 * @param {string | null} backendUrl
 * @returns {Record<string, string>}
 */
function identityUrls(backendUrl) {
  if (process.env.IDENTITY_URL) return { IDENTITY_URL: process.env.IDENTITY_URL };
  const poolId = process.env.IDENTITY_POOL_ID ?? 'local_lautlos';
  return {
    IDENTITY_URL: `${backendUrl}/identity`,
    IDENTITY_ISSUER: process.env.IDENTITY_ISSUER ?? `${localSettings().siteUrl}/identity/${poolId}`,
  };
}
