import { backendProgram } from './backend-build.mjs';
import { embeddedServices, loadEnvironment, localSettings, serviceUrls } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { say, step, stopWith } from './log.mjs';
import { runNode, startBackend, stopAll } from './processes.mjs';

export const nextProgram = 'node_modules/next/dist/bin/next';

/**
 * What every command that needs the shop does first: packages, environment, embedded services.
 * Answers with the settings of this run and the environment for the site's own process.
 * @param {{ isDevelopment?: boolean, onExit?: import('./processes.mjs').OnExit }} options
 */
export async function prepareShop({ isDevelopment = false, onExit } = {}) {
  ensureInstalled();
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  await loadEnvironment(isDevelopment);
  const settings = localSettings();
  const common = {
    SITE_URL: settings.siteUrl,
    SESSION_SECRET: settings.sessionSecret,
    REVALIDATE_SECRET: settings.revalidateSecret,
    PREVIEW_SECRET: settings.previewSecret,
    DATA_DIR: settings.dataDir,
  };
  await checkEnvironment(common);

  const embedded = embeddedServices();
  /** @type {string | null} */
  let backendUrl = null;
  if (embedded.length > 0) {
    const done = step(`Starting the embedded services (${embedded.join(', ')})`);
    try {
      const backend = await startBackend({ env: common, onExit });
      backendUrl = backend.url;
    } catch (error) {
      await stopAll();
      stopWith(error.message);
    }
    done(backendUrl);
  } else {
    say('• All services have addresses of their own: nothing is embedded, no demo data is used.');
  }
  const siteEnv = { ...common, ...serviceUrls(backendUrl) };
  return { settings, backendUrl, siteEnv };
}

/**
 * Stops with the name of each wrong variable and the reason.
 * @param {Record<string, string>} env
 */
async function checkEnvironment(env) {
  const program = await backendProgram('check-environment');
  const code = await runNode('The environment check', program, { env });
  if (code !== 0) process.exit(1);
}
