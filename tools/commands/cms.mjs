import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildStrapi, installStrapi, startStrapi, writeImportFile } from '../cms/strapi.mjs';
import { createCmsBackup, restoreCmsBackup } from '../cms/cms-backup.mjs';
import { getCmsSettings } from '../cms/strapi.mjs';
import { loadEnvironment, getLocalSettings } from '../../server/supervisor/environment.mjs';
import { installPackages } from './install-packages.mjs';
import { printLine, startProgressStep, exitWithError } from '../../server/supervisor/console.mjs';
import { isPortFree } from '../../server/supervisor/ports.mjs';
import { stopOnSignals } from '../../server/supervisor/child-processes.mjs';

/**
 * Usage: `npm run cms`, `npm run cms -- --production`, `npm run cms -- backup <folder>`, `npm run cms -- restore
 * <folder>`.
 */
const [command, folder] = process.argv.slice(2);
const isProduction = command === '--production';

installPackages();
await loadEnvironment(!isProduction);
const place = getCmsSettings(isProduction);
if (place.problem) exitWithError(place.problem);

if (command === 'backup' || command === 'restore') {
  if (!folder)
    exitWithError(`Missing folder, for example: npm run cms -- ${command} backups/today`);
  if (!(await isPortFree(place.port)) && command === 'restore')
    exitWithError(`Port ${place.port} is in use: stop the CMS before you restore.`);
  const done = command === 'backup' ? createCmsBackup : restoreCmsBackup;
  await done(place, resolve(folder)).then(printLine, (error) => exitWithError(error.message));
} else if (command === undefined || isProduction) await run();
else exitWithError(`Unknown argument "${command}": use --production, backup or restore.`);

async function run() {
  const { dataDir, port, url } = place;
  if (!(await isPortFree(port)))
    exitWithError(
      `Port ${port} is in use. Set CMS_PORT to a free port, for example: CMS_PORT=1338 npm run cms`,
    );
  stopOnSignals(() => printLine('\nStopping …'));
  mkdirSync(dataDir, { recursive: true });
  const installed = startProgressStep('Installing Strapi (750 MB, once)');
  // The installation waits for the network, reading the content uses the CPU, so both run at once.
  const [isInstalled, importFile] = await Promise.all([installStrapi(), writeImportFile(dataDir)]);
  if (!isInstalled) exitWithError('Strapi could not be installed: see the lines above.');
  installed();

  const settings = getLocalSettings();
  const started = startProgressStep(
    'Starting; the first start builds the editors’ pages and imports the content',
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
      exitWithError(`${name} ended unexpectedly (${code}).`),
  };
  // The build and the start take a minute or two each and are independent.
  const [isBuilt, cms] = await Promise.all([
    buildStrapi({ isSmall: isProduction }),
    startStrapi(options).catch((error) => exitWithError(error.message)),
  ]);
  if (!isBuilt) exitWithError('The editors’ pages could not be built: see the lines above.');
  started();

  printLine();
  printLine(`  Editors         ${url}/admin (the first visitor creates the first account)`);
  printLine(`  Content         ${cms.contentUrl}`);
  printLine();
  printLine('To use it for the site, start the site with');
  printLine();
  printLine(`  CONTENT_URL=${cms.contentUrl} CONTENT_TOKEN=${cms.token} CMS_URL=${url} npm start`);
  printLine();
}
