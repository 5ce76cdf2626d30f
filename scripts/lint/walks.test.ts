import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { importsOf } from './import-graph.mjs';

/** The walks of docs/architecture.md, held to the code: every file is there, and each is named by one before it. */
const known = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => !/\.(test|spec)\.tsx?$/.test(file));
const all = new Set(known);
const imports = (file: string) => [
  ...(all.has(file) ? importsOf(file, readFileSync(file, 'utf8'), all).all : []),
];

/** How many files a walk may have. */
const mostFiles: Record<string, number> = { bike: 8, basket: 12, feed: 8, 'sign-in': 2 };

/** What answers a call of its own is reached over HTTP, or by Next. */
const entry =
  /(^app\/.*\/(page|route)|^backend\/(shop\/server|rest-app)|^lib\/server\/session\/handle-sign-in-request)\.tsx?$/;

/** What only binds is no step of its own: the schema of the resolvers, and the door of an area. */
const binder = /^backend\/shop\/schema\.ts$|\.service\.ts$/;

const stem = (file: string) => file.replace(/\.tsx?$/, '');

/** The file of a name as it is written: whole, or from its folder on, in the folder of the step before where there are several. */
function fileOf(name: string, before: string): string {
  const found = known.filter((file) => stem(file) === name || stem(file).endsWith(`/${name}`));
  const shared = (file: string) => [...file].findIndex((letter, at) => letter !== before[at]);
  const [best] = found.sort(
    (a, b) => Number(stem(b) === name) - Number(stem(a) === name) || shared(b) - shared(a),
  );
  return best ?? `no file of the name ${name}`;
}

const walks = readFileSync('docs/architecture.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, title = '', count = '', way = ''] =
      /^\| ([^|]+) \| (\d+) \| ([^|]+) \|$/.exec(line) ?? [];
    const names = [...way.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    return names.length < 2 ? [] : [{ title, count: Number(count), names }];
  });

it('there are five', () => {
  expect(walks).toHaveLength(5);
});

it.each(walks)('$title', ({ title, count, names }) => {
  const files = names.reduce<string[]>((way, name) => [...way, fileOf(name, way.at(-1) ?? '')], []);
  expect(files.filter((file) => !all.has(file))).toEqual([]);
  expect(files).toHaveLength(count);
  const [, most = count] = Object.entries(mostFiles).find(([word]) => title.includes(word)) ?? [];
  expect(count).toBeLessThanOrEqual(most);
  const unreached = files.filter((file, step) => {
    if (step === 0 || entry.test(file)) return false;
    const before = files.slice(0, step).flatMap(imports);
    return ![...before, ...before.filter((one) => binder.test(one)).flatMap(imports)].some(
      (one) => one === file || (binder.test(one) && imports(one).includes(file)),
    );
  });
  expect(unreached).toEqual([]);
});
