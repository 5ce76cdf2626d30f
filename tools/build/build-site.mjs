import { existsSync, readdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startStep, exitWithError } from '../../server/supervisor/console.mjs';
import {
  computeBuildFingerprint,
  isBuildCurrent,
  saveBuildStamp,
  findBuildData,
} from './build-fingerprint.mjs';
import { runNodeProcess, stopAllChildren } from '../../server/supervisor/child-processes.mjs';
import { nextBinary } from '../commands/local-shop.mjs';

/** Chromium compiles all of a script that begins so while it comes in, in a thread of its own. To others it is a comment. */
export const eagerCompileHint = '//# allFunctionsCalledOnLoad\n';

const pageScriptPattern = /\/_next\/(static\/chunks\/[\w.~-]+\.js)/g;

/**
 * Marks the scripts that the build's pages begin with, so that the task that wakes a page finds them compiled: half of it was that. What comes
 * only when somebody asks for it stays as it is, since most of it may never run. Answers with how many scripts are marked.
 * @param {string} distDir
 */
export function addEagerCompileHints(distDir) {
  const pagesDir = join(distDir, 'server/app');
  const names = new Set(
    readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => [
        ...readFileSync(join(pagesDir, name), 'utf8').matchAll(pageScriptPattern),
      ])
      .flatMap(([, name]) => name ?? []),
  );
  const files = [...names].map((name) => join(distDir, name)).filter((file) => existsSync(file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (!text.startsWith(eagerCompileHint)) writeFileSync(file, eagerCompileHint + text);
  }
  return files.length;
}

/**
 * Where a site is built from: the environment of its process, the embedded services if any, and when their shop was filled.
 * @typedef {{ siteEnv: Record<string, string>, backendUrl: string | null, seededAt: string | null }} BuildSource
 */

/**
 * Builds the site unless the last build was made from the very same sources and data.
 * @param {BuildSource} origin
 */
export async function ensureSiteBuilt(origin, { force = false } = {}) {
  const { siteEnv } = origin;
  const data = getBuildData(origin);
  const fingerprint = computeSiteFingerprint(siteEnv.SITE_URL, data);
  if (!force && isBuildCurrent(getDistDir(), fingerprint)) return;
  const done = startStep('Building the site (a minute or two, only when something changed)');
  // `npm run verify` checks the types; whoever only wants to see the shop need not wait for it.
  const TYPES_ARE_CHECKED = process.env.TYPES_ARE_CHECKED ?? (force ? '0' : '1');
  const env = { ...siteEnv, TYPES_ARE_CHECKED };
  removeFetchCache(getDistDir());
  const code = await runNodeProcess('The build', [nextBinary, 'build'], { env });
  if (code !== 0) {
    await stopAllChildren();
    exitWithError('The site could not be built: see the lines above.');
  }
  if (addEagerCompileHints(getDistDir()) === 0)
    exitWithError('The pages of the build name no scripts.');
  saveBuildStamp(getDistDir(), fingerprint, data);
  done();
}

/**
 * Removes what the services answered the site of an earlier build: Next would make the pages of the new one from it, even of data that are
 * no longer there. What the compiler knows stays.
 * @param {string} folder
 */
export const removeFetchCache = (folder) =>
  rmSync(join(folder, 'cache/fetch-cache'), { recursive: true, force: true });

/**
 * Which data the build that is there was made from, when it was made from the sources as they are; null otherwise. Whether the data are
 * still the same the services say.
 * @param {string | undefined} siteUrl
 * @returns {unknown}
 */
export function findExpectedBuildData(siteUrl) {
  const data = findBuildData(getDistDir());
  return data !== null && isBuildCurrent(getDistDir(), computeSiteFingerprint(siteUrl, data))
    ? data
    : null;
}

const getDistDir = () => process.env.NEXT_DIST_DIR ?? '.next';

/**
 * @param {string | undefined} siteUrl
 * @param {unknown} data
 */
function computeSiteFingerprint(siteUrl, data) {
  return computeBuildFingerprint({
    site: siteUrl,
    cms: process.env.CMS_URL,
    preload: process.env.HSTS_PRELOAD,
    tags: [process.env.TAG_MANAGER_ID, process.env.ANALYTICS_ID, process.env.TAG_HOSTS],
    consent: process.env.CONSENT,
    maps: [process.env.GOOGLE_MAPS_KEY, process.env.MAP_TILES, process.env.MAP_CREDIT],
    data,
  });
}

/**
 * Pages are built from the data: another database means another build. Answers with what tells one from another.
 * @param {BuildSource} origin
 * @returns {unknown}
 */
export function getBuildData({ siteEnv, backendUrl, seededAt }) {
  if (backendUrl) return seededAt;
  return { shop: siteEnv.SHOP_URL, content: siteEnv.CONTENT_URL };
}
