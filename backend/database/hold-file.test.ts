import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdFile } from './hold-file';

const program = fileURLToPath(new URL('../testing/hold-a-file.ts', import.meta.url));

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'held-'));
  file = join(folder, 'backend.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a file that is served is nobody else’s, and whoever comes is told whose it is', () => {
  const release = holdFile(file);
  expect(() => holdFile(file)).toThrow(
    new RegExp(`backend\\.db is in use by process ${process.pid} on \\S+ since \\d{4}-.*DATA_DIR`),
  );
  release();
  holdFile(file)();
});

it('a process that is killed leaves nothing that has to be cleared away', async () => {
  const other = spawn(process.execPath, ['--import', 'tsx', program, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  expect(() => holdFile(file)).toThrow(`in use by process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  holdFile(file)();
});
