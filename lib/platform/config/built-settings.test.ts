import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import loadConfig from 'next/dist/server/config';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useBuiltSettings } from './built-settings';

const name = '__NEXT_PRIVATE_STANDALONE_CONFIG';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => {
  delete process.env[name];
  rmSync(folder, { recursive: true, force: true });
});

it('the framework takes the settings that the build wrote down, and asks no file', async () => {
  const config = { distDir: '.next-of-this-test', experimental: { preloadEntriesOnStart: false } };
  writeFileSync(join(folder, 'required-server-files.json'), JSON.stringify({ version: 1, config }));
  useBuiltSettings(folder);
  expect(await loadConfig('phase-production-server', folder)).toEqual(config);
});

it('without a build nothing is said', () => {
  useBuiltSettings(folder);
  expect(process.env[name]).toBeUndefined();
});
