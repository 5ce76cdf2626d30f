import { getProgramArguments } from '../build/compile-programs.mjs';
import {
  validateDataDir,
  listEmbeddedServices,
  loadEnvironment,
  getLocalSettings,
  getServiceUrls,
} from '../../server/supervisor/environment.mjs';
import { installPackages } from './install-packages.mjs';
import { printLine, startProgressStep, exitWithError } from '../../server/supervisor/console.mjs';
import { runNodeProcess, stopAllChildren } from '../../server/supervisor/child-processes.mjs';
import { startEmbeddedServices } from '../../server/supervisor/embedded-services.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const nextBinary = 'node_modules/next/dist/bin/next';

/**
 * Runs the common setup of all commands that need the shop: packages, environment, embedded services. Returns the
 * settings of this run and the environment of the site's process. With `restart` the services are restarted whenever
 * they end. `onServicesStarting` is called while the services start, with the environment that the site will have if
 * the services listen on the expected address.
 * @param {{
 *   isDevelopment?: boolean,
 *   restart?: boolean,
 *   onServicesStarting?: (siteEnv: Record<string, string>) => void,
 * }} options
 */
export async function prepareLocalShop({
  isDevelopment = false,
  restart = false,
  onServicesStarting,
} = {}) {
  await loadShopEnvironment(isDevelopment);
  validateDataDir(process.env.DATA_DIR ?? '.data');
  const settings = getLocalSettings();
  const common = {
    SITE_URL: settings.siteUrl,
    SESSION_SECRET: settings.sessionSecret,
    REVALIDATE_SECRET: settings.revalidateSecret,
    PREVIEW_SECRET: settings.previewSecret,
    DATA_DIR: settings.dataDir,
  };
  await validateEnvironment(common);
  // REDIS_CHECKED: Redis was reachable when the shop started, so a process that restarts during a Redis outage may
  // start without it.
  const checked = { ...common, REDIS_CHECKED: '1' };

  const embedded = listEmbeddedServices();
  /** @type {{ url: string, seededAt: string | null } | null} */
  let services = null;
  if (embedded.length > 0) {
    const done = startProgressStep(`Starting the embedded services (${embedded.join(', ')})`);
    try {
      const expected = `http://127.0.0.1:${process.env.BACKEND_PORT || '4000'}`;
      const onSpawned = () => onServicesStarting?.({ ...checked, ...getServiceUrls(expected) });
      const program = await getProgramArguments('main');
      services = await startEmbeddedServices({ env: checked, restart, program, onSpawned });
    } catch (error) {
      await stopAllChildren();
      exitWithError(error.message);
    }
    done(services.url);
  } else {
    printLine('• All services are external: no embedded services, no demo data.');
  }
  const backendUrl = services?.url ?? null;
  const siteEnv = { ...checked, ...getServiceUrls(backendUrl) };
  if (!embedded.includes('shop') || process.env.SHOP_LEVEL) await validateShop(siteEnv);
  return { settings, backendUrl, seededAt: services?.seededAt ?? null, siteEnv };
}

/** Installs missing packages and loads the .env files. Must be called before other code reads the environment. */
export async function loadShopEnvironment(isDevelopment = false) {
  installPackages();
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  await loadEnvironment(isDevelopment);
}

/**
 * Exits with the name of each invalid variable and the reason.
 * @param {Record<string, string>} env
 */
async function validateEnvironment(env) {
  const program = await getProgramArguments('check-environment');
  const code = await runNodeProcess('The environment check', program, { env });
  if (code !== 0) process.exit(1);
}

/**
 * Prints which parts are off because the shop lacks what they need. Exits when the shop cannot be used at all.
 * @param {Record<string, string>} env
 */
async function validateShop(env) {
  const code = await runNodeProcess(
    'The check of the shop',
    await getProgramArguments('check-shop'),
    { env },
  );
  if (code === 0) return;
  await stopAllChildren();
  process.exit(1);
}

/**
 * Prints all addresses of the shop, and the demo accounts if the demo runs.
 * @param {{ settings: { siteUrl: string, dataDir: string }, backendUrl: string | null }} shop
 */
export async function printStartupBanner({ settings, backendUrl }) {
  printLine();
  printLine(`  Shop       ${settings.siteUrl}/de   ${settings.siteUrl}/en`);
  if (backendUrl) {
    if (!process.env.SMTP_URL) printLine(`  Mailbox    ${backendUrl}/mailbox`);
    printLine(`  Services   ${backendUrl}/health`);
    printLine();
    printLine('  Demo data, not for production. Vouchers: LAUTLOS10, LEISE50, ALT2020 (expired).');
    for (const line of await listDemoAccounts()) printLine(`  ${line}`);
  }
  printLine();
  printLine(
    '  Ctrl-C stops everything. Orders and baskets are stored in ' + settings.dataDir + '/.',
  );
}

/**
 * Returns one line per demo account with its role and password.
 * @returns {Promise<string[]>}
 */
async function listDemoAccounts() {
  const { parse } = await import('yaml');
  const file = join(process.env.DEMO_DIR ?? 'demo', 'accounts.yaml');
  /** @type {{ email: string, password: string, groups: string[] }[]} */
  const accounts = parse(readFileSync(file, 'utf8'));
  return accounts.map(({ email, password, groups }) => {
    const kind = groups.includes('oxiddealer') ? 'Dealer' : 'Customer';
    return `${kind.padEnd(10)} ${email}   ${password}`;
  });
}
