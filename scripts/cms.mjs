import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildCms, installCms, startCms, writeImport } from './support/cms.mjs';
import { loadEnvironment, localSettings } from './support/environment.mjs';
import { ensureInstalled } from './support/install.mjs';
import { say, step, stopWith } from './support/log.mjs';
import { isFree } from './support/ports.mjs';
import { stopOnSignals } from './support/processes.mjs';

ensureInstalled();
await loadEnvironment(true);
const settings = localSettings();
const port = process.env.CMS_PORT ?? '1337';
if (!(await isFree(port)))
  stopWith(
    `Port ${port} is in use. Set CMS_PORT to a free one, for instance: CMS_PORT=1338 npm run cms`,
  );
stopOnSignals(() => say('\nStopping …'));

const installed = step('Installing Strapi (three minutes and 750 MB, once)');
if (!installCms()) stopWith('Strapi could not be installed: see the lines above.');
installed();
const built = step('Building the editors’ interface (a minute, once)');
if (!(await buildCms())) stopWith('Strapi could not be built: see the lines above.');
built();

const dataDir = resolve(settings.dataDir, 'cms');
mkdirSync(dataDir, { recursive: true });
const started = step('Starting Strapi; the first time it takes the demo content in');
const cms = await startCms({
  port,
  dataDir,
  importFile: await writeImport(dataDir),
  env: {
    SITE_URL: settings.siteUrl,
    REVALIDATE_SECRET: settings.revalidateSecret,
    PREVIEW_SECRET: settings.previewSecret,
    CMS_URL: `http://localhost:${port}`,
    NODE_ENV: 'development',
  },
  onExit: (name, code) => stopWith(`${name} ended unexpectedly (${code}).`),
}).catch((error) => stopWith(error.message));
started();

say();
say(`  Editors         http://localhost:${port}/admin (the first visitor makes the first account)`);
say(`  Content         ${cms.contentUrl}`);
say();
say('The site reads it when it is started with');
say();
say(
  `  CONTENT_URL=${cms.contentUrl} CONTENT_TOKEN=${cms.token} CMS_URL=http://localhost:${port} npm start`,
);
say();
