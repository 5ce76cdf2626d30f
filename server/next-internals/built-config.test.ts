import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, afterEach, beforeEach, expect, it } from 'vitest';
import { readBuiltHeaders, applyBuiltConfig } from './built-config';
import loadConfig from 'next/dist/server/config';

describe('built headers', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'built-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const headers = { general: [{ key: 'A', value: '1' }], draft: [{ key: 'A', value: '2' }] };
  const write = (env: object) =>
    writeFileSync(join(folder, 'required-server-files.json'), JSON.stringify({ config: { env } }));

  it('are those of the build', () => {
    write({ DEFAULT_HEADERS: JSON.stringify(headers) });
    expect(readBuiltHeaders(folder)).toEqual(headers);
  });

  it.each([
    ['no header settings', {}],
    ['an empty header list', { DEFAULT_HEADERS: JSON.stringify({ ...headers, general: [] }) }],
    ['invalid header settings', { DEFAULT_HEADERS: 'x' }],
  ])('rejects a build whose settings contain %s', (_name, env) => {
    write(env);
    expect(() => readBuiltHeaders(folder)).toThrow();
  });
});

describe('built config', () => {
  const name = '__NEXT_PRIVATE_STANDALONE_CONFIG';
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'built-'));
  });
  afterEach(() => {
    delete process.env[name];
    rmSync(folder, { recursive: true, force: true });
  });

  it('passes the settings of the build to the framework without reading a config file', async () => {
    const config = {
      distDir: '.next-of-this-test',
      experimental: { preloadEntriesOnStart: false },
    };
    writeFileSync(
      join(folder, 'required-server-files.json'),
      JSON.stringify({ version: 1, config }),
    );
    applyBuiltConfig(folder);
    expect(await loadConfig('phase-production-server', folder)).toEqual(config);
  });

  it('sets nothing without a build', () => {
    applyBuiltConfig(folder);
    expect(process.env[name]).toBeUndefined();
  });
});
