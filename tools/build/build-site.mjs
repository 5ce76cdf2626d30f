import { existsSync, readdirSync, readFileSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProgressStep, exitWithError, printLine } from '../../server/supervisor/console.mjs';
import {
  isFrameworkDetailOn,
  listDisabledDetails,
} from '../../server/next-internals/framework-details.mjs';
import {
  computeBuildFingerprint,
  isBuildCurrent,
  saveBuildStamp,
  findBuildData,
} from './build-fingerprint.mjs';
import { runNodeProcess, stopAllChildren } from '../../server/supervisor/child-processes.mjs';
import { nextBinary } from '../commands/local-shop.mjs';

/**
 * Script comment that makes Chromium compile all functions of a script in a background thread while the script
 * downloads. Other browsers ignore it.
 */
export const eagerCompileHint = '//# allFunctionsCalledOnLoad\n';

const pageScriptPattern = /\/_next\/(static\/chunks\/[\w.~-]+\.js)/g;

/**
 * Marks the scripts that the built pages load first, so that they are already compiled at hydration. Otherwise
 * compiling takes half of the time of hydration. Scripts loaded on demand are not marked, since most of their code may
 * never run. Returns the number of marked scripts, 0 if the built pages reference no known script.
 * @param {string} distDir
 */
export function addEagerCompileHints(distDir) {
  const pagesDir = join(distDir, 'server/app');
  if (!existsSync(pagesDir)) return 0;
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
 * The inputs of a site build: the environment of its process, the URL of the embedded services if any, and the time
 * their shop was seeded.
 * @typedef {{ siteEnv: Record<string, string>, backendUrl: string | null, seededAt: string | null }} BuildSource
 */

/**
 * Builds the site unless the last build was made from the same sources and data.
 * @param {BuildSource} origin
 */
export async function ensureSiteBuilt(origin, { force = false } = {}) {
  const { siteEnv } = origin;
  const data = getBuildData(origin);
  const fingerprint = computeSiteFingerprint(siteEnv.SITE_URL, data);
  if (!force && isBuildCurrent(getDistDir(), fingerprint)) return;
  const done = startProgressStep(
    'Building the site (a minute or two, only when something changed)',
  );
  // A normal start skips the type check, which `npm run verify` runs.
  const SKIP_TYPE_CHECK = process.env.SKIP_TYPE_CHECK ?? (force ? '0' : '1');
  const env = { ...siteEnv, SKIP_TYPE_CHECK };
  removeFetchCache(getDistDir());
  const code = await runNodeProcess('The build', [nextBinary, 'build'], { env });
  if (code !== 0) {
    await stopAllChildren();
    exitWithError('The site could not be built: see the lines above.');
  }
  if (isFrameworkDetailOn('eager-compile-hints') && addEagerCompileHints(getDistDir()) === 0)
    printLine(
      '• Framework detail eager-compile-hints is off: the built pages contain no known scripts.',
    );
  saveBuildStamp(getDistDir(), fingerprint, data);
  done();
}

/**
 * Removes cached service responses of an earlier build. Otherwise Next would build pages from outdated data. The
 * compiler cache stays.
 * @param {string} folder
 */
export const removeFetchCache = (folder) =>
  rmSync(join(folder, 'cache/fetch-cache'), { recursive: true, force: true });

/**
 * Returns the data that the existing build was made from if its sources are unchanged, otherwise null. The caller must
 * compare it with the data of the services.
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
    detailsOff: listDisabledDetails('build'),
    data,
  });
}

/**
 * Returns a value that identifies the data of the services. Pages are built from this data, so another database
 * requires another build.
 * @param {BuildSource} origin
 * @returns {unknown}
 */
export function getBuildData({ siteEnv, backendUrl, seededAt }) {
  if (backendUrl) return process.env.SHOP_LEVEL ? [seededAt, process.env.SHOP_LEVEL] : seededAt;
  return { shop: siteEnv.SHOP_URL, content: siteEnv.CONTENT_URL };
}
