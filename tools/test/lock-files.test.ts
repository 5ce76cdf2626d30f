import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Locked = Record<string, LockedPackage>;

/**
 * Returns dependencies that the lock file lacks. They are searched like Node does: next to the package and in every
 * parent folder.
 */
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

/**
 * An installation on one system writes only that system's packages into a new lock file, which "npm ci" (and the image
 * build) then rejects on others.
 */
describe('lock file packages for every system', () => {
  it.each(['package-lock.json', 'cms/package-lock.json', 'tools/data/holidays/package-lock.json'])(
    '%s',
    (file) => {
      const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Locked };
      expect(Object.keys(packages).length).toBeGreaterThan(10);
      expect(missingPackages(packages)).toEqual([]);
    },
  );

  it('reports a package missing for another system only', () => {
    const manifest = { optionalDependencies: { 'tool-win32': '1.0.0' } };
    const inside = 'node_modules/tool/node_modules/tool-win32';
    expect(missingPackages({ 'node_modules/tool': manifest })).toEqual([
      'node_modules/tool asks for tool-win32',
    ]);
    expect(missingPackages({ 'node_modules/tool': manifest, [inside]: {} })).toEqual([]);
  });
});
