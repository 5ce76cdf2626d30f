import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installCms, startCms, writeImport } from './support/cms.mjs';
import { ensureInstalled } from './support/install.mjs';
import { say, step, stopWith } from './support/log.mjs';
import { freePort } from './support/ports.mjs';
import { runNode, stopAll, stopOnSignals } from './support/processes.mjs';

const suite = ['e2e/contract/content.test.ts', 'e2e/contract/content-introspection.test.ts'];

/** Strapi asks its database once for every relation of every entry: the longest lists take their time. */
const vitest = [
  'node_modules/vitest/vitest.mjs',
  ...['run', '--config', 'vitest.contract.config.ts', '--testTimeout=120000'],
];

ensureInstalled();
stopOnSignals();
const installed = step('Installing Strapi (three minutes and 750 MB, once)');
if (!installCms()) {
  say('skipped: Strapi could not be installed here, see the lines above.');
  process.exit(0);
}
installed();

const dataDir = mkdtempSync(join(tmpdir(), 'cms-'));
let code = 1;
try {
  const started = step('Starting Strapi and taking the demo content in');
  const cms = await startCms({
    port: await freePort(),
    dataDir,
    importFile: await writeImport(dataDir),
    env: { CMS_ADMIN: 'false', NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started(cms.url);
  // No shop is needed, and none is started when one is named.
  code = await runNode('The contract suite', [...vitest, ...suite], {
    env: { CONTENT_URL: cms.contentUrl, CONTENT_TOKEN: cms.token, SHOP_URL: `${cms.url}/shop` },
  });
} catch (error) {
  await stopAll();
  rmSync(dataDir, { recursive: true, force: true });
  stopWith(error.message);
}
await stopAll();
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
