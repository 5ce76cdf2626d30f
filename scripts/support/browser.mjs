import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserForJourneys, browserOfVisitors } from './browser-choice.mjs';
import { say, step } from './log.mjs';

/** @import { Machine } from './browser-choice.mjs' */

/** The path of a Chromium for the journeys, installed where none is there; null when none can be had. */
export const findOrInstallBrowser = () => found(browserForJourneys(thisMachine()));

/** The same as visitors have it, for what is measured. */
export const findOrInstallWholeBrowser = () => found(browserOfVisitors(thisMachine()));

/** @param {Promise<string | null>} choice */
async function found(choice) {
  const path = await choice;
  if (path === null) say('No browser could be found or installed.');
  return path;
}

/** @returns {Machine} */
const thisMachine = () => ({
  named: process.env.CHROMIUM_PATH,
  exists: existsSync,
  // Nobody works as root where there is more to lose than a build.
  isServer: process.getuid?.() === 0,
  install: fromPackageManager,
  playwrightsOwn,
});

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

/**
 * Installs the first of the packages that can be had. Older systems have no shell.
 * @param {string[]} names
 */
function fromPackageManager(names) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const done = step('Installing a browser for the tests with the package manager');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...words) =>
    run(...command([...asRoot, 'apt-get', ...words]));
  const isInstalled =
    apt('update', '-qq') && names.some((name) => apt('install', '-y', '-qq', name));
  done(isInstalled ? 'done' : 'not possible here');
  return isInstalled;
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
