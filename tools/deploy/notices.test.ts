import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  license?: string;
  dev?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const notices = readFileSync('tools/deploy/NOTICES.md', 'utf8');
/** Licenses that only require a copy of their text. */
const permissive = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['(MIT OR Apache-2.0)', 'Apache-2.0 AND MIT'],
]);

it('lists every production package whose licence requires attribution in the image notices', () => {
  const named = [...notices.matchAll(/`([^`*]+)(\*?)`/g)].map(([, name = '', star]) => ({
    ...{ name, isBeginning: star === '*' },
  }));
  const missing = Object.entries(packages)
    .filter(([path, { dev, license }]) => path && !dev && !permissive.has(license ?? ''))
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
    .filter(
      (one) =>
        !named.some(({ name, isBeginning }) => (isBeginning ? one.startsWith(name) : one === name)),
    );
  expect(missing).toEqual([]);
});
