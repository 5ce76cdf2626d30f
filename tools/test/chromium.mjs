import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printLine, startProgressStep } from '../../server/supervisor/console.mjs';

/** Paths of the headless shell: Chromium's engine without a browser window, which makes the tests a third faster. */
const headlessShellPaths = ['/usr/bin/chromium-headless-shell'];

const browserPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browsers of a machine: which exist, and how to install more.
 * @typedef {{
 *   configuredPath: string | undefined,
 *   exists: (path: string) => boolean,
 *   isServer: boolean,
 *   install: (names: string[]) => boolean,
 *   findPlaywrightChromium: () => Promise<string | null>,
 * }} BrowserHost
 */

/**
 * Finds a Chromium for the end-to-end tests, in this order: the configured path, an installed one (headless shell
 * first), Playwright's, the package manager's. A server that only has the full browser also gets the headless shell
 * installed if possible. On a personal machine nothing is installed in that case. Returns null if there is none.
 * @param {BrowserHost} machine
 */
export async function findE2eBrowser(machine) {
  const { configuredPath: named, exists, isServer, install } = machine;
  if (named && exists(named)) return named;
  const whole = browserPaths.find(exists);
  const find = () => headlessShellPaths.find(exists) ?? browserPaths.find(exists) ?? null;
  if (headlessShellPaths.some(exists)) return find();
  if (whole !== undefined) {
    if (isServer) install(['chromium-headless-shell']);
    return find();
  }
  const own = await machine.findPlaywrightChromium();
  if (own !== null) return own;
  install(['chromium-headless-shell', 'chromium']);
  return find();
}

/**
 * Finds a full Chromium, as visitors have it, for measurements: the configured path, an installed full browser,
 * otherwise the one for end-to-end tests.
 * @param {BrowserHost} machine
 */
export async function findBenchBrowser(machine) {
  const { configuredPath: named, exists } = machine;
  const whole = [named, ...browserPaths].find((path) => path && exists(path));
  return whole ?? findE2eBrowser(machine);
}

/** Returns the path of a Chromium for the end-to-end tests and installs one if necessary. Null if that fails. */
export const ensureE2eBrowser = () => reportMissing(findE2eBrowser(getBrowserHost()));

/**
 * Returns the path of a Chromium for measurements, a full one if possible, and installs one if necessary. Null if that
 * fails.
 */
export const ensureBenchBrowser = () => reportMissing(findBenchBrowser(getBrowserHost()));

/** @param {Promise<string | null>} choice */
async function reportMissing(choice) {
  const path = await choice;
  if (path === null) printLine('No browser could be found or installed.');
  return path;
}

/** @returns {BrowserHost} */
const getBrowserHost = () => ({
  configuredPath: process.env.CHROMIUM_PATH,
  exists: existsSync,
  // Running as root means a build server, where packages may be installed.
  isServer: process.getuid?.() === 0,
  install: installWithApt,
  findPlaywrightChromium: ensurePlaywrightChromium,
});

async function ensurePlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const done = startProgressStep('Downloading a browser for the tests');
  const isInstalled = run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
  done(isInstalled ? 'done' : 'not possible on this system');
  return isInstalled && existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * Installs the first available package with apt. Older systems have no headless shell.
 * @param {string[]} names
 */
function installWithApt(names) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const done = startProgressStep('Installing a browser for the tests with the package manager');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...words) =>
    run(...toCommand([...asRoot, 'apt-get', ...words]));
  const isInstalled =
    apt('update', '-qq') && names.some((name) => apt('install', '-y', '-qq', name));
  done(isInstalled ? 'done' : 'not possible on this system');
  return isInstalled;
}

/** @type {(words: string[]) => [string, string[]]} */
const toCommand = ([program = '', ...args]) => [program, args];

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
