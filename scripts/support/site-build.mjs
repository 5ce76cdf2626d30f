import { step, stopWith } from './log.mjs';
import { buildFingerprint, isBuilt, rememberBuild } from './build-stamp.mjs';
import { runNode, stopAll } from './processes.mjs';
import { nextProgram } from './shop.mjs';

/**
 * Where a site is built from: the environment of its process, and the embedded services if any.
 * @typedef {{ siteEnv: Record<string, string>, backendUrl: string | null }} Origin
 */

/**
 * Builds the site unless the last build was made from the very same sources and data.
 * @param {Origin} origin
 */
export async function ensureBuilt({ siteEnv, backendUrl }, { force = false } = {}) {
  const distDir = process.env.NEXT_DIST_DIR ?? '.next';
  const fingerprint = buildFingerprint({
    site: siteEnv.SITE_URL,
    cms: process.env.CMS_URL,
    tags: [process.env.TAG_MANAGER_ID, process.env.ANALYTICS_ID, process.env.TAG_HOSTS],
    maps: [process.env.GOOGLE_MAPS_KEY, process.env.MAP_TILES, process.env.MAP_CREDIT],
    data: await dataIdentity(siteEnv, backendUrl),
  });
  if (!force && isBuilt(distDir, fingerprint)) return;
  const done = step('Building the site (a minute or two, only when something changed)');
  // `npm run verify` checks the types; whoever only wants to see the shop need not wait for it.
  const TYPES_ARE_CHECKED = process.env.TYPES_ARE_CHECKED ?? (force ? '0' : '1');
  const env = { ...siteEnv, TYPES_ARE_CHECKED };
  const code = await runNode('The build', [nextProgram, 'build'], { env });
  if (code !== 0) {
    await stopAll();
    stopWith('The site could not be built: see the lines above.');
  }
  rememberBuild(distDir, fingerprint);
  done();
}

/**
 * Pages are built from the data: another database means another build.
 * @param {Record<string, string>} siteEnv
 * @param {string | null} backendUrl
 */
async function dataIdentity(siteEnv, backendUrl) {
  if (!backendUrl) return { shop: siteEnv.SHOP_URL, content: siteEnv.CONTENT_URL };
  const health = await fetch(`${backendUrl}/health`).then((response) => response.json());
  return health.seededAt ?? null;
}
