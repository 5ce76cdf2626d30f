import { describe, expect, it } from 'vitest';
import { findE2eBrowser, findBenchBrowser } from './chromium.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';
const own = '/playwright/chromium';

interface MachineOptions {
  named?: string;
  there?: string[];
  isServer?: boolean;
  /** Packages that can be installed. */
  packages?: string[];
  own?: string | null;
}

function machine({
  named,
  there = [],
  isServer = false,
  packages = [],
  own: has = null,
}: MachineOptions) {
  const paths = new Set(there);
  const looked: string[] = [];
  return {
    asked: looked,
    configuredPath: named,
    isServer,
    exists: (path: string) => paths.has(path),
    findPlaywrightChromium: async () => has,
    install: (names: string[]) => {
      looked.push(...names);
      const name = names.find((each) => packages.includes(each));
      if (name !== undefined) paths.add(`/usr/bin/${name}`);
      return name !== undefined;
    },
  };
}

const both = ['chromium-headless-shell', 'chromium'];

describe('browser of the end-to-end tests', () => {
  it.each<[string, MachineOptions, string | null, string[]]>([
    ['is the one that is named', { named: '/mine', there: ['/mine', shell] }, '/mine', []],
    ['is no named one that is not there', { named: '/mine', there: [whole] }, whole, []],
    ['is the shell before a whole one', { there: [whole, shell] }, shell, []],
    ['is the whole one of a person', { there: [whole], packages: both }, whole, []],
    [
      'is a shell for a server that has a whole one',
      { there: [whole], isServer: true, packages: both },
      shell,
      ['chromium-headless-shell'],
    ],
    [
      'is its whole one where there is no shell to be had',
      { there: [whole], isServer: true, packages: ['chromium'] },
      whole,
      ['chromium-headless-shell'],
    ],
    ['is Playwright’s before a package', { own, packages: both }, own, []],
    ['is a shell from the package manager', { packages: both }, shell, both],
    ['is a whole one of an older system', { packages: ['chromium'] }, whole, both],
    ['is none', {}, null, both],
  ])('%s', async (_name, options, path, looked) => {
    const has = machine(options);
    expect(await findE2eBrowser(has)).toBe(path);
    expect(has.asked).toEqual(looked);
  });
});

describe('browser of the measurements', () => {
  it.each<[string, MachineOptions, string | null]>([
    ['is the one that is named', { named: '/mine', there: ['/mine', whole] }, '/mine'],
    ['is a whole one, as visitors have it', { there: [whole, shell], isServer: true }, whole],
    ['is a shell where there is nothing else', { there: [shell] }, shell],
  ])('%s', async (_name, options, path) => {
    expect(await findBenchBrowser(machine(options))).toBe(path);
  });
});
