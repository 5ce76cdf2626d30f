import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say, step } from './log.mjs';

/** The shell first: the same engine without a browser's window around it takes about 40 % less work per page. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, an installed one, Playwright's own download, the
 * system's package manager, in this order. Null when none can be had.
 */
export async function findOrInstallBrowser() {
  const existing = [process.env.CHROMIUM_PATH, ...usualPlaces].find(
    (path) => path && existsSync(path),
  );
  if (existing) return existing;
  return (await playwrightsOwn()) ?? fromPackageManager();
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const done = step('Downloading a browser for the tests');
  const isInstalled = run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
  done(isInstalled ? 'done' : 'not possible here');
  return isInstalled && existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function fromPackageManager() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  const done = step('Installing Chromium with the package manager');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...words) =>
    run(...command([...asRoot, 'apt-get', ...words]));
  // The shell has the less to install, too; older systems have none.
  const isInstalled =
    apt('update', '-qq') &&
    ['chromium-headless-shell', 'chromium'].some((name) => apt('install', '-y', '-qq', name));
  done(isInstalled ? 'done' : 'not possible here');
  const path = usualPlaces.find((place) => existsSync(place)) ?? null;
  if (!path) say('No browser could be found or installed.');
  return path;
}

/** @type {(words: string[]) => [string, string[]]} */
const command = ([program = '', ...args]) => [program, args];

/**
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  return spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
