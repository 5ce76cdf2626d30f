import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, afterEach, beforeEach, expect, it } from 'vitest';
import { lockDatabaseFile, restrictPermissions } from './data-folder';

describe('database file lock', () => {
  const program = fileURLToPath(new URL('../testing/lock-database-file.ts', import.meta.url));

  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'held-'));
    file = join(folder, 'backend.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('rejects a second process with the name of the owner', () => {
    const release = lockDatabaseFile(file);
    expect(() => lockDatabaseFile(file)).toThrow(
      new RegExp(
        `backend\\.db is in use by process ${process.pid} on \\S+ since \\d{4}-.*DATA_DIR`,
      ),
    );
    release();
    lockDatabaseFile(file)();
  });

  it('leaves no lock behind when a process is killed', async () => {
    const other = spawn(process.execPath, ['--import', 'tsx', program, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(other.stdout, 'data');
    expect(() => lockDatabaseFile(file)).toThrow(`in use by process ${other.pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDatabaseFile(file)();
  });
});

describe('file permissions', () => {
  it('restricts existing and new files to their owner', () => {
    const umask = process.umask();
    const folder = mkdtempSync(join(tmpdir(), 'private-'));
    try {
      mkdirSync(join(folder, 'old'));
      writeFileSync(join(folder, 'old/backend.db'), '');
      for (const path of ['', 'old']) chmodSync(join(folder, path), 0o755);
      chmodSync(join(folder, 'old/backend.db'), 0o644);
      restrictPermissions(folder);
      writeFileSync(join(folder, 'new.db'), '');
      const modes = ['', 'old', 'old/backend.db', 'new.db'].map(
        (path) => statSync(join(folder, path)).mode & 0o777,
      );
      expect(modes).toEqual([0o700, 0o700, 0o600, 0o600]);
    } finally {
      process.umask(umask);
      rmSync(folder, { recursive: true });
    }
  });
});
