import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, afterEach, beforeEach, expect, it } from 'vitest';
import { findDataDirError, findEnvFileError } from './environment.mjs';

describe('data directory', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-dir-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('creates a missing directory and leaves no files in it', () => {
    const dataDir = join(folder, 'a', 'b');
    expect(findDataDirError(dataDir)).toBeNull();
    expect(existsSync(dataDir)).toBe(true);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each(['file', 'file/below'])('reports %s in its place with a message', (path) => {
    writeFileSync(join(folder, 'file'), '');
    const problem = findDataDirError(join(folder, path));
    expect(problem).toMatch(/^DATA_DIR \(.*\) cannot be used: a part of its path is a file/);
    expect(problem).not.toMatch(/\n/);
  });

  it.runIf(process.platform === 'linux')('reports a directory without write permission', () => {
    expect(findDataDirError('/proc/self')).toMatch(/^DATA_DIR \(\/proc\/self\) cannot be used: /);
  });
});

describe('env file', () => {
  const notUtf8 = '.env is not UTF-8: save it as UTF-8.';
  const twice = '.env sets PORT twice with different values: remove one of them.';

  it.each([
    ['no content', '', null],
    ['settings', 'PORT=3001\nSITE_URL=https://rad.example\n', null],
    ['a byte order mark and CRLF line endings', '\uFEFFPORT=3001\r\nA=ü\r\n', null],
    ['a repeated setting that is commented out', '# PORT=3000\nPORT=3001\n', null],
    ['a repeated setting with the same value', 'PORT=3001\nPORT=3001\n', null],
    ['a multi-line value', 'KEY="a\nPORT=1\n"\nPORT=2\n', null],
    ['a repeated setting with two values', 'PORT=3000\nA=1\nPORT=3001\n', twice],
    ['a repeated setting with two values, one exported', 'export PORT=3000\r\nPORT = 3001', twice],
    ['UTF-16', Buffer.from('\uFEFFPORT=3001\n', 'utf16le'), notUtf8],
    ['UTF-16 without a byte order mark', Buffer.from('PORT=3001\n', 'utf16le'), notUtf8],
    ['Windows-1252', Buffer.from('MAIL_FROM=Müller <a@b.de>\n', 'latin1'), notUtf8],
  ])('reads a file with %s', (_, content, problem) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    expect(findEnvFileError('.env', bytes)).toBe(problem);
  });
});
