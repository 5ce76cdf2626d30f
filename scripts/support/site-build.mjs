import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { step, stopWith } from './log.mjs';
import { buildFingerprint, isBuilt, rememberBuild, rememberedData } from './build-stamp.mjs';
import { compileAhead } from './compile-ahead.mjs';
import { runNode, stopAll } from './processes.mjs';
import { nextProgram } from './shop.mjs';

/**
 * Where a site is built from: the environment of its process, the embedded services if any, and when their shop was filled.
 * @typedef {{ siteEnv: Record<string, string>, backendUrl: string | null, seededAt: string | null }} Origin
 */

/**
 * Builds the site unless the last build was made from the very same sources and data.
 * @param {Origin} origin
 */
export async function ensureBuilt(origin, { force = false } = {}) {
  const { siteEnv } = origin;
  const data = dataOf(origin);
  const fingerprint = fingerprintWith(siteEnv.SITE_URL, data);
  if (!force && isBuilt(distDir(), fingerprint)) return;
  const done = step('Building the site (a minute or two, only when something changed)');
  // `npm run verify` checks the types; whoever only wants to see the shop need not wait for it.
  const TYPES_ARE_CHECKED = process.env.TYPES_ARE_CHECKED ?? (force ? '0' : '1');
  const env = { ...siteEnv, TYPES_ARE_CHECKED };
  forgetAnswers(distDir());
  const code = await runNode('The build', [nextProgram, 'build'], { env });
  if (code !== 0) {
    await stopAll();
    stopWith('The site could not be built: see the lines above.');
  }
  if (compileAhead(distDir()) === 0) stopWith('The pages of the build name no scripts.');
  rememberBuild(distDir(), fingerprint, data);
  done();
}

/**
 * Removes what the services answered the site of an earlier build: Next would make the pages of the new one from it, even of data that are
 * no longer there. What the compiler knows stays.
 * @param {string} folder
 */
export const forgetAnswers = (folder) =>
  rmSync(join(folder, 'cache/fetch-cache'), { recursive: true, force: true });

/**
 * Which data the build that is there was made from, when it was made from the sources as they are; null otherwise. Whether the data are
 * still the same the services say.
 * @param {string | undefined} siteUrl
 * @returns {unknown}
 */
export function likelyData(siteUrl) {
  const data = rememberedData(distDir());
  return data !== null && isBuilt(distDir(), fingerprintWith(siteUrl, data)) ? data : null;
}

const distDir = () => process.env.NEXT_DIST_DIR ?? '.next';

/**
 * @param {string | undefined} siteUrl
 * @param {unknown} data
 */
function fingerprintWith(siteUrl, data) {
  return buildFingerprint({
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
 * @param {Origin} origin
 * @returns {unknown}
 */
export function dataOf({ siteEnv, backendUrl, seededAt }) {
  if (backendUrl) return seededAt;
  return { shop: siteEnv.SHOP_URL, content: siteEnv.CONTENT_URL };
}
