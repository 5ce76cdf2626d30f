import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareLocalShop } from '../commands/local-shop.mjs';
import { getProgramArguments } from '../build/compile-programs.mjs';
import { exitWithError } from '../../server/supervisor/console.mjs';
import { stopOnSignals } from '../../server/supervisor/child-processes.mjs';
import { startStorefrontCluster } from '../../server/supervisor/storefront-cluster.mjs';
import { applyFastHashing, getE2eEnvironment, resetE2eData } from './test-environment.mjs';

/**
 * Starts the shop of the end-to-end tests with the embedded shop at the level SHOP_LEVEL. Uses the build of the other
 * journeys without its prerendered pages and cached data, which were made with a complete shop: pages are rendered when
 * they are opened.
 */
const level = process.env.SHOP_LEVEL ?? 'stock';
const { NEXT_DIST_DIR: built, ...rest } = getE2eEnvironment();
if (!existsSync(join(built, 'BUILD_ID')))
  exitWithError('There is no build: run node tools/test/e2e-build.mjs first.');

const distDir = `${built}-level`;
const dataDir = `${rest.DATA_DIR}-level`;
const site = {
  ...rest,
  ...{ SHOP_LEVEL: level, NEXT_DIST_DIR: distDir },
  // The reduced shops do not tell their terms, so the texts take them from the settings.
  ...{ RETURN_DAYS: '30', PAY_HOURS: '24', TRANSFER_HOURS: '168' },
  ...{ DATA_DIR: dataDir, DEMO_DIR: join(dataDir, 'demo') },
};
copyBuild();
resetE2eData(site);
applyFastHashing();
Object.assign(process.env, site);
stopOnSignals();

const shop = await prepareLocalShop();
const program = [...(await getProgramArguments('storefront')), '--port', site.PORT];
startStorefrontCluster(program, {
  count: 1,
  env: { ...shop.siteEnv, NODE_ENV: 'production' },
}).acceptConnections();

/**
 * Replaces the name of the build folder, which Next writes into settings and programs.
 * @param {string} file
 */
function renameBuild(file) {
  const text = readFileSync(file, 'utf8');
  if (text.includes(built))
    writeFileSync(file, text.replaceAll(new RegExp(`${built}(?![\\w-])`, 'g'), distDir));
}

function copyBuild() {
  rmSync(distDir, { recursive: true, force: true });
  cpSync(built, distDir, { recursive: true, verbatimSymlinks: true });
  for (const folder of ['cache/fetch-cache', 'server/route-cache'])
    rmSync(join(distDir, folder), { recursive: true, force: true });
  for (const name of readdirSync(distDir, { recursive: true, encoding: 'utf8' }))
    if (/^required-server-files\.|^server\/.*\.js$/.test(name)) renameBuild(join(distDir, name));
  const pages = join(distDir, 'server/app');
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:html|rsc|meta|body)$|\.segments$/.test(name))
      rmSync(join(pages, name), { recursive: true, force: true });
}
