import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { explainStartError } from './service-command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs an operator's command on a data folder without a shop. */
function call(script: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  return new Promise<{ code: number; stderr: string }>((resolve) => {
    execFile(process.execPath, [script, ...words], { env }, (error, _stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    );
  });
}

it.each<[string, string[], RegExp]>([
  ['tools/commands/service-command.mjs', ['backup'], /npm run backup -- <file>/],
  [
    'tools/commands/service-command.mjs',
    ['backup', '--fast', 'a'],
    /'--fast'.*npm run backup -- <file>/s,
  ],
  ['tools/commands/service-command.mjs', ['backup', 'copy.db'], /There is no database at/],
  [
    'tools/commands/service-command.mjs',
    ['order', 'numbers', '--at-least', 'x'],
    /must look like 241600/,
  ],
  ['tools/commands/service-command.mjs', ['order', '240731', 'paid'], /There is no shop at/],
  ['tools/commands/service-command.mjs', ['restock', '--when'], /'--when'.*npm run restock/s],
  ['tools/commands/service-command.mjs', ['dealer-request', 'list'], /There is no shop at/],
  [
    'tools/commands/service-command.mjs',
    ['second-factor', 'remove'],
    /npm run second-factor -- remove/,
  ],
  [
    'tools/commands/service-command.mjs',
    ['second-factor', 'remove', 'a@b.example'],
    /There is no shop at/,
  ],
  [
    'tools/commands/service-command.mjs',
    ['move-database', '--all'],
    /'--all'.*npm run move-database/s,
  ],
  ['tools/deploy/serve.mjs', ['everything'], /services or storefront/],
])(
  'exits with 1 and a message without a stack trace for %s %j',
  async (script, words, sentence) => {
    const { code, stderr } = await call(script, ...words);
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);

it('names the command that installs missing packages', () => {
  const error = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(explainStartError(error)).toBe('Packages are not installed: run npm ci.');
});
