import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildCms, installCms, startCms, writeImport } from './support/cms.mjs';
import { backUp, restore } from './support/cms-backup.mjs';
import { cmsPlace } from './support/cms-place.mjs';
import { loadEnvironment, localSettings } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { say, step, stopWith } from './support/log.mjs';
import { isFree } from './support/ports.mjs';
import { stopOnSignals } from './support/processes.mjs';

/** `npm run cms`, `npm run cms -- --production`, `npm run cms -- backup <folder>`, `npm run cms -- restore <folder>`. */
const [command, folder] = process.argv.slice(2);
const isProduction = command === '--production';

ensureInstalled();
await loadEnvironment(!isProduction);
const place = cmsPlace(isProduction);
if (place.problem) stopWith(place.problem);

if (command === 'backup' || command === 'restore') {
  if (!folder) stopWith(`Which folder? For instance: npm run cms -- ${command} backups/today`);
  if (!(await isFree(place.port)) && command === 'restore')
    stopWith(`Something listens on port ${place.port}: stop the CMS before you restore.`);
  const done = command === 'backup' ? backUp : restore;
  await done(place, resolve(folder)).then(say, (error) => stopWith(error.message));
} else if (command === undefined || isProduction) await run();
else stopWith(`There is no "${command}": --production, backup or restore.`);

async function run() {
  const { dataDir, port, url } = place;
  if (!(await isFree(port)))
    stopWith(
      `Port ${port} is in use. Set CMS_PORT to a free one, for instance: CMS_PORT=1338 npm run cms`,
    );
  stopOnSignals(() => say('\nStopping …'));
  mkdirSync(dataDir, { recursive: true });
  const installed = step('Installing Strapi (750 MB, once)');
  // Packages come by the network; reading the content needs the processor.
  const [isInstalled, importFile] = await Promise.all([installCms(), writeImport(dataDir)]);
  if (!isInstalled) stopWith('Strapi could not be installed: see the lines above.');
  installed();

  const settings = localSettings();
  const started = step(
    'Starting; the first time the editors’ pages are built and the content is taken in',
  );
  const options = {
    ...{ port, dataDir, importFile },
    env: {
      ...place.database,
      SITE_URL: settings.siteUrl,
      REVALIDATE_SECRET: settings.revalidateSecret,
      PREVIEW_SECRET: settings.previewSecret,
      CMS_URL: url,
      NODE_ENV: isProduction ? 'production' : 'development',
    },
    onExit: (/** @type {string} */ name, /** @type {unknown} */ code) =>
      stopWith(`${name} ended unexpectedly (${code}).`),
  };
  // Both take a minute or two and neither needs the other.
  const [isBuilt, cms] = await Promise.all([
    buildCms({ isSmall: isProduction }),
    startCms(options).catch((error) => stopWith(error.message)),
  ]);
  if (!isBuilt) stopWith('The editors’ pages could not be built: see the lines above.');
  started();

  say();
  say(`  Editors         ${url}/admin (the first visitor makes the first account)`);
  say(`  Content         ${cms.contentUrl}`);
  say();
  say('The site reads it when it is started with');
  say();
  say(`  CONTENT_URL=${cms.contentUrl} CONTENT_TOKEN=${cms.token} CMS_URL=${url} npm start`);
  say();
}
