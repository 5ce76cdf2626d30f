import { backendProgram } from './backend-build.mjs';
import { requireDataDir } from './data-dir.mjs';
import { embeddedServices, loadEnvironment, localSettings, serviceUrls } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { say, step, stopWith } from './log.mjs';
import { runNode, stopAll } from './processes.mjs';
import { startServices } from './services.mjs';

export const nextProgram = 'node_modules/next/dist/bin/next';

/**
 * What every command that needs the shop does first: packages, environment, embedded services.
 * Answers with the settings of this run and the environment for the site's own process.
 * `isKept` starts the services again whenever they end. `meanwhile` is called once they are on their way, with the environment the site
 * has when they come to the address they are expected at.
 * @param {{
 *   isDevelopment?: boolean,
 *   isKept?: boolean,
 *   meanwhile?: (siteEnv: Record<string, string>) => void,
 * }} options
 */
export async function prepareShop({ isDevelopment = false, isKept = false, meanwhile } = {}) {
  await readEnvironment(isDevelopment);
  requireDataDir(process.env.DATA_DIR ?? '.data');
  const settings = localSettings();
  const common = {
    SITE_URL: settings.siteUrl,
    SESSION_SECRET: settings.sessionSecret,
    REVALIDATE_SECRET: settings.revalidateSecret,
    PREVIEW_SECRET: settings.previewSecret,
    DATA_DIR: settings.dataDir,
  };
  await checkEnvironment(common);
  // It was there: a process that is started again while it is away goes on without it.
  const checked = { ...common, REDIS_CHECKED: '1' };

  const embedded = embeddedServices();
  /** @type {{ url: string, seededAt: string | null } | null} */
  let services = null;
  if (embedded.length > 0) {
    const done = step(`Starting the embedded services (${embedded.join(', ')})`);
    try {
      const expected = `http://127.0.0.1:${process.env.BACKEND_PORT || '4000'}`;
      const onBegun = () => meanwhile?.({ ...checked, ...serviceUrls(expected) });
      services = await startServices({ env: checked, isKept, onBegun });
    } catch (error) {
      await stopAll();
      stopWith(error.message);
    }
    done(services.url);
  } else {
    say('• All services have addresses of their own: nothing is embedded, no demo data is used.');
  }
  const backendUrl = services?.url ?? null;
  const siteEnv = { ...checked, ...serviceUrls(backendUrl) };
  return { settings, backendUrl, seededAt: services?.seededAt ?? null, siteEnv };
}

/** Installs packages where they are missing, and reads .env files. Whoever calls it first has the settings before anything runs. */
export async function readEnvironment(isDevelopment = false) {
  ensureInstalled();
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  await loadEnvironment(isDevelopment);
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
