import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { printLine, startStep } from '../../server/supervisor/console.mjs';

/** The same engine without a browser's window around it: the journeys take a third less of it. */
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
 * What a machine has, and can be given.
 * @typedef {{
 *   configuredPath: string | undefined,
 *   exists: (path: string) => boolean,
 *   isServer: boolean,
 *   install: (names: string[]) => boolean,
 *   findPlaywrightChromium: () => Promise<string | null>,
 * }} BrowserHost
 */

/**
 * The path of a Chromium for the journeys: the one that is named, one that is there, the shell first, Playwright's own, the package
 * manager's. A server with a whole one alone is given the shell, where it can be had; a person's machine is left as it is. Null when there is
 * none.
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
 * The path of a Chromium as visitors have it, for what is measured: the one that is named, a whole one, else what journeys get.
 * @param {BrowserHost} machine
 */
export async function findBenchBrowser(machine) {
  const { configuredPath: named, exists } = machine;
  const whole = [named, ...browserPaths].find((path) => path && exists(path));
  return whole ?? findE2eBrowser(machine);
}

/** The path of a Chromium for the journeys, installed where none is there; null when none can be had. */
export const ensureE2eBrowser = () => reportMissing(findE2eBrowser(getBrowserHost()));

/** The same as visitors have it, for what is measured. */
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
  // Nobody works as root where there is more to lose than a build.
  isServer: process.getuid?.() === 0,
  install: installWithApt,
  findPlaywrightChromium: ensurePlaywrightChromium,
});

async function ensurePlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const done = startStep('Downloading a browser for the tests');
  const isInstalled = run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
  done(isInstalled ? 'done' : 'not possible here');
  return isInstalled && existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/**
 * Installs the first of the packages that can be had. Older systems have no shell.
 * @param {string[]} names
 */
function installWithApt(names) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const done = startStep('Installing a browser for the tests with the package manager');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...words) =>
    run(...toCommand([...asRoot, 'apt-get', ...words]));
  const isInstalled =
    apt('update', '-qq') && names.some((name) => apt('install', '-y', '-qq', name));
  done(isInstalled ? 'done' : 'not possible here');
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
