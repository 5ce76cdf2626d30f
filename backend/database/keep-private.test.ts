import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepPrivate } from './keep-private';

it('makes what is there, and what comes, its owner’s alone', () => {
  const umask = process.umask();
  const folder = mkdtempSync(join(tmpdir(), 'private-'));
  try {
    mkdirSync(join(folder, 'old'));
    writeFileSync(join(folder, 'old/backend.db'), '');
    for (const path of ['', 'old']) chmodSync(join(folder, path), 0o755);
    chmodSync(join(folder, 'old/backend.db'), 0o644);
    keepPrivate(folder);
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
