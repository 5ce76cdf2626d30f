import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Locked = Record<string, LockedPackage>;

/** What a package asks for and the file does not hold: it is looked for beside the package and in every folder above, as Node does. */
function missingPackages(packages: Locked): string[] {
  return Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !foldersAbove(place).some((folder) => `${folder}${name}` in packages))
      .map((name) => `${place} asks for ${name}`),
  );
}

function foldersAbove(place: string): string[] {
  const steps = place === '' ? [] : place.split('/node_modules/');
  const above = steps.map(
    (_, index) => `${steps.slice(0, index + 1).join('/node_modules/')}/node_modules/`,
  );
  return ['node_modules/', ...above];
}

/** An installation on one system writes only that system's parts into a new file: "npm ci", and so the image's build, then refuses it. */
describe('every system finds its packages in the lock file', () => {
  it.each(['package-lock.json', 'cms/package-lock.json', 'tools/data/holidays/package-lock.json'])(
    '%s',
    (file) => {
      const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Locked };
      expect(Object.keys(packages).length).toBeGreaterThan(10);
      expect(missingPackages(packages)).toEqual([]);
    },
  );

  it('a package that only another system needs is missed', () => {
    const asks = { optionalDependencies: { 'tool-win32': '1.0.0' } };
    const inside = 'node_modules/tool/node_modules/tool-win32';
    expect(missingPackages({ 'node_modules/tool': asks })).toEqual([
      'node_modules/tool asks for tool-win32',
    ]);
    expect(missingPackages({ 'node_modules/tool': asks, [inside]: {} })).toEqual([]);
  });
});
