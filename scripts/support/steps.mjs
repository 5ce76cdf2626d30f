import { join } from 'node:path';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

/** @import { Report } from './reports.mjs' */

/**
 * A step of the gate is a Node program: its title, its arguments and environment for a report in the given file, and how that
 * report is read. Where nothing reads one, the exit code is the whole answer.
 * @typedef {{
 *   title: string,
 *   args: (file: string) => string[],
 *   env: (file: string) => Record<string, string | undefined>,
 *   read: ((report: any) => Report) | null,
 *   isLive?: boolean,
 * }} Step
 */

const bin = (/** @type {string} */ path) => join('node_modules', path);

/**
 * A tool that passes or fails as a whole.
 * @param {string} title
 * @param {string[]} args
 * @returns {Step}
 */
export function toolStep(title, args) {
  return { title, args: () => args, env: () => ({}), read: null };
}

/**
 * A tool of a package, named by its program below node_modules.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
export function packageStep(title, program, ...args) {
  return toolStep(title, [bin(program), ...args]);
}

/**
 * The cases of a Vitest configuration, with further arguments if any.
 * @param {string} title
 * @param {string} config
 * @param {Record<string, string | undefined>} env
 * @param {string[]} more
 * @returns {Step}
 */
export function vitestStep(title, config, env = {}, more = []) {
  const args = (/** @type {string} */ file) => [
    bin('vitest/vitest.mjs'),
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  ];
  return { title, args, env: () => env, read: readVitestReport };
}

/**
 * A program that writes its own report.
 * @param {string} title
 * @param {string} program
 * @returns {Step}
 */
export function reportingStep(title, program) {
  return { title, args: (file) => [program, file], env: () => ({}), read: (report) => report };
}

/**
 * The journeys in a browser.
 * @param {string} title
 * @param {Record<string, string | undefined>} env
 * @returns {Step}
 */
export function playwrightStep(title, env = {}) {
  return {
    title,
    args: () => [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
    env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    read: readPlaywrightReport,
  };
}
