import { describe, expect, it } from 'vitest';
import { findE2eBrowser, findBenchBrowser } from './chromium.mjs';

const shell = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';
const own = '/playwright/chromium';

interface MachineOptions {
  named?: string;
  there?: string[];
  isServer?: boolean;
  /** Names of the packages that the package manager can install. */
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
    ['is the configured browser', { named: '/mine', there: ['/mine', shell] }, '/mine', []],
    ['is not a configured browser that is missing', { named: '/mine', there: [whole] }, whole, []],
    [
      'is a headless shell in preference to a complete browser',
      { there: [whole, shell] },
      shell,
      [],
    ],
    ['is the complete browser on a desktop', { there: [whole], packages: both }, whole, []],
    [
      'is a headless shell on a server with a complete browser',
      { there: [whole], isServer: true, packages: both },
      shell,
      ['chromium-headless-shell'],
    ],
    [
      'is the complete browser if no headless shell is available',
      { there: [whole], isServer: true, packages: ['chromium'] },
      whole,
      ['chromium-headless-shell'],
    ],
    ['is the browser of Playwright in preference to a package', { own, packages: both }, own, []],
    ['is a headless shell from the package manager', { packages: both }, shell, both],
    ['is the complete browser on older systems', { packages: ['chromium'] }, whole, both],
    ['is null if none is available', {}, null, both],
  ])('%s', async (_name, options, path, looked) => {
    const has = machine(options);
    expect(await findE2eBrowser(has)).toBe(path);
    expect(has.asked).toEqual(looked);
  });
});

describe('browser of the measurements', () => {
  it.each<[string, MachineOptions, string | null]>([
    ['is the configured browser', { named: '/mine', there: ['/mine', whole] }, '/mine'],
    [
      'is a complete browser, like that of visitors',
      { there: [whole, shell], isServer: true },
      whole,
    ],
    ['is a headless shell if nothing else is installed', { there: [shell] }, shell],
  ])('%s', async (_name, options, path) => {
    expect(await findBenchBrowser(machine(options))).toBe(path);
  });
});
