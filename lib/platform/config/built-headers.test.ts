import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readBuiltHeaders } from './built-headers';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const headers = { general: [{ key: 'A', value: '1' }], draft: [{ key: 'A', value: '2' }] };
const write = (env: object) =>
  writeFileSync(join(folder, 'required-server-files.json'), JSON.stringify({ config: { env } }));

it('are those of the build', () => {
  write({ ANSWER_HEADERS: JSON.stringify(headers) });
  expect(readBuiltHeaders(folder)).toEqual(headers);
});

it.each([
  ['nothing', {}],
  ['no headers', { ANSWER_HEADERS: JSON.stringify({ ...headers, general: [] }) }],
  ['something else', { ANSWER_HEADERS: 'x' }],
])('a build that names %s is refused', (_name, env) => {
  write(env);
  expect(() => readBuiltHeaders(folder)).toThrow();
});
